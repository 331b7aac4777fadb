import { BlockSkeleton, Skeleton, TextSkeleton } from '@/ui/feedback/skeleton';
import styles from './product-item.module.css';

/** The outline of the catalogue, as cards or rows. */
export function ProductSkeleton({ view }: { view: 'grid' | 'list' }) {
  return view === 'grid' ? (
    <Skeleton count={8} className={styles.gridOutline}>
      <div className={styles.cardOutline}>
        <BlockSkeleton ratio={4 / 3} />
        <TextSkeleton lines={3} />
      </div>
    </Skeleton>
  ) : (
    <Skeleton count={8} className={styles.listOutline}>
      <div className={styles.rowOutline}>
        <BlockSkeleton ratio={4 / 3} />
        <TextSkeleton lines={3} />
      </div>
    </Skeleton>
  );
}
