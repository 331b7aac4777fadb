import type { Tier, TierDetails } from '@/contract/membership';
import { currentStep, tierSteps } from '@/features/membership/membership-rules';
import { isRedeemed, leadOf, type PointsShown } from '@/features/transactions/transaction-rules';
import { roundPoints } from '@/lib/points';

/** What a customer has seen of her bills and tiers. What is missing was never known. */
export interface Seen {
  /** Ids of the bills whose points have come. */
  bills?: readonly string[] | undefined;
  /** The id of the tier. */
  tier?: string | undefined;
}

export type Arrival =
  /** `brand` is the newest bill's, '' if the row has none. */
  | { kind: 'points'; points: number; brand: string; bills: number }
  | { kind: 'tier'; tier: Tier; before: Tier };

export interface Known {
  points: PointsShown | undefined;
  details: TierDetails | undefined;
}

/**
 * What has come since, and what is seen once that is told (docs/product/dashboard.md#what-has-come). Of points and a tier,
 * the points are first: they are why the tier came.
 */
export function lookFor(
  seen: Seen,
  { points, details }: Known,
): { seen: Seen; arrival?: Arrival | undefined } {
  const bills = points ? lookForBills(seen.bills, points) : { seen: seen.bills };
  const tier = details ? lookForTier(seen.tier, details) : { seen: seen.tier };
  // The tier is still new in the next start.
  if (bills.arrival) return { seen: { ...seen, bills: bills.seen }, arrival: bills.arrival };
  return { seen: { bills: bills.seen, tier: tier.seen }, arrival: tier.arrival };
}

interface Look<What> {
  seen: What | undefined;
  arrival?: Arrival | undefined;
}

function lookForBills(seen: Seen['bills'], points: PointsShown): Look<readonly string[]> {
  // The newest rows alone say too little in the beginning: older bills would be new in the next full answer.
  if (!seen && points.isCut) return { seen };
  const brought = billsWithPoints(points);
  const next = [...new Set([...brought.map(({ id }) => id), ...(seen ?? [])])];
  const known = new Set(seen ?? next);
  const fresh = brought.filter(({ id }) => !known.has(id));
  const [newest] = fresh;
  if (!newest) return { seen: next };
  const sum = roundPoints(fresh.reduce((total, bill) => total + bill.points, 0));
  return { seen: next, arrival: { kind: 'points', points: sum, brand: newest.brand, bills: fresh.length } };
}

/** A tier that stands later in the program than the one before. An answer without a tier says nothing. */
function lookForTier(seen: Seen['tier'], details: TierDetails): Look<string> {
  const { tiers } = details;
  const [from, to] = [tiers.findIndex(({ id }) => id === seen), currentStep(tierSteps(tiers, []), details)];
  const [before, tier] = [tiers[from], tiers[to]];
  if (!tier) return { seen };
  return { seen: tier.id, ...(before && to > from && { arrival: { kind: 'tier', tier, before } }) };
}

interface BillWithPoints {
  id: string;
  points: number;
  brand: string;
}

/** Bills that have brought points, newest first. Not those whose points were taken back. */
function billsWithPoints({ lists }: PointsShown): BillWithPoints[] {
  const bills = new Map<string, BillWithPoints>();
  for (const { entry } of lists.all) {
    const lead = leadOf(entry);
    if (lead?.to !== 'bill') continue;
    const bill = bills.get(lead.id) ?? { id: lead.id, points: 0, brand: '' };
    // Only some backends write redeemed points as negative.
    bill.points += isRedeemed(entry) ? -Math.abs(entry.points ?? 0) : (entry.points ?? 0);
    bill.brand ||= entry.brands.find(({ name }) => name.trim())?.name.trim() ?? '';
    bills.set(lead.id, bill);
  }
  return [...bills.values()].filter(({ points }) => points > 0);
}
