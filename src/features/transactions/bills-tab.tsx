import { useQuery } from '@tanstack/react-query';
import { textsOf } from '@/brand/texts/define-texts';
import { transactionTexts } from '@/brand/texts/transactions';
import { QueryView } from '@/components/query-view';
import { FilterChips } from '@/ui/controls/filter-chips';
import { BillRow } from './bill-row';
import { NothingHere } from './nothing-here';
import { transactionQueries } from './queries';
import { Totals } from './totals';
import { TransactionList } from './transaction-list';
import { RowsSkeleton } from './transaction-skeletons';
import styles from './transactions.module.css';
import { type Filters, filters } from './transactions-search';

type BillsFilter = Filters['bills'];

interface BillsTabProps {
  filter: BillsFilter;
  onFilter: (filter: BillsFilter) => void;
}

/** Bills that were handed in. */
export function BillsTab({ filter, onFilter }: BillsTabProps) {
  const texts = textsOf(transactionTexts);
  const bills = useQuery(transactionQueries.bills());
  const labels: Record<BillsFilter, string> = {
    all: texts.billsAll,
    processing: texts.billsProcessing,
    rejected: texts.billsRejected,
    processed: texts.billsProcessed,
    cancelled: texts.billsCancelled,
  };
  return (
    <div className={styles.tab}>
      <FilterChips
        label={texts.filter}
        options={filters.bills.map((value) => ({ value, label: labels[value] }))}
        value={filter}
        onChoose={onFilter}
      />
      <QueryView what="bills" query={bills} skeleton={<RowsSkeleton sums={1} />} saysOffline>
        {({ lists, log }) => (
          <>
            <Totals figures={{ earned: log?.earned }} />
            {lists[filter].length === 0 ? (
              <NothingHere of="bills" onShowAll={filter === 'all' ? undefined : () => onFilter('all')} />
            ) : (
              <TransactionList
                label={texts.billsTab}
                items={lists[filter]}
                look="rows"
                height={96}
                render={(bill) => <BillRow bill={bill} />}
              />
            )}
          </>
        )}
      </QueryView>
    </div>
  );
}
