import { asc, eq } from 'drizzle-orm';
import { brands } from '../brands/tables';
import type { Db } from '../database/db';
import { seeded } from '../shared/seeded';

/**
 * What the machine reads from the photo of a short bill. The sandbox cannot read, so shop, number and amount follow from the content: the
 * same photo always says the same. A file name with `rs` and a number, such as `rs1250.jpg`, says the amount.
 */
export async function readBill(tx: Db, merchantId: string, { hash, name }: { hash: string; name: string }) {
  const all = await tx.select().from(brands).where(eq(brands.merchantId, merchantId)).orderBy(asc(brands.id));
  const random = seeded(hash);
  const brand = all[Math.floor(random.next() * all.length)];
  const named = /rs(\d{1,6})(?!\d)/i.exec(name)?.[1];
  const drawn = Math.floor(random.between(200, 5000));
  return {
    brandId: brand?.id ?? null,
    number: `INV${Math.floor(random.between(4000, 9999))}`,
    amount: (named ? Number(named) : drawn) * 100,
  };
}
