import { lazy, Suspense } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { type Ending, stillToCome } from '@/lib/ending-points';
import { LoadBoundary } from '@/ui/load-boundary';
import { BlockSkeleton } from '@/ui/skeleton';
import { useToday } from '@/ui/use-today';
import styles from './transactions.module.css';

const EndingPoints = lazy(() =>
  import('./ending-points').then(({ EndingPoints }) => ({ default: EndingPoints })),
);

/** Points that end. A mall that does not remind of them has no code for that in its site. */
export function LateEndingPoints({ endings }: { endings: readonly Ending[] }) {
  const [next, ...others] = stillToCome(endings, useToday());
  if (!next || !currentBrand().wallet.expiryReminder) return null;
  return (
    <LoadBoundary fallback={null}>
      <Suspense fallback={<BlockSkeleton className={styles.endingOutline} />}>
        <EndingPoints endings={[next, ...others]} />
      </Suspense>
    </LoadBoundary>
  );
}
