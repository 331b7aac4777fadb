import { asc, eq } from 'drizzle-orm';
import { brands } from '../db/schema';
import type { Handlers } from '../handler';

export const brandHandlers = {
  async getPWABrandName(_request, { db, merchant }) {
    const rows = await db
      .select()
      .from(brands)
      .where(eq(brands.merchantId, merchant.id))
      .orderBy(asc(brands.name));
    return rows.map(({ id, name }) => ({ id: String(id), name }));
  },
} satisfies Pick<Handlers, 'getPWABrandName'>;
