import { type Query, type QueryClient, queryOptions, useMutation } from '@tanstack/react-query';
import { askAgainOnline } from '@/components/ask-again-online';
import { dependsOnBills } from '@/components/depends-on-bills';
import { oncePerArrival } from '@/components/once-per-arrival';
import {
  type Bill,
  getBillSummary,
  getBillUploadGuidelines,
  getBrandName,
  setBillUploadGuidelinesFlag,
} from '@/contract/bills';
import { longFresh } from '@/session/kept-query';
import { send } from '@/session/send';
import { storedUser } from '@/session/stored-user';
import { writeStored } from '@/session/stored-values';
import { CallError } from '@/transport/call-error';

export { unsentBills, useKeptUploads } from './kept-uploads';

export const billQueries = {
  guidelines: () =>
    queryOptions({
      queryKey: ['bills', 'guidelines'],
      queryFn: async ({ signal }) => (await send(getBillUploadGuidelines, {}, { signal })).guidelines,
      staleTime: longFresh,
    }),

  /** These bills as they are now. The list is empty if all of them were deleted. */
  summary: (billIds: readonly string[]) =>
    queryOptions({
      queryKey: ['bills', 'summary', ...billIds],
      queryFn: async ({ signal, client }) => {
        const { bills, ...counts } = await send(getBillSummary, { billIds: billIds.join(',') }, { signal });
        if (!bills) throw new CallError({ kind: 'malformed' }, getBillSummary.path);
        if (bills.length === 0) {
          // The list that led here is old, and so are the points. This query itself has just been answered.
          const isOld = (query: Query) => dependsOnBills(query) && query.queryKey[0] !== 'bills';
          void client.invalidateQueries({ predicate: isOld });
        }
        return { ...counts, bills };
      },
      // Their statuses change.
      staleTime: oncePerArrival,
      meta: { dependsOnBills: true },
    }),

  /** One bill, from a summary that was loaded before or else from the backend. Null if it does not exist. */
  one: (billId: string) =>
    queryOptions({
      queryKey: ['bills', 'one', billId],
      queryFn: async ({ signal, client }) => {
        const known = toldBill(client, billId);
        if (known) return known;
        const { bills = [] } = await send(getBillSummary, { billIds: billId }, { signal });
        return bills.find(({ id }) => id === billId) ?? null;
      },
      networkMode: 'always', // what was told needs no network
    }),

  /** Brands of one location. */
  brands: (locationId: string) =>
    queryOptions({
      queryKey: ['bills', 'brands', locationId],
      queryFn: ({ signal }) => send(getBrandName, { locationId }, { signal }),
      staleTime: longFresh,
      ...askAgainOnline,
    }),
};

function toldBill(client: QueryClient, billId: string): Bill | undefined {
  const summaries = client.getQueriesData<{ bills: readonly Bill[] }>({ queryKey: ['bills', 'summary'] });
  return summaries.flatMap(([, told]) => told?.bills ?? []).find(({ id }) => id === billId);
}

/**
 * Saves in the background whether the guidelines are skipped, so that nobody waits for it on the way to a bill. The
 * stored flag changes when the backend has answered (docs/product/bills.md#guidelines).
 */
export function useSaveGuidelinesFlag() {
  return useMutation({
    meta: { background: true },
    mutationFn: async (flag: boolean) => {
      const customer = storedUser()?.id;
      await send(setBillUploadGuidelinesFlag, { flag });
      // Somebody else may have logged in meanwhile.
      if (customer === storedUser()?.id) writeStored('guidelinesFlag', flag ? '1' : '0');
    },
  });
}
