import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { transactionTexts } from '@/brand/texts/transactions';
import { Page } from '@/components/page';
import { focusMain } from '@/ui/navigation/focus-main';
import { Tabs } from '@/ui/navigation/tabs';
import { BillsTab } from './bills-tab';
import { PointsTab, RedemptionsTab } from './points-tab';
import { readSearch, shownAt, switchTab, type TransactionsSearch } from './transactions-search';
import { VouchersTab } from './vouchers-tab';

/** What happened to a shopper's points (docs/product/transactions.md). */
export function TransactionsScreen() {
  const texts = textsOf(transactionTexts);
  const search = useSearch({ from: '/_customer/transactions' });
  const navigate = useNavigate();
  const { tab, points, bills, vouchers } = shownAt(search);
  useKeptFocus(search);
  // Tabs and filters are no steps of the way: Back leads to where the shopper came from.
  const show = (next: TransactionsSearch) =>
    void navigate({ to: '/transactions', search: next, replace: true });
  const narrow = (changed: Record<string, string>) => show(readSearch({ ...search, ...changed }));
  return (
    <Page title={texts.title}>
      <Tabs
        label={texts.tabs}
        sticks
        value={tab}
        onChange={(chosen) => show(switchTab(search, chosen))}
        tabs={[
          {
            value: 'points',
            label: texts.pointsTab,
            content: <PointsTab filter={points} onFilter={(filter) => narrow({ filter })} />,
          },
          {
            value: 'bills',
            label: texts.billsTab,
            content: <BillsTab filter={bills} onFilter={(filter) => narrow({ bills: filter })} />,
          },
          { value: 'redemptions', label: texts.redemptionsTab, content: <RedemptionsTab /> },
          {
            value: 'vouchers',
            label: texts.vouchersTab,
            content: <VouchersTab filter={vouchers} onFilter={(filter) => narrow({ vouchers: filter })} />,
          },
        ]}
      />
    </Page>
  );
}

/** Focuses the screen when what was pressed goes with the list that it stood in, such as 'Show all'. */
function useKeptFocus(search: TransactionsSearch): void {
  const seen = useRef(search);
  useEffect(() => {
    if (seen.current === search) return;
    seen.current = search;
    if (document.activeElement === document.body) focusMain();
  }, [search]);
}
