import { currentBrand } from '@/brand/current-brand';
import { billTexts } from '@/brand/texts/bills';
import { textsOf } from '@/brand/texts/define-texts';
import { BillBadge } from '@/components/bill-badge';
import { ButtonLink } from '@/components/links';
import { money } from '@/components/money';
import { Points } from '@/components/points';
import type { Bill } from '@/contract/bills';
import { shortBillNumber } from '@/lib/bill-number';
import { billState } from '@/lib/bill-status';
import { formatDate } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { today } from '@/lib/today';
import { RecordCard } from '@/ui/lists/record-card';
import { BillFiles } from './bill-files';
import { BillTimeline } from './bill-timeline';
import styles from './summary.module.css';
import { filesOf, mayAskAbout, reasonOf } from './summary-rules';

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
