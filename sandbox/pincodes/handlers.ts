import { asc, like } from 'drizzle-orm';
import type { Places } from '@/contract/customer';
import { rowWith } from '../database/rows';
import type { Handlers } from '../noun/handler';
import { refuse } from '../noun/refusal';
import { pincodes } from './tables';

/** The place of a pincode. */
export function placesOf({ cityId, city, stateId, state }: typeof pincodes.$inferSelect): Places {
  return {
    city: { id: String(cityId), name: city },
    state: { id: String(stateId), name: state },
    country: { id: '91', name: 'India' },
  };
}

export const pincodeHandlers = {
  async getPincode({ pincode }, { db }) {
    if (!/^\d{3,6}$/.test(pincode)) refuse(102, 'Please enter at least 3 digits of your pincode.');
    const rows = await db
      .select()
      .from(pincodes)
      .where(like(pincodes.code, `${pincode}%`))
      .orderBy(asc(pincodes.code));
    if (rows.length === 0) refuse(102, 'No pincode found');
    return rows.map(({ id, code }) => ({ id: String(id), pincode: code }));
  },

  async getPincodeStateCity({ pincode }, { db }) {
    const row = await rowWith(db, pincodes, { code: pincode });
    if (!row) return refuse(102, 'No pincode found');
    return placesOf(row);
  },
} satisfies Partial<Handlers>;
