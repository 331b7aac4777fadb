import type { Tier, TierDetails } from '@/contract/membership';
import { groupMobile } from '@/lib/mobile';
import { formatPoints } from '@/lib/points';

/** A tier range that ends here has no end (docs/product/membership.md#tiers). */
const noRangeEnd = 9_999_999_999;

/** The membership id as on a card: ten digits grouped 4-3-3, any other id as it is. */
export function groupMembershipId(id: string): string {
  return /^\d{10}$/.test(id) ? groupMobile(id) : id;
}

/** The tiers on the stepper: the program's own, or the default four where it sends none. */
export function tierSteps(tiers: readonly Tier[], defaults: readonly string[]) {
  return tiers.length > 0
    ? tiers.map(({ id, name }) => ({ id, label: name }))
    : defaults.map((name) => ({ id: name, label: name }));
}

/** Where the customer stands among the steps, by the tier's id, else by its name; -1 for a customer without a tier. */
export function currentStep(
  steps: readonly { id: string; label: string }[],
  { currentTierId, currentTierName }: Pick<TierDetails, 'currentTierId' | 'currentTierName'>,
): number {
  const byId = steps.findIndex(({ id }) => id === currentTierId);
  if (byId >= 0 || !currentTierName) return byId;
  return steps.findIndex(({ label }) => label.toLowerCase() === currentTierName.toLowerCase());
}

/**
 * The two ends of a tier's range, in points; `endless` stands for the end of a range that has none. Undefined without
 * a start.
 */
export function rangeOf(
  { rangeStart, rangeEnd }: Pick<Tier, 'rangeStart' | 'rangeEnd'>,
  endless: string,
): { from: string; to: string } | undefined {
  if (rangeStart === undefined || rangeEnd === undefined) return undefined;
  return {
    from: formatPoints(rangeStart),
    to: rangeEnd >= noRangeEnd ? endless : formatPoints(rangeEnd),
  };
}

export type Away = { kind: 'points'; points: string } | { kind: 'sentence'; text: string };

/** How far the next tier is: points where the backend gives a number, else its own sentence. */
export function awayFromNextTier(wire: string): Away | undefined {
  const text = wire.trim();
  if (text === '') return undefined;
  const points = Number(text);
  if (Number.isNaN(points)) return { kind: 'sentence', text };
  return points > 0 && Number.isFinite(points) ? { kind: 'points', points: formatPoints(points) } : undefined;
}

/** Points earned and the spending that earns them, formatted; undefined where the program does not say. */
export function earnRate({ earnPoints, currencySpent }: Pick<Tier, 'earnPoints' | 'currencySpent'>) {
  if (earnPoints === undefined || !currencySpent) return undefined;
  return { points: formatPoints(earnPoints), spent: formatPoints(currencySpent) };
}
