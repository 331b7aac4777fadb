import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../database/db';
import { FormError } from '../noun/form';
import { notifications } from './tables';

const ofMember = (membershipId: number) =>
  and(eq(notifications.membershipId, membershipId), eq(notifications.deleted, false));

/** How many of a member's notifications nobody has tapped. */
export async function unreadOf(db: Db, membershipId: number): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(ofMember(membershipId), eq(notifications.tapped, false)));
  return row?.unread ?? 0;
}

/** Makes the newest `unread` notifications of a member unread and all others read. */
export async function setUnread(tx: Db, membershipId: number, unread: number): Promise<void> {
  const rows = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(ofMember(membershipId))
    .orderBy(desc(notifications.id));
  if (unread > rows.length) {
    throw new FormError(`unread takes ${rows.length} at most, because there are no more notifications.`);
  }
  const newest = rows.slice(0, unread).map(({ id }) => id);
  await tx.update(notifications).set({ tapped: true }).where(ofMember(membershipId));
  await tx.update(notifications).set({ tapped: false }).where(inArray(notifications.id, newest));
}
