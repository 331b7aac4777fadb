import { IconReceipt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { transactionTexts } from '@/brand/texts/transactions';
import { BillBadge } from '@/components/bill-badge';
import { money } from '@/components/money';
import { QueryView } from '@/components/query-view';
import type { Bill } from '@/contract/bills';
import { shortBillNumber } from '@/lib/bill-number';
import { formatDate } from '@/lib/dates';
import { FilterChips } from '@/ui/controls/filter-chips';
import { transactionQueries } from './queries';
import { LedRow, PointFigure } from './rows';
import { Totals } from './totals';
import { TransactionList } from './transaction-list';
import { RowsSkeleton } from './transaction-skeletons';
import styles from './transactions.module.css';
import type { TabProps } from './transactions-search';

/** Bills that were handed in. */
export function BillsTab({ filter, onFilter }: TabProps<'bills'>) {
  const texts = textsOf(transactionTexts);
  const bills = useQuery(transactionQueries.bills());
  return (
    <div className="stack">
      <FilterChips
        label={texts.filter}
        labels={{
          all: texts.billsAll,
          processing: texts.billsProcessing,
          rejected: texts.billsRejected,
          processed: texts.billsProcessed,
          cancelled: texts.billsCancelled,
        }}
        value={filter}
        onChoose={onFilter}
      />
      <QueryView what="bills" query={bills} skeleton={<RowsSkeleton sums={1} />} saysOffline>
        {({ lists, log }) => (
          <>
            <Totals figures={{ earned: log?.earned }} />
            <TransactionList
              of="bills"
              items={lists[filter]}
              height={96}
              render={(bill) => <BillRow bill={bill} />}
              onShowAll={filter === 'all' ? undefined : () => onFilter('all')}
            />
          </>
        )}
      </QueryView>
    </div>
  );
}

/** One bill that was handed in, with what became of it. */
const BillRow = memo(function BillRow({ bill }: { bill: Bill }) {
  const texts = textsOf(transactionTexts);
  const status = bill.status.trim();
  return (
    <LedRow
      lead={{ to: 'bill', id: bill.id }}
      icon={<IconReceipt size={20} aria-hidden />}
      title={bill.brandName || texts.bill}
      facts={[
        formatDate(bill.billDate, 'spacedSlashes'),
        bill.billNumber && fill(texts.billNumber, { number: shortBillNumber(bill.billNumber) }),
        bill.billAmount === undefined ? '' : money(bill.billAmount),
      ]}
      trailing={
        <span className={styles.outcome}>
          <BillBadge status={status}>{status}</BillBadge>
          {bill.points ? <PointFigure points={bill.points} kind="earned" /> : null}
        </span>
      }
    />
  );
});
