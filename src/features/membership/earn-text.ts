import { fill, textsOf } from '@/brand/texts/define-texts';
import { membershipTexts } from '@/brand/texts/membership';
import { currencySign } from '@/components/money';
import { pointsUnit } from '@/components/points';
import type { Tier } from '@/contract/membership';
import { earnRate } from './membership-rules';

/** "2 P on every ₹100 spent", or how `wording` says it. Undefined if the program does not say. */
export function earnText(
  rate: Pick<Tier, 'earnPoints' | 'currencySpent'>,
  wording = textsOf(membershipTexts).earn,
): string | undefined {
  const earned = earnRate(rate);
  return (
    earned &&
    fill(wording, {
      points: earned.points,
      unit: pointsUnit(),
      amount: `${currencySign()}${earned.spent}`,
    })
  );
}
