import { useQuery } from '@tanstack/react-query';
import { textsOf } from '@/brand/texts/define-texts';
import { transactionTexts } from '@/brand/texts/transactions';
import { QueryView } from '@/components/query-view';
import { NothingHere } from './nothing-here';
import { OnlineHint } from './online-hint';
import { PointRow } from './point-row';
import { transactionQueries } from './queries';
import { Totals } from './totals';
import { TransactionList } from './transaction-list';
import { RowsSkeleton } from './transaction-skeletons';
import styles from './transactions.module.css';

/** What points were spent on: the rows of the points that went. */
export function RedemptionsTab() {
  const points = useQuery(transactionQueries.points());
  return (
    <div className={styles.tab}>
      <QueryView what="redemptions" query={points} skeleton={<RowsSkeleton sums={1} />}>
        {({ lists, log, isCut }) => (
          <>
            <Totals figures={{ redeemed: log?.redeemed }} />
            {lists.redeemed.length === 0 ? (
              <NothingHere of="redemptions" />
            ) : (
              <TransactionList
                label={textsOf(transactionTexts).redemptionsTab}
                items={lists.redeemed}
                look="rows"
                height={76}
                render={(transaction) => <PointRow transaction={transaction} about="history" />}
              />
            )}
            {isCut ? <OnlineHint>{textsOf(transactionTexts).olderPoints}</OnlineHint> : null}
          </>
        )}
      </QueryView>
    </div>
  );
}
