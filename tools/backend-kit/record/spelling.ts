/** Where the ten digits of a script begin: ASCII, Arabic, Persian, nine scripts of India, and full width. */
const zeros = [
  ...[0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66],
  0xff10,
];

/** A pattern for a digit in any of the scripts. */
export function digitPattern(from: number, to = from): string {
  return `[${zeros.map((zero) => `${String.fromCodePoint(zero + from)}-${String.fromCodePoint(zero + to)}`).join('')}]`;
}

/** Letters and digits only: digits in ASCII, letters small. Two spellings of one value have the same form. */
export function plainForm(text: string): string {
  return Array.from(text.normalize('NFC'), (sign) => (isSign(sign) ? plainSign(sign) : '')).join('');
}

/** Whether a sign is a letter, with its marks, or a digit. */
export function isSign(sign: string): boolean {
  return /[\p{L}\p{M}\p{N}]/u.test(sign);
}

export function plainSign(sign: string): string {
  return digitOf(sign) ?? sign.toLowerCase();
}

/** Writes another plain form in the same way: signs, capitals and the script of digits stay. Aligned at the end. */
export function spelledLike(spelling: string, plain: string): string {
  const signs = Array.from(spelling);
  const letters = Array.from(plain);
  for (let at = signs.length - 1; at >= 0 && letters.length > 0; at -= 1) {
    const old = signs[at] ?? '';
    if (isSign(old)) signs[at] = signLike(old, letters.pop() ?? '');
  }
  return signs.join('');
}

export function hasDigits(text: string, least: number): boolean {
  return (text.match(/\p{Nd}/gu) ?? []).length >= least;
}

function signLike(old: string, sign: string): string {
  const zero = zeroOf(old);
  if (zero !== undefined && /\d/.test(sign)) return String.fromCodePoint(zero + Number(sign));
  const isCapital = old !== old.toLowerCase();
  return isCapital ? sign.toUpperCase() : sign;
}

function zeroOf(sign: string): number | undefined {
  const code = sign.codePointAt(0) ?? 0;
  return zeros.find((zero) => code >= zero && code <= zero + 9);
}

function digitOf(sign: string): string | undefined {
  const zero = zeroOf(sign);
  return zero === undefined ? undefined : String((sign.codePointAt(0) ?? 0) - zero);
}

/** The phone numbers of a field, which may have several. */
export const phoneNumber = /\+?\p{Nd}(?:[ ().\-\u00a0]{0,2}\p{Nd})*/gu;

/** A number such as 9999999999 stands for none. */
export function isPlaceholder(plain: string): boolean {
  return /^(\d)\1*$/.test(plain.slice(-10));
}
