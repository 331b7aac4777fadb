import { asc, eq } from 'drizzle-orm';
import type { Handlers } from '../server/handler';
import { locations } from './tables';

export const locationHandlers = {
  async getStoreLocations(_request, { db, merchant }) {
    const rows = await db
      .select()
      .from(locations)
      .where(eq(locations.merchantId, merchant.id))
      .orderBy(asc(locations.id));
    return {
      locations: rows.map(({ id, name, billDays }) => ({
        id: String(id),
        name,
        billDays: billDays ?? undefined,
      })),
    };
  },
} satisfies Pick<Handlers, 'getStoreLocations'>;
