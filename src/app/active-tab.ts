/** Tabs by index: dashboard, offers, redeem and cart, transactions, menu (docs/product/shell.md#bottom-navigation). */
const tabs: readonly (readonly [prefix: string, tab: number])[] = [
  ['/dashboard', 0],
  ['/offers-detail', 1],
  ['/offers', 1],
  ['/redeem', 2],
  ['/product', 2],
  ['/myCart', 2],
  ['/order-summary', 2],
  ['/transactions', 3],
  ['/more', 4],
];

/** The tab a path belongs to, or undefined for screens of none. */
export function activeTab(pathname: string): number | undefined {
  if (pathname === '/') return 0;
  // Like the router, which does not care about the case of an address.
  const path = `${pathname.toLowerCase()}/`;
  return tabs.find(([prefix]) => path.startsWith(`${prefix.toLowerCase()}/`))?.[1];
}
