import { asc, eq } from 'drizzle-orm';
import { locations } from '../db/schema';
import type { Handlers } from '../handler';

export const locationHandlers = {
  async getStoreLocations(_request, { db, merchant }) {
    const rows = await db
      .select()
      .from(locations)
      .where(eq(locations.merchantId, merchant.id))
      .orderBy(asc(locations.id));
    return { locations: rows.map(({ id, name }) => ({ id: String(id), name })) };
  },
} satisfies Pick<Handlers, 'getStoreLocations'>;
