import { Link } from '@tanstack/react-router';
import { textsOf } from '@/brand/texts/define-texts';
import { expiringPointsTexts } from '@/brand/texts/expiring-points';
import { AddToCalendar } from '@/components/expiring-points/add-to-calendar';
import { EndingList } from '@/components/expiring-points/ending-list';
import type { Ending } from '@/lib/ending-points';
import { paths } from '@/lib/paths';
import { customerState } from '@/session/customer-state';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/lists/card';
import { focusWhenGone } from '@/ui/navigation/focus-when-gone';
import styles from './dashboard.module.css';

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
          <Link to={paths.transactions} search={{ filter: 'expiring' }} className="tap">
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

/** The day (YYYY-MM-DD) of the points that the customer does not want to hear of. '' for none. */
const { ready, useOwn, change } = customerState('expiring-points', { day: '' });

/** Resolves when it is known what was put away. */
export const putAwayReady = ready;

/** The day of which this customer does not want to hear. */
export const usePutAwayDay = () => useOwn().day;

export function putAway(day: string): void {
  change(() => ({ day }));
}
