import { BlockSkeleton, Skeleton, TextSkeleton } from '@/ui/skeleton';
import styles from './transactions.module.css';

/** The outline of a month's rows, below that of their totals. */
export function RowsSkeleton() {
  return (
    <>
      <BlockSkeleton className={styles.totalsOutline} />
      <BlockSkeleton className={styles.monthOutline} />
      <Skeleton count={6} className={styles.rowOutlines}>
        <div className={styles.rowOutline}>
          <BlockSkeleton className={styles.iconOutline} />
          <TextSkeleton lines={2} />
          <BlockSkeleton className={styles.figureOutline} />
        </div>
      </Skeleton>
    </>
  );
}

export function VouchersSkeleton() {
  return (
    <>
      <BlockSkeleton className={styles.monthOutline} />
      <Skeleton count={3}>
        <div className={styles.voucherOutline}>
          <TextSkeleton lines={2} />
          <BlockSkeleton className={styles.codesOutline} />
        </div>
      </Skeleton>
    </>
  );
}
