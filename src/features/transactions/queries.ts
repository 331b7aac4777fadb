import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  getCustomerArchiveData,
  getEarnRedeemPointDetailsMonthWise,
  getSubmitBillDetailsMonthwise,
  getVouchersMonthWise,
  voucherFilter,
} from '@/contract/transactions';
import { endingsOf } from '@/lib/ending-points';
import { today } from '@/lib/today';
import { send } from '@/session/send';
import { billLists, listed, type PointsShown, pointLists, subjectOf } from './transaction-rules';
import { type Filters, shownAt, type TransactionsSearch } from './transactions-search';
import { pointsInWallet, vouchersInWallet } from './wallet-rules';

const all = ['transactions'] as const;

/** Lists that were seen stay in memory: whoever comes back without a network still finds them. */
const kept = {
  gcTime: Number.POSITIVE_INFINITY,
  meta: { dependsOnBills: true, saysOffline: true },
};

/** Each list is made when its answer arrives, so that it stays the same object and the reader's place in it is found again. */
export const transactionQueries = {
  /** Of every list: whatever changes bills, points or vouchers makes them old. */
  all,

  points: () =>
    queryOptions({
      queryKey: [...all, 'points'],
      queryFn: async ({ signal }): Promise<PointsShown> => {
        const history = await send(getEarnRedeemPointDetailsMonthWise, {}, { signal });
        return {
          lists: pointLists(history, today()),
          endings: endingsOf(history.expiring.flatMap(({ entries }) => entries)),
          log: history.log,
        };
      },
      ...kept,
      meta: { dependsOnBills: true, wallet: { rank: 4, part: pointsInWallet } },
    }),

  archive: () =>
    queryOptions({
      queryKey: [...all, 'archive'],
      queryFn: async ({ signal }) => {
        const { transactions, earned, redeemed } = await send(getCustomerArchiveData, {}, { signal });
        return { list: listed(transactions), earned, redeemed };
      },
      ...kept,
    }),

  bills: () =>
    queryOptions({
      queryKey: [...all, 'bills'],
      queryFn: async ({ signal }) => {
        const { bills, log } = await send(getSubmitBillDetailsMonthwise, {}, { signal });
        return { lists: billLists(bills), log };
      },
      ...kept,
    }),

  vouchers: (filter: Filters['vouchers']) =>
    queryOptions({
      queryKey: [...all, 'vouchers', filter],
      queryFn: async ({ signal }) => {
        const request = { filter: voucherFilter[filter] };
        return listed((await send(getVouchersMonthWise, request, { signal })).vouchers);
      },
      ...kept,
      ...(filter === 'active' && {
        meta: { dependsOnBills: true, wallet: { rank: 2, part: vouchersInWallet } },
      }),
    }),
};

/** Whether no bill has brought points yet, as far as that is known: the wallet keeps only the newest rows. */
export function knowsNoBill({ lists, isCut }: PointsShown): boolean {
  return !isCut && lists.earned.every(({ entry }) => subjectOf(entry) !== 'bill');
}

/** Starts what the screen asks for at this address. */
export function prefetchShown(queryClient: QueryClient, search: TransactionsSearch): void {
  const { tab, points, vouchers } = shownAt(search);
  if (tab === 'bills') void queryClient.prefetchQuery(transactionQueries.bills());
  else if (tab === 'vouchers') void queryClient.prefetchQuery(transactionQueries.vouchers(vouchers));
  else if (tab === 'points' && points === 'archived')
    void queryClient.prefetchQuery(transactionQueries.archive());
  else void queryClient.prefetchQuery(transactionQueries.points());
}
