import { expect, it } from 'vitest';
import { activeTab } from './active-tab';

it.each([
  ['/', 0],
  ['/dashboard', 0],
  ['/offers', 1],
  ['/offers-detail/7', 1],
  ['/redeem', 2],
  ['/product/7', 2],
  ['/myCart', 2],
  ['/mycart', 2],
  ['/order-summary', 2],
  ['/transactions', 3],
  ['/more', 4],
  ['/membership', undefined],
  ['/offerings', undefined],
])('the active tab of %s is %j', (pathname, tab) => {
  expect(activeTab(pathname)).toBe(tab);
});
