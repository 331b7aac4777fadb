import { and, eq } from 'drizzle-orm';
import type { Db } from '../database/db';
import { expireAccess, expireSessions, revokeSessions } from '../login/tokens';
import { customers, memberships } from '../members/tables';
import { setUnread, unreadOf } from '../notifications/unread';
import type { PostedForm } from '../noun/card';
import { brief, FormError, isKey, numberFrom, pointBounds, textFrom } from '../noun/form';
import { tierNames } from '../noun/tier-names';
import { balanceOf } from '../points/balance';
import { postPoints } from '../points/post-points';

/** Changes a customer's membership at one merchant. A new balance becomes an adjustment in the ledger. */
export async function saveMember(tx: Db, posted: PostedForm): Promise<void> {
  const { services, form } = posted;
  const { id: membershipId } = await memberOf(tx, posted);
  const tier = numberFrom('tier', form.get('tier') ?? '', { whole: true, most: tierNames.length });
  await tx
    .update(memberships)
    .set({
      tier: tier > 0 ? tier : null,
      status: textFrom('status', form.get('status') ?? '', 20) || '1',
    })
    .where(eq(memberships.id, membershipId));
  const unread = numberFrom('unread', form.get('unread') ?? '', { whole: true, most: 1_000_000 });
  await setUnread(tx, membershipId, unread);
  const wanted = Math.round(numberFrom('balance', form.get('balance') ?? '', pointBounds) * 100);
  const hundredths = wanted - (await balanceOf(tx, membershipId));
  if (hundredths !== 0) {
    await postPoints(tx, { membershipId, hundredths, reason: 'adjustment', at: services.now() });
  }
}

const tokenActions = { access: expireAccess, session: expireSessions, invalid: revokeSessions };

/**
 * Spoils a member's tokens: `access` expires the access tokens, `session` expires all tokens, `invalid` makes all
 * invalid.
 */
export async function spoilTokens(tx: Db, posted: PostedForm): Promise<void> {
  const action = posted.form.get('action') ?? '';
  if (!isKey(tokenActions, action)) throw new FormError(`There is no token action '${brief(action)}'.`);
  await tokenActions[action](tx, posted.services.now(), await memberOf(tx, posted));
}

/** All members of the merchant, with their balances in hundredths of a point and their unread notifications. */
export async function membersOf(db: Db, merchantId: string) {
  const rows = await db
    .select({ customer: customers, membership: memberships })
    .from(memberships)
    .innerJoin(customers, eq(customers.id, memberships.customerId))
    .where(eq(memberships.merchantId, merchantId))
    .orderBy(customers.mobile);
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      balance: await balanceOf(db, row.membership.id),
      unread: await unreadOf(db, row.membership.id),
    })),
  );
}

export type Member = Awaited<ReturnType<typeof membersOf>>[number];

async function memberOf(tx: Db, { merchantId, row }: PostedForm) {
  const [member] = await tx
    .select()
    .from(memberships)
    .where(and(eq(memberships.id, row), eq(memberships.merchantId, merchantId)));
  if (!member) throw new FormError(`There is no customer ${row} at this mall.`);
  return member;
}
