import { currentBrand } from '@/brand/current-brand';
import { type Ending, stillToCome } from '@/lib/ending-points';
import { lazyPart } from '@/ui/feedback/lazy-part';
import { BlockSkeleton } from '@/ui/feedback/skeleton';
import { useToday } from '@/ui/hooks/use-today';
import styles from './transactions.module.css';

const EndingPoints = lazyPart(() => import('./ending-points').then(({ EndingPoints }) => EndingPoints));

/** Points that end. A mall that does not remind of them has no code for that in its site. */
export function LateEndingPoints({ endings }: { endings: readonly Ending[] }) {
  const [next, ...others] = stillToCome(endings, useToday());
  if (!next || !currentBrand().wallet.expiryReminder) return null;
  return (
    <EndingPoints
      whileLoading={<BlockSkeleton className={styles.endingOutline} />}
      endings={[next, ...others]}
    />
  );
}
