/** Indian mobile numbers: ten digits, the first 4 to 9 (docs/product/formats.md#mobile-numbers). */
export const mobilePattern = /^[4-9]\d{9}$/;

/** The digits of what was typed or pasted, at most ten; a pasted country code is dropped. */
export function mobileDigits(input: string): string {
  const digits = input.replace(/\D/g, '');
  return (digits.length > 10 ? digits.replace(/^(?:91|0)(?=\d{10})/, '') : digits).slice(0, 10);
}

/** Ten digits grouped 4-3-3 with spaces; a shorter number as far as it goes. */
export function groupMobile(digits: string): string {
  return [digits.slice(0, 4), digits.slice(4, 7), digits.slice(7)].filter(Boolean).join(' ');
}
