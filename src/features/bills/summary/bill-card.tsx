import { useQuery } from '@tanstack/react-query';
import { currentBrand } from '@/brand/current-brand';
import { billTexts } from '@/brand/texts/bills';
import { textsOf } from '@/brand/texts/define-texts';
import { BillBadge } from '@/components/bill-badge';
import { ButtonLink } from '@/components/links';
import { money } from '@/components/money';
import { Points } from '@/components/points';
import type { Bill } from '@/contract/bills';
import { transactionQueries } from '@/features/transactions/queries';
import { shortBillNumber } from '@/lib/bill-number';
import { billState } from '@/lib/bill-status';
import { formatDate } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { today } from '@/lib/today';
import { Stepper } from '@/ui/controls/stepper';
import { RecordCard } from '@/ui/lists/record-card';
import { BillFiles } from './bill-files';
import styles from './summary.module.css';
import { decidedOn, filesOf, mayAskAbout, reasonOf, stepOf } from './summary-rules';

interface BillCardProps {
  bill: Bill;
  startsOpen: boolean;
  /** Whether the reason of a rejected or cancelled bill is told. */
  withReason: boolean;
}

/** One bill, its status and its pictures (docs/product/bills.md#summary). */
export function BillCard({ bill, startsOpen, withReason }: BillCardProps) {
  const texts = textsOf(billTexts);
  const files = filesOf(bill, location.origin);
  const reason = withReason ? reasonOf(bill) : '';
  return (
    <RecordCard
      title={bill.brandName || bill.imageNames[0] || texts.unnamedBill}
      status={<BillBadge status={bill.status}>{wordsOf(bill.status)}</BillBadge>}
      figure={
        <>
          <span className="visually-hidden">{`${texts.pointsEarned}: `}</span>
          <Points value={bill.points} />
        </>
      }
      facts={[
        { label: texts.billNumber, value: shortBillNumber(bill.billNumber) },
        { label: texts.billDate, value: formatDate(bill.billDate, 'spacedSlashes') },
        { label: texts.billAmount, value: bill.billAmount === undefined ? '' : money(bill.billAmount) },
        { label: texts.location, value: bill.locationName },
      ]}
      startsOpen={startsOpen}
    >
      <BillTimeline bill={bill} />
      {reason ? (
        <p className={styles.reason}>
          <strong>{texts.reason}</strong>
          <span>{reason}</span>
        </p>
      ) : null}
      {currentBrand().screens.feedback && mayAskAbout(bill, today()) ? (
        <ButtonLink to={paths.feedback} state={{ from: 'bill', aboutBill: bill.id }} variant="secondary">
          {texts.askAboutBill}
        </ButtonLink>
      ) : null}
      <BillFiles {...files} />
    </RecordCard>
  );
}

function wordsOf(status: string): string {
  const texts = textsOf(billTexts);
  switch (billState(status)) {
    case 'processing':
      return texts.statusPending;
    case 'processed':
      return texts.statusProcessed;
    case 'rejected':
      return texts.statusRejected;
    case 'cancelled':
      return texts.statusCancelled;
    case undefined:
      return status.trim();
  }
}

/**
 * How far a bill has come (docs/product/bills.md#summary). Only the points that a bill earned have a date, so it shows
 * where the points were asked for before.
 */
function BillTimeline({ bill }: { bill: Bill }) {
  const texts = textsOf(billTexts);
  const points = useQuery({ ...transactionQueries.points(), enabled: false });
  const current = stepOf(bill.status);
  if (current === undefined) return null;
  const earned = points.data?.lists.earned.map(({ entry }) => entry) ?? [];
  const decided = formatDate(decidedOn(bill.id, earned), 'spacedSlashes') || undefined;
  const labels = [texts.stepSent, texts.stepReceived, texts.stepChecking, texts.stepDecided];
  const steps = labels.map((label, at) => ({
    id: String(at),
    label: (
      <>
        <span>{label}</span>
        {at > current ? <span className="visually-hidden">{texts.stepAhead}</span> : null}
      </>
    ),
    hint: at === labels.length - 1 ? decided : undefined,
  }));
  return <Stepper label={texts.timeline} steps={steps} current={current} />;
}
