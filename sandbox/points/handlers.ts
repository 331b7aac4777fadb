import type { PointTransaction } from '@/contract/transactions';
import { ownMembership } from '../members/find-customer';
import type { Context, Handlers } from '../noun/handler';
import { byMonth } from '../shared/by-label';
import { addMonths, dayOf } from '../shared/calendar';
import { movementsOf } from './expire-points';
import { lotsOf } from './lots';
import { logOf } from './points-log';
import { movementView } from './show-movement';

/** Only the archive lists movements older than this. */
export const archiveMonths = 12;

export const pointHandlers = {
  async getEarnRedeemPointDetailsMonthWise(_request, context) {
    const { rows, recent, show } = await historyOf(context);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const expiring = lotsOf(rows).flatMap(({ id, left, expiresOn }) => {
      const row = byId.get(id);
      return row && left > 0 && expiresOn !== null ? [show(row, left)] : [];
    });
    const expired = rows.flatMap(({ reason, lotId, hundredths }) => {
      const lot = reason === 'expiry' ? byId.get(lotId ?? 0) : undefined;
      return lot ? [show(lot, -hundredths)] : [];
    });
    return {
      transactions: byMonth(
        recent.map((row) => show(row)),
        ({ date }) => date,
      ),
      expiring: byMonth(expiring.sort(byExpiry), ({ expiryDate }) => expiryDate),
      expired: byMonth(expired.sort(byExpiry).reverse(), ({ expiryDate }) => expiryDate),
      log: logOf(rows, context.now()),
    };
  },

  async getCustomerArchiveData(_request, context) {
    const { archived, show } = await historyOf(context);
    const { earned, redeemed } = logOf(archived, context.now());
    return {
      transactions: byMonth(
        archived.map((row) => show(row)),
        ({ date }) => date,
      ),
      earned,
      redeemed,
    };
  },
} satisfies Partial<Handlers>;

/** All rows, oldest first. Also the earned and redeemed rows, newest first: recent ones and archived ones. */
async function historyOf(context: Context) {
  const { db, now } = context;
  const { id: membershipId } = await ownMembership(db, context);
  const rows = await movementsOf(db, membershipId);
  const listed = rows.filter(({ reason }) => reason !== 'expiry').reverse();
  const since = addMonths(dayOf(now()), -archiveMonths);
  return {
    rows,
    recent: listed.filter(({ createdAt }) => dayOf(createdAt) >= since),
    archived: listed.filter(({ createdAt }) => dayOf(createdAt) < since),
    show: await movementView(db, membershipId),
  };
}

/** Soonest first. */
function byExpiry(a: PointTransaction, b: PointTransaction): number {
  return a.expiryDate < b.expiryDate ? -1 : a.expiryDate > b.expiryDate ? 1 : 0;
}
