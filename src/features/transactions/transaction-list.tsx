import { IconCloudOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { transactionTexts } from '@/brand/texts/transactions';
import { ButtonLink } from '@/components/links';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/controls/button';
import { BillsDrawing } from '@/ui/drawings/bills';
import { RewardsDrawing } from '@/ui/drawings/rewards';
import { EmptyState } from '@/ui/feedback/empty-state';
import { WindowList } from '@/ui/lists/window-list';
import type { Listed } from './transaction-rules';
import styles from './transactions.module.css';
import type { TransactionsTab } from './transactions-search';

interface TransactionListProps<Entry> extends NothingHereProps {
  items: readonly Listed<Entry>[];
  /** px that an entry takes until it was measured. */
  height: number;
  render: (entry: Entry) => ReactNode;
}

/** Entries under their months, or that there are none. However many they are, only those near the window exist. */
export function TransactionList<Entry>(props: TransactionListProps<Entry>) {
  const { of, items, height, render, onShowAll } = props;
  const texts = textsOf(transactionTexts);
  if (items.length === 0) return <NothingHere of={of} onShowAll={onShowAll} />;
  const labels: Record<TransactionsTab, string> = {
    points: texts.pointsTab,
    bills: texts.billsTab,
    redemptions: texts.redemptionsTab,
    vouchers: texts.vouchersTab,
  };
  return (
    <WindowList
      label={labels[of]}
      items={items}
      keyOf={({ key }) => key}
      renderItem={({ entry, month, last }) => (
        <div>
          {month === undefined ? null : <h2 className={styles.month}>{month}</h2>}
          <div
            className={of === 'vouchers' ? styles.cards : styles.rows}
            data-first={month !== undefined || undefined}
            data-last={last || undefined}
          >
            {render(entry)}
          </div>
        </div>
      )}
      columns={1}
      rowHeight={height}
      gap={0}
      memory={items}
    />
  );
}

interface NothingHereProps {
  of: TransactionsTab;
  /** Where a filter is on, the way out of it. */
  onShowAll?: (() => void) | undefined;
}

/** An empty list, with what one can do about it. */
function NothingHere({ of, onShowAll }: NothingHereProps) {
  const texts = textsOf(transactionTexts);
  const comesFromBills = of === 'points' || of === 'bills';
  return (
    <EmptyState
      drawing={comesFromBills ? <BillsDrawing /> : <RewardsDrawing />}
      title={of === 'vouchers' ? texts.noVouchers : texts.none}
      action={
        onShowAll ? (
          <Button variant="secondary" onClick={onShowAll}>
            {texts.showAll}
          </Button>
        ) : (
          <ButtonLink to={comesFromBills ? paths.submitBill : paths.redeem}>
            {comesFromBills ? texts.submitBill : texts.redeem}
          </ButtonLink>
        )
      }
    />
  );
}

/** Below a list that was kept: what of it shows only with a network. */
export function OnlineHint({ children }: { children: string }) {
  return (
    <p className={styles.onlineHint}>
      <IconCloudOff size={20} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
