/**
 * A text with every decimal digit of Unicode as 0–9, because keyboards of many languages write their own digits
 * (docs/product/formats.md#digits). Unicode keeps the ten digits of a script together, in order.
 */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    let before = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(Number(digit.codePointAt(0)) - before - 1))) before += 1;
    return `${before % 10}`; // the digits of several scripts may follow each other
  });
}

/** The digits of a text, as 0–9. */
export function digitsOf(text: string): string {
  return asciiDigits(text).replace(/\D/g, '');
}
