import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { textsOf } from '@/brand/texts/define-texts';
import { expiringPointsTexts } from '@/brand/texts/expiring-points';
import { AddToCalendar } from '@/components/expiring-points/add-to-calendar';
import { EndingList } from '@/components/expiring-points/ending-list';
import { transactionQueries } from '@/features/transactions/queries';
import { savesData } from '@/lib/browser';
import { endingSoon } from '@/lib/ending-points';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/controls/button';
import { useToday } from '@/ui/hooks/use-today';
import { Card } from '@/ui/lists/card';
import { focusWhenGone } from '@/ui/navigation/focus-when-gone';
import styles from './dashboard.module.css';
import { putAway, usePutAwayDay } from './put-away';

export { putAwayReady } from './put-away';

/** ms for which the dashboard takes the points as they are. Bills and orders make them old before that. */
const newEnough = 12 * 60 * 60_000;

/** Whether the dashboard can show them in its first render. */
export function areKnown(queryClient: QueryClient): boolean {
  return queryClient.getQueryData(transactionQueries.points().queryKey) !== undefined;
}

/** Points that end within 30 days, unless the customer has put them away (docs/product/dashboard.md#expiring-points). */
export function ExpiringPoints() {
  const texts = textsOf(expiringPointsTexts);
  const query = transactionQueries.points();
  // Nobody has asked for it here, so a failure says nothing.
  const { data } = useQuery({
    ...query,
    enabled: !savesData(),
    staleTime: newEnough,
    meta: { ...query.meta, silent: true },
  });
  const awayDay = usePutAwayDay();
  const soon = endingSoon(data?.endings ?? [], useToday());
  const [next] = soon;
  const shows = next !== undefined && next.day !== awayDay;
  if (!shows) return null;
  return (
    <section ref={focusWhenGone} aria-label={texts.title}>
      <Card tone="tint">
        <div className={styles.expiring}>
          <h2>{texts.title}</h2>
          <Link to={paths.transactions} search={{ filter: 'expiring' }} className={styles.viewAll}>
            {texts.view}
          </Link>
        </div>
        <EndingList endings={soon} />
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
