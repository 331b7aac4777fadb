import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { textsOf } from '@/brand/texts/define-texts';
import { expiringPointsTexts } from '@/brand/texts/expiring-points';
import { AddToCalendar } from '@/components/expiring-points/add-to-calendar';
import { EndingList } from '@/components/expiring-points/ending-list';
import { transactionQueries } from '@/features/transactions/queries';
import { type Ending, endingSoon } from '@/lib/ending-points';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/controls/button';
import { useToday } from '@/ui/hooks/use-today';
import { Card } from '@/ui/lists/card';
import { focusWhenGone } from '@/ui/navigation/focus-when-gone';
import { askedLate } from './asked-late';
import styles from './dashboard.module.css';
import { putAway, usePutAwayDay } from './put-away';

/** Points that end within 30 days, unless the customer has put them away. */
export function useEndingPoints(): Ending[] {
  const { data } = useQuery(askedLate(transactionQueries.points()));
  const awayDay = usePutAwayDay();
  const soon = endingSoon(data?.endings ?? [], useToday());
  return soon[0]?.day === awayDay ? [] : soon;
}

/** How many points end when (docs/product/dashboard.md#expiring-points). */
export function ExpiringPoints({ endings }: { endings: readonly Ending[] }) {
  const texts = textsOf(expiringPointsTexts);
  const [next] = endings;
  if (!next) return null;
  return (
    <section ref={focusWhenGone} aria-label={texts.title}>
      <Card tone="tint">
        <div className={styles.expiring}>
          <h2>{texts.title}</h2>
          <Link to={paths.transactions} search={{ filter: 'expiring' }} className={styles.viewAll}>
            {texts.view}
          </Link>
        </div>
        <EndingList endings={endings} />
        <div className={styles.expiringActions}>
          <AddToCalendar ending={next} />
          <Button variant="quiet" size="compact" onClick={() => putAway(next.day)}>
            {texts.notNow}
          </Button>
        </div>
      </Card>
    </section>
  );
}
