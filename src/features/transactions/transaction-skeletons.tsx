import type { ReactNode } from 'react';
import { BlockSkeleton, Skeleton, TextSkeleton } from '@/ui/feedback/skeleton';
import { RowSkeleton } from '@/ui/lists/list-row';
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
            <BlockSkeleton width={104} height={40} />
          </div>
        ) : null}
        <Skeleton count={sums} className={styles.sums}>
          <BlockSkeleton height={14} className={styles.sumOutline} />
        </Skeleton>
      </div>
      <Month>
        <div className="surface">
          <RowSkeleton
            count={6}
            height={76}
            leading={<BlockSkeleton width={36} height={36} corner="circle" />}
            trailing={<BlockSkeleton width={64} height={18} />}
          />
        </div>
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
            <BlockSkeleton ratio={1} width={56} />
            <TextSkeleton lines={3} />
          </div>
          <div className={styles.codesOutline}>
            <BlockSkeleton height={44} corner="field" className={styles.codeOutline} />
            <BlockSkeleton height={44} corner="field" className={styles.pinOutline} />
          </div>
          <BlockSkeleton width={143} height={44} corner="field" className={styles.showOutline} />
        </div>
      </Skeleton>
    </Month>
  );
}

function Month({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden="true">
      <div className={styles.month}>
        <BlockSkeleton width={140} height={20} />
      </div>
      {children}
    </div>
  );
}
