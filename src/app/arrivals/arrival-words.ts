import { arrivalTexts } from '@/brand/texts/arrivals';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { pointsUnit } from '@/components/points';
import { earnText } from '@/features/membership/earn-text';
import { cutText } from '@/lib/cut-text';
import { formatPoints } from '@/lib/points';
import type { Arrival } from './arrival-rules';

/** Characters of a name: the line leaves room for the screen. */
const longestName = 60;

/** What has come, in one sentence. */
export function arrivalWords(arrival: Arrival): string {
  const texts = textsOf(arrivalTexts);
  if (arrival.kind === 'tier') {
    const [rate, before] = [earnText(arrival.tier), earnText(arrival.before)];
    const tier = cutText(arrival.tier.name, longestName);
    return rate && rate !== before ? fill(texts.tierEarns, { tier, rate }) : fill(texts.tier, { tier });
  }
  const points = `${formatPoints(arrival.points)} ${pointsUnit()}`;
  const [brand, others] = [cutText(arrival.brand, longestName), arrival.bills - 1];
  if (!brand) return texts.points(arrival.bills, { points });
  return others > 0
    ? texts.pointsOfAndMore(others, { points, brand })
    : fill(texts.pointsOf, { points, brand });
}
