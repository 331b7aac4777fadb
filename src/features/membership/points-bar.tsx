import { useQuery } from '@tanstack/react-query';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { membershipTexts } from '@/brand/texts/membership';
import type { Tier } from '@/contract/membership';
import { merchantQueries } from '@/features/dashboard/queries';
import { formatPoints, pointsWorth } from '@/lib/points';
import { money, pointsUnit } from '@/session/units';
import { Points } from '@/ui/points';
import styles from './membership.module.css';

interface PointsBarProps {
  /** Points. */
  balance: number | undefined;
  /** The customer's tier, whose two rates say what points are worth; else the merchant's do. */
  rates: Pick<Tier, 'pointsPerUnit' | 'currencyPerUnit'> | undefined;
}

/** 'Available Points' with what they are worth. */
export function PointsBar({ balance, rates }: PointsBarProps) {
  const texts = textsOf(membershipTexts);
  const ofTier = pointsWorth({ ...rates, balance });
  const merchant = useQuery({ ...merchantQueries.details(), enabled: ofTier === undefined });
  const worth = ofTier ?? pointsWorth({ ...merchant.data, balance });
  return (
    <div className={styles.pointsBar}>
      <span>{texts.availablePoints}</span>
      <span className={styles.figures}>
        <Points figure={formatPoints(balance)} unit={pointsUnit()} size="large" />
        {worth === undefined ? null : (
          <span className={styles.quiet}>{fill(texts.worth, { amount: money(worth) })}</span>
        )}
      </span>
    </div>
  );
}
