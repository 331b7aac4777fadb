import { asc, eq } from 'drizzle-orm';
import type { Handlers } from '../noun/handler';
import { brands } from './tables';

export const brandHandlers = {
  async getPWABrandName(_request, { db, merchant }) {
    const rows = await db
      .select()
      .from(brands)
      .where(eq(brands.merchantId, merchant.id))
      .orderBy(asc(brands.name));
    return rows.map(({ id, name }) => ({ id: String(id), name }));
  },
} satisfies Partial<Handlers>;
