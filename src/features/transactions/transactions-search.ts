/** Tabs and filters, each with its first one as the default (docs/product/transactions.md#tabs-and-filters). */
const tabs = ['points', 'bills', 'redemptions', 'vouchers'] as const;
const filters = {
  points: ['all', 'earned', 'redeemed', 'expiring', 'expired', 'archived'],
  bills: ['all', 'processing', 'rejected', 'processed', 'cancelled'],
  vouchers: ['all', 'active', 'expired'],
} as const;

export type TransactionsTab = (typeof tabs)[number];
export type Filters = { [Area in keyof typeof filters]: (typeof filters)[Area][number] };

/** What a tab with filters gets: the one that is on, and what chooses another. */
export interface TabProps<Tab extends keyof Filters> {
  filter: Filters[Tab];
  onFilter: (filter: Filters[Tab]) => void;
}

type Shown = Filters & { tab: TransactionsTab };

/** What the address says of tab and filters; defaults stay out of it. `filter` is the one of the points. */
export type TransactionsSearch = { [Name in 'tab' | 'bills' | 'vouchers']?: Shown[Name] | undefined } & {
  filter?: Filters['points'] | undefined;
};

/** Reads an address; a tab or a filter that there is not counts as the default. Older links call `filter` `points`. */
export function readSearch(given: Record<string, unknown>): TransactionsSearch {
  return {
    tab: unusual(tabs, given.tab),
    filter: unusual(filters.points, given.filter ?? given.points),
    bills: unusual(filters.bills, given.bills),
    vouchers: unusual(filters.vouchers, given.vouchers),
  };
}

/** What is shown at an address, with the defaults. */
export function shownAt({ tab, filter, bills, vouchers }: TransactionsSearch): Shown {
  return {
    tab: tab ?? tabs[0],
    points: filter ?? filters.points[0],
    bills: bills ?? filters.bills[0],
    vouchers: vouchers ?? filters.vouchers[0],
  };
}

/** The address of another tab: the filters of points and bills start over, the one of the vouchers stays. */
export function switchTab({ vouchers }: TransactionsSearch, tab: TransactionsTab): TransactionsSearch {
  return readSearch({ tab, vouchers });
}

/** The value, unless it is the first, which is the default, or none of them. */
function unusual<Value extends string>([, ...others]: readonly Value[], given: unknown): Value | undefined {
  return others.find((value) => value === given);
}
