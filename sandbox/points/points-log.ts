import type { PointsLog } from '@/contract/transactions';
import type { Context } from '../noun/handler';
import { addMonths, dayOf } from '../shared/calendar';
import { movementsOf } from './expire-points';
import { lotsOf } from './lots';

type Row = Awaited<ReturnType<typeof movementsOf>>[number];

/** The totals of a member's points: available = earned − redeemed − expired. */
export async function pointsLogOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  membershipId: number,
): Promise<PointsLog> {
  return logOf(await movementsOf(db, membershipId), now());
}

export function logOf(rows: readonly Row[], at: Date): PointsLog {
  const soon = addMonths(dayOf(at), 3);
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0) / 100;
  const totals = (which: (row: Row) => boolean) =>
    Math.abs(sumOf(rows.filter(which).map(({ hundredths }) => hundredths)));
  const expiring = lotsOf(rows).filter(({ expiresOn }) => expiresOn !== null && expiresOn <= soon);
  return {
    earned: totals(({ hundredths }) => hundredths > 0),
    redeemed: totals(({ hundredths, reason }) => hundredths < 0 && reason !== 'expiry'),
    expired: totals(({ reason }) => reason === 'expiry'),
    available: sumOf(rows.map(({ hundredths }) => hundredths)),
    expiringSoon: sumOf(expiring.map(({ left }) => left)),
  };
}
