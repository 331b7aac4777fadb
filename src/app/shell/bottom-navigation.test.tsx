import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { renderApp } from '../../../tests/setup/app-router';
import { beside } from '../../../tests/setup/beside';
import { brandWithout } from '../../../tests/setup/branded';
import { createAppRouter } from '../start/router';
import { activeTab, BottomNavigation } from './bottom-navigation';

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
  ['/terms-of-use', 'more'],
  ['/membership', undefined],
  ['/offerings', undefined],
])('the active tab of %s is %j', (pathname, tab) => {
  expect(activeTab(router.matchRoutes(pathname, {}))).toBe(tab);
});

describe('the tabs', () => {
  const tabs = async (address: string) => {
    renderApp(address, {}, beside(BottomNavigation));
    await screen.findByRole('heading', { level: 1 });
    const navigation = screen.getByRole('navigation', { name: 'Main' });
    return [...navigation.querySelectorAll('a')].map((tab) => ({
      tab: `${tab.textContent} ${tab.getAttribute('href')}`,
      active: tab.getAttribute('aria-current') === 'page',
    }));
  };

  it('are five, and one of them is active', async () => {
    expect(await tabs('/faqs')).toEqual([
      { tab: 'Home /', active: false },
      { tab: 'Offers /offers', active: false },
      { tab: 'Redeem /redeem', active: false },
      { tab: 'Transactions /transactions', active: false },
      { tab: 'More /more', active: true },
    ]);
  });

  it('are four in a mall without offers, and none is active on a screen without a tab', async () => {
    setCurrentBrand(brandWithout(['offers']));
    const all = await tabs('/store-locator');
    expect(all.map(({ tab }) => tab)).not.toContain('Offers /offers');
    expect(all).toHaveLength(4);
    expect(all.filter(({ active }) => active)).toEqual([]);
  });
});
