import { useQuery } from '@tanstack/react-query';
import { currentBrand } from '@/brand/current-brand';
import { textsOf } from '@/brand/texts/define-texts';
import { transactionTexts } from '@/brand/texts/transactions';
import { QueryView } from '@/components/query-view';
import { FilterChips } from '@/ui/controls/filter-chips';
import { useOnline } from '@/ui/hooks/use-online';
import { useToday } from '@/ui/hooks/use-today';
import { transactionQueries } from './queries';
import { OnlineHint, TransactionList } from './transaction-list';
import { VouchersSkeleton } from './transaction-skeletons';
import type { Filters, TabProps } from './transactions-search';
import { VoucherCard } from './voucher-card';
import { endingFirst } from './voucher-rules';

/** Vouchers that the shopper holds; the backend sorts out which are still good. */
export function VouchersTab({ filter, onFilter }: TabProps<'vouchers'>) {
  const texts = textsOf(transactionTexts);
  const today = useToday();
  const { vouchers, isActiveOnly } = useVouchers(filter);
  return (
    <div className="stack">
      <FilterChips
        label={texts.filter}
        labels={{
          all: texts.vouchersAll,
          active: texts.vouchersActive,
          expired: texts.vouchersExpired,
        }}
        value={filter}
        onChoose={onFilter}
      />
      <QueryView
        what="vouchers"
        query={vouchers}
        skeleton={<VouchersSkeleton />}
        isEmpty={() => false}
        saysOffline
      >
        {(held) => (
          <TransactionList
            of="vouchers"
            items={endingFirst(held, today, texts.endingVouchers)}
            height={188}
            render={(voucher) => <VoucherCard voucher={voucher} today={today} />}
            onShowAll={filter === 'all' ? undefined : () => onFilter('all')}
          />
        )}
      </QueryView>
      {isActiveOnly ? <OnlineHint>{texts.endedVouchers}</OnlineHint> : null}
    </div>
  );
}

/** Without a network, the active vouchers on this phone stand for all of them. */
function useVouchers(filter: Filters['vouchers']) {
  const online = useOnline();
  const asked = useQuery(transactionQueries.vouchers(filter));
  const isMissing = asked.data === undefined && (asked.isError || !online);
  const isNeeded = filter === 'all' && isMissing && currentBrand().wallet.offline;
  const active = useQuery({ ...transactionQueries.vouchers('active'), enabled: isNeeded });
  const isActiveOnly = isNeeded && active.data !== undefined;
  return { vouchers: isActiveOnly ? active : asked, isActiveOnly };
}
