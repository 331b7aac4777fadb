import { type QueryClient, type QueryMeta, useQuery } from '@tanstack/react-query';
import { transactionQueries } from '@/features/transactions/queries';
import { savesData } from '@/lib/browser';
import { endingSoon } from '@/lib/ending-points';
import { endingVouchers } from '@/lib/ending-vouchers';
import { useToday } from '@/ui/hooks/use-today';
import { ExpiringPoints, usePutAwayDay } from './expiring-points';
import { ExpiringVouchers } from './expiring-vouchers';

export { putAwayReady } from './expiring-points';

/** Whether the dashboard can show them in its first render. */
export function areKnown(queryClient: QueryClient): boolean {
  const queries = [transactionQueries.points(), transactionQueries.vouchers('active')];
  return queries.every(({ queryKey }) => queryClient.getQueryData<unknown>(queryKey) !== undefined);
}

/**
 * Points that end within 30 days, unless the customer has put them away, and vouchers that end soon
 * (docs/product/dashboard.md#expiring-points).
 */
export function Expiring() {
  const today = useToday();
  const awayDay = usePutAwayDay();
  const points = useQuery(askedLate(transactionQueries.points())).data;
  const held = useQuery(askedLate(transactionQueries.vouchers('active'))).data;
  const soon = endingSoon(points?.endings ?? [], today);
  const endings = soon[0]?.day === awayDay ? [] : soon;
  const vouchers = endingVouchers(held?.map(({ entry }) => entry) ?? [], today);
  return (
    <>
      <ExpiringPoints endings={endings} />
      <ExpiringVouchers vouchers={vouchers} short={endings.length > 0} />
    </>
  );
}

/** ms for which the dashboard takes points and vouchers as they are. Bills and orders make them old before that. */
const newEnough = 12 * 60 * 60_000;

/** A query of what ends soon. Nobody has asked for it here, so a failure says nothing. */
function askedLate<Query extends { meta?: QueryMeta | undefined }>(query: Query) {
  return { ...query, enabled: !savesData(), staleTime: newEnough, meta: { ...query.meta, silent: true } };
}
