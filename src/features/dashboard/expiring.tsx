import { type QueryClient, type QueryMeta, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { expiringPointsTexts } from '@/brand/texts/expiring-points';
import { expiringVouchersTexts } from '@/brand/texts/expiring-vouchers';
import { AddToCalendar } from '@/components/expiring-points/add-to-calendar';
import { EndingList } from '@/components/expiring-points/ending-list';
import type { HeldVoucher } from '@/contract/transactions';
import { transactionQueries } from '@/features/transactions/queries';
import { savesData } from '@/lib/browser';
import { formatDate } from '@/lib/dates';
import { type Ending, endingSoon } from '@/lib/ending-points';
import { endingVouchers, endsIn } from '@/lib/ending-vouchers';
import { paths } from '@/lib/paths';
import { customerState } from '@/session/customer-state';
import { Button } from '@/ui/controls/button';
import { useToday } from '@/ui/hooks/use-today';
import { Card } from '@/ui/lists/card';
import { focusWhenGone } from '@/ui/navigation/focus-when-gone';
import styles from './dashboard.module.css';

/** Whether the dashboard can show them in its first render. */
export function areKnown(queryClient: QueryClient): boolean {
  const queries = [transactionQueries.points(), transactionQueries.vouchers('active')];
  return queries.every(({ queryKey }) => queryClient.getQueryData<unknown>(queryKey) !== undefined);
}

/**
 * Points that end within 30 days, unless the customer has put them away, and vouchers that end soon
 * (docs/product/dashboard.md#expiring-points).
 */
export function Expiring() {
  const today = useToday();
  const awayDay = usePutAwayDay();
  const points = useQuery(askedLate(transactionQueries.points())).data;
  const held = useQuery(askedLate(transactionQueries.vouchers('active'))).data;
  const soon = endingSoon(points?.endings ?? [], today);
  const endings = soon[0]?.day === awayDay ? [] : soon;
  const vouchers = endingVouchers(held?.map(({ entry }) => entry) ?? [], today);
  return (
    <>
      <ExpiringPoints endings={endings} />
      <ExpiringVouchers vouchers={vouchers} short={endings.length > 0} />
    </>
  );
}

/** ms for which the dashboard takes points and vouchers as they are. Bills and orders make them old before that. */
const newEnough = 12 * 60 * 60_000;

/** A query of what ends soon. Nobody has asked for it here, so a failure says nothing. */
function askedLate<Query extends { meta?: QueryMeta | undefined }>(query: Query) {
  return { ...query, enabled: !savesData(), staleTime: newEnough, meta: { ...query.meta, silent: true } };
}

/** How many points end when (docs/product/dashboard.md#expiring-points). */
function ExpiringPoints({ endings }: { endings: readonly Ending[] }) {
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
const usePutAwayDay = () => useOwn().day;

export function putAway(day: string): void {
  change(() => ({ day }));
}

/** Lines before a last one that counts the others. */
const mostLines = 3;

interface ExpiringVouchersProps {
  /** Soonest first. */
  vouchers: readonly HeldVoucher[];
  /** One line, where points that end have their lines too. */
  short: boolean;
}

/** Vouchers that end soon (docs/product/dashboard.md#expiring-points). */
function ExpiringVouchers({ vouchers, short }: ExpiringVouchersProps) {
  const texts = textsOf(expiringVouchersTexts);
  const today = useToday();
  if (vouchers.length === 0) return null;
  const lines = vouchers.slice(0, short ? 1 : mostLines).map((voucher) => voucherWords(voucher, today));
  const others = vouchers.length - lines.length;
  return (
    <section aria-label={texts.title}>
      <Card tone="tint">
        <div className={styles.expiring}>
          <h2>{texts.title}</h2>
          <Link to={paths.transactions} search={{ tab: 'vouchers' }} className="tap">
            {texts.view}
          </Link>
        </div>
        {short ? (
          <p className={styles.vouchers}>
            {others > 0 ? texts.lineAndMore(others, { line: lines[0] ?? '' }) : lines[0]}
          </p>
        ) : (
          <ul className={styles.vouchers}>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two vouchers of a brand may end on one day
              <li key={index}>{line}</li>
            ))}
            {others > 0 ? <li>{texts.more(others)}</li> : null}
          </ul>
        )}
      </Card>
    </section>
  );
}

/** "Cocoa & Bean ends on 31st Dec'26". */
function voucherWords(voucher: HeldVoucher, today: string): string {
  const texts = textsOf(expiringVouchersTexts);
  const wording = [texts.endsToday, texts.endsTomorrow][endsIn(voucher, today) ?? -1] ?? texts.endsOn;
  return fill(wording, { brand: voucher.brandName, date: formatDate(voucher.expiryDate, 'short') });
}
