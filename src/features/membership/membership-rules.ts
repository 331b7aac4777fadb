import type { Tier, TierDetails } from '@/contract/membership';
import { groupMobile } from '@/lib/mobile';
import { formatPoints } from '@/lib/points';

/** A tier range up to this number has no end (docs/product/membership.md#tiers). */
const noRangeEnd = 9_999_999_999;

/** The membership id for the card: ten digits are grouped 4-3-3, any other id is unchanged. */
export function groupMembershipId(id: string): string {
  return /^\d{10}$/.test(id) ? groupMobile(id) : id;
}

/** The tiers on the stepper: the program's own, or the four default tiers if it sends none. */
export function tierSteps(tiers: readonly Tier[], defaults: readonly string[]) {
  return tiers.length > 0
    ? tiers.map(({ id, name }) => ({ id, label: name }))
    : defaults.map((name) => ({ id: name, label: name }));
}

/** The index of the customer's step, found by the tier's id, or else by its name. -1 for a customer without a tier. */
export function currentStep(
  steps: readonly { id: string; label: string }[],
  { currentTierId, currentTierName }: Pick<TierDetails, 'currentTierId' | 'currentTierName'>,
): number {
  const byId = steps.findIndex(({ id }) => id === currentTierId);
  if (byId >= 0 || !currentTierName) return byId;
  return steps.findIndex(({ label }) => label.toLowerCase() === currentTierName.toLowerCase());
}

/**
 * The two ends of a tier's range, in points. A range without an end gets the text `endless`. Undefined without a start.
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

/** The distance to the next tier: in points if the backend gives a number, or else its own sentence. */
export function awayFromNextTier(wire: string): Away | undefined {
  const text = wire.trim();
  if (text === '') return undefined;
  const points = Number(text);
  if (Number.isNaN(points)) return { kind: 'sentence', text };
  return points > 0 && Number.isFinite(points) ? { kind: 'points', points: formatPoints(points) } : undefined;
}
