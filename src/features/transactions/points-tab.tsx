import { useQuery } from '@tanstack/react-query';
import { currentBrand } from '@/brand/current-brand';
import { textsOf } from '@/brand/texts/define-texts';
import { transactionTexts } from '@/brand/texts/transactions';
import { QueryView } from '@/components/query-view';
import type { PointTransaction } from '@/contract/transactions';
import { type Ending, stillToCome } from '@/lib/ending-points';
import { FilterChips } from '@/ui/controls/filter-chips';
import { lazyPart } from '@/ui/feedback/lazy-part';
import { BlockSkeleton } from '@/ui/feedback/skeleton';
import { useToday } from '@/ui/hooks/use-today';
import { transactionQueries } from './queries';
import { PointRow } from './rows';
import { ExpiringSoon, Totals } from './totals';
import { OnlineHint, TransactionList } from './transaction-list';
import type { Listed } from './transaction-rules';
import { RowsSkeleton } from './transaction-skeletons';
import styles from './transactions.module.css';
import type { Filters, TabProps } from './transactions-search';

/** Points that came, went and run out. */
export function PointsTab({ filter, onFilter }: TabProps<'points'>) {
  const texts = textsOf(transactionTexts);
  return (
    <div className="stack">
      <FilterChips
        label={texts.filter}
        labels={{
          all: texts.pointsAll,
          earned: texts.pointsEarned,
          redeemed: texts.pointsRedeemed,
          expiring: texts.pointsExpiring,
          expired: texts.pointsExpired,
          archived: texts.pointsArchived,
        }}
        value={filter}
        onChoose={onFilter}
      />
      {filter === 'archived' ? (
        <Archive onShowAll={() => onFilter('all')} />
      ) : (
        <History filter={filter} onFilter={onFilter} />
      )}
    </div>
  );
}

interface HistoryProps extends TabProps<'points'> {
  filter: Exclude<Filters['points'], 'archived'>;
}

function History({ filter, onFilter }: HistoryProps) {
  const texts = textsOf(transactionTexts);
  const points = useQuery(transactionQueries.points());
  const hints = { expiring: texts.expiringHint, expired: texts.expiredHint };
  const ends = filter === 'expiring' || filter === 'expired' ? filter : undefined;
  return (
    <QueryView what="points" query={points} skeleton={<RowsSkeleton sums={3} withBalance />}>
      {({ lists, endings, log, isCut }) => (
        <>
          <Totals figures={{ ...log }} />
          {log?.expiringSoon && filter !== 'expiring' ? (
            <ExpiringSoon points={log.expiringSoon} endings={endings} onShow={() => onFilter('expiring')} />
          ) : null}
          {filter === 'expiring' ? <LateEndingPoints endings={endings} /> : null}
          {ends ? <p className={styles.fact}>{hints[ends]}</p> : null}
          <PointList
            items={lists[filter]}
            about={ends}
            onShowAll={filter === 'all' ? undefined : () => onFilter('all')}
          />
          {isCut ? <OnlineHint>{texts.olderPoints}</OnlineHint> : null}
        </>
      )}
    </QueryView>
  );
}

function Archive({ onShowAll }: { onShowAll: () => void }) {
  const archive = useQuery(transactionQueries.archive());
  return (
    <QueryView what="archive" query={archive} skeleton={<RowsSkeleton sums={2} />} saysOffline>
      {({ list, earned, redeemed }) => (
        <>
          <Totals figures={{ earned, redeemed }} />
          <PointList items={list} onShowAll={onShowAll} />
        </>
      )}
    </QueryView>
  );
}

interface PointListProps {
  of?: 'points' | 'redemptions';
  items: readonly Listed<PointTransaction>[];
  about?: 'history' | 'expiring' | 'expired';
  onShowAll?: (() => void) | undefined;
}

function PointList({ of = 'points', items, about = 'history', onShowAll }: PointListProps) {
  return (
    <TransactionList
      of={of}
      items={items}
      height={76}
      render={(transaction) => <PointRow transaction={transaction} about={about} />}
      onShowAll={onShowAll}
    />
  );
}

const EndingPoints = lazyPart(() => import('./ending-points').then(({ EndingPoints }) => EndingPoints));

/** Points that end. A mall that does not remind of them has no code for that in its site. */
function LateEndingPoints({ endings }: { endings: readonly Ending[] }) {
  const [next, ...others] = stillToCome(endings, useToday());
  if (!next || !currentBrand().wallet.expiryReminder) return null;
  return (
    <EndingPoints whileLoading={<BlockSkeleton height={116} corner="card" />} endings={[next, ...others]} />
  );
}

/** What points were spent on: the rows of the points that went. */
export function RedemptionsTab() {
  const points = useQuery(transactionQueries.points());
  return (
    <div className="stack">
      <QueryView what="redemptions" query={points} skeleton={<RowsSkeleton sums={1} />}>
        {({ lists, log, isCut }) => (
          <>
            <Totals figures={{ redeemed: log?.redeemed }} />
            <PointList of="redemptions" items={lists.redeemed} />
            {isCut ? <OnlineHint>{textsOf(transactionTexts).olderPoints}</OnlineHint> : null}
          </>
        )}
      </QueryView>
    </div>
  );
}
