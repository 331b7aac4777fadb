/** Without those that look alike. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code and PIN drawn with `draw`, which gives a whole number from 0 to below its argument. */
export function makeVoucher(draw: (below: number) => number): { code: string; pin: string } {
  const code = Array.from({ length: 12 }, () => signs.charAt(draw(signs.length))).join('');
  return { code: code.replace(/(.{4})(?=.)/g, '$1-'), pin: String(draw(1_000_000)).padStart(6, '0') };
}
