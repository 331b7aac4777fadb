import { useQuery } from '@tanstack/react-query';
import { textsOf } from '@/brand/texts/define-texts';
import { transactionTexts } from '@/brand/texts/transactions';
import { QueryView } from '@/components/query-view';
import type { PointTransaction } from '@/contract/transactions';
import { FilterChips } from '@/ui/controls/filter-chips';
import { LateEndingPoints } from './late-ending-points';
import { NothingHere } from './nothing-here';
import { OnlineHint } from './online-hint';
import { PointRow } from './point-row';
import { transactionQueries } from './queries';
import { ExpiringSoon, Totals } from './totals';
import { TransactionList } from './transaction-list';
import type { Listed } from './transaction-rules';
import { RowsSkeleton } from './transaction-skeletons';
import styles from './transactions.module.css';
import { type Filters, filters } from './transactions-search';

type PointsFilter = Filters['points'];

interface PointsTabProps {
  filter: PointsFilter;
  onFilter: (filter: PointsFilter) => void;
}

/** Points that came, went and run out. */
export function PointsTab({ filter, onFilter }: PointsTabProps) {
  const texts = textsOf(transactionTexts);
  const labels: Record<PointsFilter, string> = {
    all: texts.pointsAll,
    earned: texts.pointsEarned,
    redeemed: texts.pointsRedeemed,
    expiring: texts.pointsExpiring,
    expired: texts.pointsExpired,
    archived: texts.pointsArchived,
  };
  return (
    <div className={styles.tab}>
      <FilterChips
        label={texts.filter}
        options={filters.points.map((value) => ({ value, label: labels[value] }))}
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

interface HistoryProps extends PointsTabProps {
  filter: Exclude<PointsFilter, 'archived'>;
}

function History({ filter, onFilter }: HistoryProps) {
  const texts = textsOf(transactionTexts);
  const points = useQuery(transactionQueries.points());
  const hint = { expiring: texts.expiringHint, expired: texts.expiredHint };
  return (
    <QueryView what="points" query={points} skeleton={<RowsSkeleton sums={3} withBalance />}>
      {({ lists, endings, log, isCut }) => (
        <>
          <Totals figures={{ ...log }} />
          {log?.expiringSoon && filter !== 'expiring' ? (
            <ExpiringSoon points={log.expiringSoon} endings={endings} onShow={() => onFilter('expiring')} />
          ) : null}
          {filter === 'expiring' ? <LateEndingPoints endings={endings} /> : null}
          {filter === 'expiring' || filter === 'expired' ? (
            <p className={styles.fact}>{hint[filter]}</p>
          ) : null}
          <PointList
            items={lists[filter]}
            about={filter === 'expiring' || filter === 'expired' ? filter : 'history'}
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
          <PointList items={list} about="history" onShowAll={onShowAll} />
        </>
      )}
    </QueryView>
  );
}

interface PointListProps {
  items: readonly Listed<PointTransaction>[];
  about: 'history' | 'expiring' | 'expired';
  onShowAll: (() => void) | undefined;
}

function PointList({ items, about, onShowAll }: PointListProps) {
  if (items.length === 0) return <NothingHere of="points" onShowAll={onShowAll} />;
  return (
    <TransactionList
      label={textsOf(transactionTexts).pointsTab}
      items={items}
      look="rows"
      height={76}
      render={(transaction) => <PointRow transaction={transaction} about={about} />}
    />
  );
}
