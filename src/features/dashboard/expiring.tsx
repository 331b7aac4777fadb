import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { transactionQueries } from '@/features/transactions/queries';
import { ExpiringPoints, useEndingPoints } from './expiring-points';
import { ExpiringVouchers, useEndingVouchers } from './expiring-vouchers';

export { putAwayReady } from './put-away';

/** Whether the dashboard can show them in its first render. */
export function areKnown(queryClient: QueryClient): boolean {
  const queries = [transactionQueries.points(), transactionQueries.vouchers('active')];
  return queries.every(({ queryKey }) => queryClient.getQueryData<unknown>(queryKey) !== undefined);
}

/** Points and vouchers that end soon (docs/product/dashboard.md#expiring-points). */
export function Expiring(): ReactNode {
  const points = useEndingPoints();
  const vouchers = useEndingVouchers();
  return (
    <>
      {points.length > 0 ? <ExpiringPoints endings={points} /> : null}
      {vouchers.length > 0 ? <ExpiringVouchers vouchers={vouchers} short={points.length > 0} /> : null}
    </>
  );
}
