import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { activeTab } from './bottom-navigation';
import { createAppRouter } from './router';

const router = createAppRouter(new QueryClient());

it.each([
  ['/dashboard', 'home'],
  ['/offers', 'offers'],
  ['/offers-detail/7', 'offers'],
  ['/redeem', 'redeem'],
  ['/product/7', 'redeem'],
  ['/myCart', 'redeem'],
  ['/mycart', 'redeem'],
  ['/order-summary', 'redeem'],
  ['/more', 'more'],
  ['/about-us', 'more'],
  ['/faqs', 'more'],
  ['/feedback', 'more'],
  ['/how-it-works', 'more'],
  ['/membership', undefined],
  ['/offerings', undefined],
])('the active tab of %s is %j', (pathname, tab) => {
  expect(activeTab(router.matchRoutes(pathname, {}))).toBe(tab);
});
