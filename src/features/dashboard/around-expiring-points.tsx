import { useIsFetching } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { useCalm } from '@/ui/use-calm';

/** Whether this page has the code. Then the points are there in the dashboard's first render. */
const loaded = { current: false };

const ExpiringPoints = lazy(() =>
  import('./expiring-points').then(
    async ({ ExpiringPoints, putAwayReady }) => {
      await putAwayReady();
      loaded.current = true;
      return { default: ExpiringPoints };
    },
    () => ({ default: () => null }), // the dashboard is complete without it
  ),
);

/**
 * Points that end soon, above the rest. Code and call wait until that has its data, so the first time they stand below
 * it: nothing that a shopper reads or is about to tap moves.
 */
export function AroundExpiringPoints({ children }: { children: ReactNode }) {
  const [isFirst] = useState(!loaded.current);
  const calm = useCalm(useIsFetching() === 0);
  const points =
    (calm || !isFirst) && currentBrand().wallet.expiryReminder ? (
      <Suspense fallback={null}>
        <ExpiringPoints />
      </Suspense>
    ) : null;
  return (
    <>
      {isFirst ? null : points}
      {children}
      {isFirst ? points : null}
    </>
  );
}
