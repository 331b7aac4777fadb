import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { billTexts } from '@/brand/texts/bills';
import { textsOf } from '@/brand/texts/define-texts';
import { ButtonLink } from '@/components/links';
import { Page } from '@/components/page';
import { Points } from '@/components/points';
import { QueryView } from '@/components/query-view';
import { useBack } from '@/components/use-back';
import type { BillSummary } from '@/contract/bills';
import { paths } from '@/lib/paths';
import { formatPoints } from '@/lib/points';
import { BillsDrawing } from '@/ui/drawings/bills';
import { EmptyState } from '@/ui/feedback/empty-state';
import { BlockSkeleton, Skeleton } from '@/ui/feedback/skeleton';
import { HeroCard } from '@/ui/lists/hero-card';
import { billQueries } from '../queries';
import { BillCard } from './bill-card';
import styles from './summary.module.css';
import { inOrder, nextStep } from './summary-rules';

/** Bills and their results, right after they were handed in or later (docs/product/bills.md#summary). */
export function SummaryScreen() {
  const texts = textsOf(billTexts);
  const { billIds, lookedUp, isLongBill } = useRouteContext({ from: '/_customer/bill-summary' });
  const back = useBack(paths.transactions);
  const summary = useQuery(billQueries.summary(billIds));
  const next = !lookedUp && summary.data?.bills.length ? nextStep(isLongBill, summary.data) : undefined;

  return (
    <Page
      title={lookedUp ? texts.detailsTitle : texts.summaryTitle}
      onBack={lookedUp ? back : undefined}
      foot={next ? <NextStep next={next} tab={isLongBill ? 1 : 0} /> : undefined}
    >
      <QueryView
        what="summary"
        query={summary}
        skeleton={
          <div className={styles.summary}>
            {lookedUp ? null : <BlockSkeleton ratio={2} corner="card" />}
            <Skeleton count={2}>
              <BlockSkeleton height={88} corner="card" />
            </Skeleton>
          </div>
        }
        isEmpty={({ bills }) => bills.length === 0}
        empty={<NoBills lookedUp={lookedUp} />}
      >
        {(data) => (
          <div className={styles.summary}>
            {lookedUp ? null : <SummaryTotals summary={data} />}
            <ul className="stack" aria-label={texts.bills}>
              {inOrder(data.bills, billIds).map((bill, index) => (
                <li key={bill.id}>
                  <BillCard bill={bill} startsOpen={index === 0} withReason={lookedUp} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </QueryView>
    </Page>
  );
}

/** How many bills were handed in, what became of them, and what they have earned. */
function SummaryTotals({ summary }: { summary: BillSummary }) {
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

/** The bills were deleted, on this screen's list or elsewhere. */
function NoBills({ lookedUp }: { lookedUp: boolean }) {
  const texts = textsOf(billTexts);
  return (
    <EmptyState
      drawing={<BillsDrawing />}
      title={texts.deletedTitle}
      text={texts.deletedText}
      action={
        lookedUp ? (
          <ButtonLink to={paths.transactions} search={{ tab: 'bills' }} replace>
            {texts.showBills}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.submitBill}>{texts.submitAnother}</ButtonLink>
        )
      }
    />
  );
}

function NextStep({ next, tab }: { next: 'submit' | 'redeem'; tab: 0 | 1 }) {
  const texts = textsOf(billTexts);
  if (next === 'redeem') return <ButtonLink to={paths.redeem}>{texts.redeem}</ButtonLink>;
  return (
    <ButtonLink to={paths.submitBill} state={{ billTab: tab }}>
      {texts.submitAnother}
    </ButtonLink>
  );
}
