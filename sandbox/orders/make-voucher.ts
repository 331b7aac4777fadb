/** Letters and digits without those that look alike. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code and a PIN. `draw` gives a random whole number from 0 up to, but not including, its argument. */
export function makeVoucher(draw: (below: number) => number): { code: string; pin: string } {
  const code = Array.from({ length: 12 }, () => signs.charAt(draw(signs.length))).join('');
  return { code: code.replace(/(.{4})(?=.)/g, '$1-'), pin: String(draw(1_000_000)).padStart(6, '0') };
}
