import { and, eq } from 'drizzle-orm';
import type { Db } from '../database/db';
import { type Context, signedIn } from '../server/handler';
import { unauthorised } from '../server/refusal';
import { customers, memberships } from './tables';

/** A person, and what they are to one merchant; `membership` is null where they never registered. */
export interface KnownCustomer {
  customer: typeof customers.$inferSelect;
  membership: typeof memberships.$inferSelect | null;
}

export async function customerOfMobile(
  db: Db,
  merchantId: string,
  mobile: string,
): Promise<KnownCustomer | undefined> {
  return findCustomer(db, merchantId, eq(customers.mobile, mobile));
}

/** Whoever asks. Throws a 401 for a person that no longer exists. */
export async function ownCustomer(db: Db, context: Context): Promise<KnownCustomer> {
  const { customerId } = signedIn(context);
  const known = await findCustomer(db, context.merchant.id, eq(customers.id, customerId));
  return known ?? unauthorised('invalid');
}

/** The membership of whoever asks. Throws a 401 for a person that the merchant does not know. */
export async function ownMembership(db: Db, context: Context) {
  return (await ownCustomer(db, context)).membership ?? unauthorised('invalid');
}

async function findCustomer(db: Db, merchantId: string, which: ReturnType<typeof eq>) {
  const [found] = await db
    .select({ customer: customers, membership: memberships })
    .from(customers)
    .leftJoin(
      memberships,
      and(eq(memberships.customerId, customers.id), eq(memberships.merchantId, merchantId)),
    )
    .where(which);
  return found;
}
