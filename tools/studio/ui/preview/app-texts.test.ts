import { expect, it } from 'vitest';
import { optionalScreens } from '@/brand/capabilities';
import { screens } from '../../../shared/screens';
import { screensOf } from './app-texts';

const areas = Object.fromEntries(optionalScreens.map((area) => [area, true])) as Record<
  (typeof optionalScreens)[number],
  boolean
>;

it('screens have the titles of the mall, and two with one title stay apart', () => {
  const titles = screensOf({ screens: areas, texts: { 'cart.title': 'Basket', 'more.title': 'Basket' } });
  expect(titles.get('Basket')?.path).toBe('/myCart');
  expect(titles.get('Basket (/more)')?.path).toBe('/more');
  expect(titles.get('My Membership')?.path).toBe('/membership');
  expect(titles.size).toBe(screens.length);
});

it('a screen whose area is off is not among them', () => {
  const paths = [...screensOf({ screens: { ...areas, stores: false }, texts: {} }).values()].map(
    ({ path }) => path,
  );
  expect(paths).not.toContain('/store-locator');
  expect(paths).not.toContain('/store-locator/floor-plan');
  expect(paths).toContain('/offers');
});
