import type { ReactNode } from 'react';
import { WindowList } from '@/ui/lists/window-list';
import type { Listed } from './transaction-rules';
import styles from './transactions.module.css';

interface TransactionListProps<Entry> {
  label: string;
  items: readonly Listed<Entry>[];
  /** `rows` of one month share a card; `cards` stand by themselves. */
  look: 'rows' | 'cards';
  /** px that an entry takes until it was measured. */
  height: number;
  render: (entry: Entry) => ReactNode;
}

/** Entries under their months; however many they are, only those near the window exist. */
export function TransactionList<Entry>({ label, items, look, height, render }: TransactionListProps<Entry>) {
  return (
    <WindowList
      label={label}
      items={items}
      keyOf={({ key }) => key}
      renderItem={({ entry, month, last }) => (
        <div>
          {month === undefined ? null : <h2 className={styles.month}>{month}</h2>}
          <div
            className={styles[look]}
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
