import { fill, textsOf } from '@/brand/texts/define-texts';
import { membershipTexts } from '@/brand/texts/membership';
import { currencySign } from '@/components/money';
import { pointsUnit } from '@/components/points';
import type { Tier } from '@/contract/membership';
import { formatPoints } from '@/lib/points';

/** "2 P on every ₹100 spent", or how `wording` says it. Undefined if the program does not say. */
export function earnText(
  { earnPoints, currencySpent }: Pick<Tier, 'earnPoints' | 'currencySpent'>,
  wording = textsOf(membershipTexts).earn,
): string | undefined {
  if (earnPoints === undefined || !currencySpent) return undefined;
  return fill(wording, {
    points: formatPoints(earnPoints),
    unit: pointsUnit(),
    amount: `${currencySign()}${formatPoints(currencySpent)}`,
  });
}
