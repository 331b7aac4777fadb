import type { Db } from '../database/db';
import { sampleMembershipId, samplesOf } from '../members/seed';
import type { SeededMall } from '../noun/noun';
import { sampleNotifications } from './sample-notifications';
import { notifications } from './tables';

/** Four pages and some. Whoever has more unread ones has as many. */
const usual = 66;

/** Everybody's notifications. The newest ones are unread; somebody without unread ones may have none at all. */
export async function seedNotifications(tx: Db, mall: SeededMall): Promise<void> {
  const { merchant, at } = mall;
  for (const person of samplesOf(mall)) {
    const { unread = 0, notifications: count = Math.max(usual, unread + 10) } = person.membership ?? {};
    if (!person.membership || count === 0) continue;
    const membershipId = await sampleMembershipId(tx, merchant.id, person);
    const rows = sampleNotifications(merchant, { count, at }).map(({ dated: _, ...row }, index) => ({
      ...row,
      membershipId,
      tapped: index >= unread,
    }));
    await tx.insert(notifications).values(rows.reverse()); // later ones have higher ids
  }
}
