import { fill, textsOf } from '@/brand/texts/define-texts';
import { membershipTexts } from '@/brand/texts/membership';
import { pointsUnit } from '@/components/points';
import type { TierDetails } from '@/contract/membership';
import { Stepper } from '@/ui/controls/stepper';
import styles from './membership.module.css';
import { awayFromNextTier } from './membership-rules';

interface TierProgressProps {
  steps: readonly { id: string; label: string }[];
  /** Index of the customer's step, -1 for none. */
  current: number;
  details: Pick<TierDetails, 'awayFromNextTier' | 'nextTierName'>;
}

/** The tier stepper, and the distance to the next tier. */
export function TierProgress({ steps, current, details }: TierProgressProps) {
  const texts = textsOf(membershipTexts);
  const away = awayFromNextTier(details.awayFromNextTier);
  return (
    <div className={styles.progress}>
      <Stepper label={texts.steps} steps={steps} current={current} />
      {away ? (
        <p className={styles.away}>
          {away.kind === 'sentence'
            ? away.text
            : fill(texts.away, {
                points: away.points,
                unit: pointsUnit(),
                tier: details.nextTierName || (steps[current + 1]?.label ?? ''),
              })}
        </p>
      ) : null}
    </div>
  );
}
