import { dayOf, startOfDay } from '../shared/calendar';
import { lotsOf } from './lots';
import { ledgerRow, type Posting } from './post-points';
import type { ledger } from './tables';

type Row = typeof ledger.$inferInsert & { id: number };

interface History {
  /** What came and went, in any order; each debit must be covered by what came before. */
  postings: readonly Posting[];
  /** Hundredths of a point that are there in the end. */
  balance: number;
  at: Date;
  /** Of the first row. */
  firstId: number;
}

/**
 * The ledger of somebody who was a member long before the sandbox began: their postings, with everything that expired on the way. Points
 * from an earlier card fill up what is missing to the balance; what is too much is taken away in the end.
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

/** Their points expire late, so nothing that came before is touched by them. */
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
