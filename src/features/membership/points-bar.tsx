import { useQuery } from '@tanstack/react-query';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { membershipTexts } from '@/brand/texts/membership';
import { merchantQuery } from '@/components/merchant-query';
import { money } from '@/components/money';
import { Points } from '@/components/points';
import type { Tier } from '@/contract/membership';
import { pointsWorth } from '@/lib/points';
import styles from './membership.module.css';

interface PointsBarProps {
  /** Points. */
  balance: number | undefined;
  /** The customer's tier. Its two rates decide the worth of points; without them, the merchant's rates do. */
  rates: Pick<Tier, 'pointsPerUnit' | 'currencyPerUnit'> | undefined;
}

/** 'Available Points' with their worth. */
export function PointsBar({ balance, rates }: PointsBarProps) {
  const texts = textsOf(membershipTexts);
  const ofTier = pointsWorth({ ...rates, balance });
  const merchant = useQuery({ ...merchantQuery(), enabled: ofTier === undefined });
  const worth = ofTier ?? pointsWorth({ ...merchant.data, balance });
  return (
    <div className={styles.pointsBar}>
      <span>{texts.availablePoints}</span>
      <span className={styles.figures}>
        <Points value={balance} size="large" />
        {worth === undefined ? null : (
          <span className={styles.quiet}>{fill(texts.worth, { amount: money(worth) })}</span>
        )}
      </span>
    </div>
  );
}
