import { dayOf, startOfDay } from '../shared/calendar';
import { lotsOf } from './lots';
import { ledgerRow, type Posting } from './post-points';
import type { ledger } from './tables';

type Row = typeof ledger.$inferInsert & { id: number };

interface History {
  /** Earned and spent points, in any order. Earlier points must cover each debit. */
  postings: readonly Posting[];
  /** The final balance, in hundredths of a point. */
  balance: number;
  at: Date;
  /** The time of the first row. */
  firstId: number;
}

/**
 * The ledger of a long-time member: the postings, and the points that expired meanwhile. If points are missing for the
 * balance, an earlier card adds them. If there are too many, the end takes them away.
 */
export function sampleHistory({ postings, balance, at, firstId }: History): Row[] {
  const rows: Row[] = [];
  const add = (row: typeof ledger.$inferInsert) => rows.push({ ...row, id: firstId + rows.length });
  const inTime = [...postings].sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const posting of inTime) {
    for (const expiry of expiries(rows, posting.at)) add(expiry);
    add(ledgerRow(posting));
  }
  for (const expiry of expiries(rows, at)) add(expiry);
  const missing = balance - rows.reduce((sum, { hundredths }) => sum + hundredths, 0);
  const membershipId = inTime[0]?.membershipId;
  if (membershipId === undefined || missing === 0) return rows;
  const before = new Date(at.getTime() - earlierCardDays * 86_400_000);
  add(
    missing > 0
      ? ledgerRow({ membershipId, hundredths: missing, reason: 'opening', at: before })
      : ledgerRow({ membershipId, hundredths: missing, reason: 'adjustment', at }),
  );
  return rows;
}

/** These points expire late, so they do not affect earlier rows. */
const earlierCardDays = 100;

function expiries(rows: Row[], at: Date): (typeof ledger.$inferInsert)[] {
  const today = dayOf(at);
  const due = rows.filter(({ open, expiresOn }) => open && expiresOn && expiresOn < today);
  const lots = lotsOf(
    rows.map(({ id, hundredths, expiresOn = null, lotId = null }) => ({ id, hundredths, expiresOn, lotId })),
  );
  return due.flatMap((row) => {
    row.open = false;
    const left = lots.find(({ id }) => id === row.id)?.left ?? 0;
    if (left === 0) return [];
    const { membershipId, id: lotId, expiresOn } = row;
    const createdAt = startOfDay(expiresOn ?? today, 1);
    return [{ membershipId, hundredths: -left, reason: 'expiry' as const, lotId, createdAt }];
  });
}
