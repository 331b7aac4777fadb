import type { Db } from '../database/db';
import { vouchers } from './tables';

/** Letters and digits without those that look alike. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Draws a random whole number from 0 up to, but not including, its argument. */
type Draw = (below: number) => number;

/** Adds a voucher for one piece of an ordered item. A code that another voucher has is drawn again. */
export async function makeVoucher(
  tx: Db,
  draw: Draw,
  item: { orderItemId: number; expiresOn: string },
): Promise<void> {
  for (let made = 0; made === 0; ) {
    const letters = Array.from({ length: 12 }, () => signs.charAt(draw(signs.length))).join('');
    const code = letters.replace(/(.{4})(?=.)/g, '$1-');
    const pin = String(draw(1_000_000)).padStart(6, '0');
    const added = tx
      .insert(vouchers)
      .values({ ...item, code, pin })
      .onConflictDoNothing();
    made = (await added.returning({ code: vouchers.code })).length;
  }
}
