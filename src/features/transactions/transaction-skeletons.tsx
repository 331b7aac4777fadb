import type { ReactNode } from 'react';
import { BlockSkeleton, Skeleton, TextSkeleton } from '@/ui/feedback/skeleton';
import styles from './transactions.module.css';

interface RowsSkeletonProps {
  /** Sums above the rows. */
  sums: 1 | 2 | 3;
  /** Whether the balance stands beside them. */
  withBalance?: boolean;
}

/** The outline of a month's rows, below that of their totals. */
export function RowsSkeleton({ sums, withBalance = false }: RowsSkeletonProps) {
  return (
    <>
      <div className={styles.totals} aria-hidden="true">
        {withBalance ? (
          <div className={styles.balance}>
            <BlockSkeleton className={styles.balanceOutline} />
          </div>
        ) : null}
        <Skeleton count={sums} className={styles.sums}>
          <BlockSkeleton className={styles.sumOutline} />
        </Skeleton>
      </div>
      <Month>
        <Skeleton count={6} className={styles.rowOutlines}>
          <div className={styles.rowOutline}>
            <BlockSkeleton className={styles.iconOutline} />
            <TextSkeleton lines={2} />
            <BlockSkeleton className={styles.figureOutline} />
          </div>
        </Skeleton>
      </Month>
    </>
  );
}

/** The outline of a month's vouchers: picture and words, code and PIN, 'Show code'. */
export function VouchersSkeleton() {
  return (
    <Month>
      <Skeleton count={3}>
        <div className={styles.voucherOutline}>
          <div className={styles.headOutline}>
            <BlockSkeleton ratio={1} className={styles.pictureOutline} />
            <TextSkeleton lines={3} />
          </div>
          <div className={styles.codesOutline}>
            <BlockSkeleton className={styles.codeOutline} />
            <BlockSkeleton className={styles.pinOutline} />
          </div>
          <BlockSkeleton className={styles.showOutline} />
        </div>
      </Skeleton>
    </Month>
  );
}

function Month({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden="true">
      <div className={styles.month}>
        <BlockSkeleton className={styles.monthOutline} />
      </div>
      {children}
    </div>
  );
}
