import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { useCalm } from '@/ui/hooks/use-calm';

/** Undefined until this page has loaded it. */
let code: typeof import('./expiring') | undefined;

const Expiring = lazy(() =>
  import('./expiring').then(
    async (loaded) => {
      await loaded.putAwayReady();
      code = loaded;
      return { default: loaded.Expiring };
    },
    () => ({ default: () => null }), // the dashboard is complete without it
  ),
);

/**
 * Points and vouchers that end soon, above the rest. Code and call wait until that has its data. What comes so late stands below it,
 * this time: nothing that a shopper reads or is about to tap moves.
 */
export function AroundExpiring({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [isLate] = useState(() => !code?.areKnown(queryClient));
  const calm = useCalm(useIsFetching() === 0);
  const expiring =
    (calm || !isLate) && currentBrand().wallet.expiryReminder ? (
      <Suspense fallback={null}>
        <Expiring />
      </Suspense>
    ) : null;
  return (
    <>
      {isLate ? null : expiring}
      {children}
      {isLate ? expiring : null}
    </>
  );
}
