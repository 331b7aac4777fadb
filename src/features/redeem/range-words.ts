import { fill, textsOf } from '@/brand/texts/define-texts';
import { redeemTexts } from '@/brand/texts/redeem';
import { voucherMoney } from '@/components/money';
import { pointsUnit } from '@/components/points';
import { formatPoints } from '@/lib/points';
import { filterLimits } from './browsing';

/** The ranges of the filter, as the shopper reads their ends. */
export const rangeWords = {
  pointsRange: (points: number) => `${formatPoints(points)} ${pointsUnit()}`,
  rewardValueRange: (value: number) => voucherMoney(String(value)),
};

/** An upper end that is no limit. */
export function noLimitWords(): string {
  return fill(textsOf(redeemTexts).noLimit, { limit: String(filterLimits.max) });
}
