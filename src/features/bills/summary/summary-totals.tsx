import { billTexts } from '@/brand/texts/bills';
import { textsOf } from '@/brand/texts/define-texts';
import { Points } from '@/components/points';
import type { BillSummary } from '@/contract/bills';
import { formatPoints } from '@/lib/points';
import { HeroCard } from '@/ui/lists/hero-card';
import styles from './summary.module.css';

/** How many bills were handed in, what became of them, and what they have earned. */
export function SummaryTotals({ summary }: { summary: BillSummary }) {
  const texts = textsOf(billTexts);
  const counts = [
    { label: texts.submitted, count: summary.submitted },
    { label: texts.processed, count: summary.processed },
    { label: texts.pending, count: summary.pending },
  ];
  return (
    <HeroCard>
      <dl className={styles.totals}>
        <div className={styles.points}>
          <dt>{texts.totalPoints}</dt>
          <dd>
            <Points value={summary.pointsEarned} size="display" />
          </dd>
        </div>
        {counts.map(({ label, count }) => (
          <div key={label} className={styles.count}>
            <dt>{label}</dt>
            <dd>{formatPoints(count)}</dd>
          </div>
        ))}
      </dl>
    </HeroCard>
  );
}
