import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { useCalm } from '@/ui/hooks/use-calm';

/** Undefined until this page has loaded it. */
let code: typeof import('./expiring-points') | undefined;

const ExpiringPoints = lazy(() =>
  import('./expiring-points').then(
    async (loaded) => {
      await loaded.putAwayReady();
      code = loaded;
      return { default: loaded.ExpiringPoints };
    },
    () => ({ default: () => null }), // the dashboard is complete without it
  ),
);

/**
 * Points that end soon, above the rest. Code and call wait until that has its data. What comes so late stands below it,
 * this time: nothing that a shopper reads or is about to tap moves.
 */
export function AroundExpiringPoints({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [isLate] = useState(() => !code?.areKnown(queryClient));
  const calm = useCalm(useIsFetching() === 0);
  const points =
    (calm || !isLate) && currentBrand().wallet.expiryReminder ? (
      <Suspense fallback={null}>
        <ExpiringPoints />
      </Suspense>
    ) : null;
  return (
    <>
      {isLate ? null : points}
      {children}
      {isLate ? points : null}
    </>
  );
}
