/** Indian mobile numbers: ten digits, the first 4 to 9 (docs/product/formats.md#mobile-numbers). */
export const mobilePattern = /^[4-9]\d{9}$/;

/** The digits of a typed or pasted text, at most ten. A pasted country code is dropped. */
export function mobileDigits(input: string): string {
  const digits = input.replace(/\D/g, '');
  return (digits.length > 10 ? digits.replace(/^(?:91|0)(?=\d{10})/, '') : digits).slice(0, 10);
}

/** Groups ten digits 4-3-3 with spaces. A shorter number is grouped as far as it goes. */
export function groupMobile(digits: string): string {
  return [digits.slice(0, 4), digits.slice(4, 7), digits.slice(7)].filter(Boolean).join(' ');
}
