import { useIsFetching } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { useCalm } from '@/ui/use-calm';

const ExpiringPoints = lazy(() =>
  import('./expiring-points').then(
    async ({ ExpiringPoints, putAwayReady }) => {
      await putAwayReady();
      return { default: ExpiringPoints };
    },
    () => ({ default: () => null }), // the dashboard is complete without it
  ),
);

/** Points that end soon. Code and call wait until the rest of the dashboard has its data. */
export function LateExpiringPoints() {
  const calm = useCalm(useIsFetching() === 0);
  if (!calm || !currentBrand().wallet.expiryReminder) return null;
  return (
    <Suspense fallback={null}>
      <ExpiringPoints />
    </Suspense>
  );
}
