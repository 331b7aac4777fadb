import { and, eq } from 'drizzle-orm';
import type { Db } from '../database/db';
import { type Context, signedIn } from '../noun/handler';
import { unauthorised } from '../noun/refusal';
import { customers, memberships } from './tables';

/**
 * A person, and the person's membership at one merchant. `membership` is null for somebody who never registered there.
 */
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

/** The customer who sends the request. Throws a 401 for a person who no longer exists. */
export async function ownCustomer(db: Db, context: Context): Promise<KnownCustomer> {
  const { customerId } = signedIn(context);
  const known = await findCustomer(db, context.merchant.id, eq(customers.id, customerId));
  return known ?? unauthorised('invalid');
}

/** The membership of the customer who sends the request. Throws a 401 for a person whom the merchant does not know. */
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
