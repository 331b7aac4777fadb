import { describe, expect, it } from 'vitest';
import type { Product } from '@/contract/products';
import { rewardSearchText } from '@/lib/search-text';
import { type Filter, noFilter } from './browsing';
import {
  expiryText,
  firstProducts,
  hasPoints,
  isOld,
  isOnFirstPage,
  limitsOf,
  refinementOf,
  relatedMarker,
  toggled,
  withinPoints,
  withoutLimit,
} from './catalogue-rules';

const product = (fields: Partial<Product>) => fields as Product; // only the fields that the rules use
const minute = 60_000;

describe('catalogue', () => {
  it.each([
    ['coffee for two', 'coffee for two'],
    ['coffee2', 'coffee'],
    ['  coffee', 'coffee'],
    ['7 cups', 'cups'],
    ['50% off!', 'off'],
    ['', ''],
    ['\u0915\u0949\u092b\u0940', '\u0915\u0949\u092b\u0940'],
  ])('takes letters and spaces beginning with a letter: %j searches %j', (typed, text) => {
    expect(rewardSearchText(typed)).toBe(text);
  });

  it('loads the list again when the last request was 25 minutes ago or more', () => {
    expect(isOld(1, 25 * minute)).toBe(false);
    expect(isOld(1, 25 * minute + 1)).toBe(true);
    expect(isOld(0, 90 * minute)).toBe(false);
  });

  it('keeps the first 20 products, and the pictures of the same ones', () => {
    const all = Array.from({ length: 25 }, (_, i) => product({ id: `${i + 1}` }));
    const kept = firstProducts(all).map(({ id }) => id);
    expect([kept.length, kept.at(0), kept.at(-1)]).toEqual([20, '1', '20']);
    expect(all.filter((_, i) => isOnFirstPage(i)).map(({ id }) => id)).toEqual(kept);
  });

  it('sends refine_by only with a filter', () => {
    expect(refinementOf({ ...noFilter, brandIds: ['7'] })).toBeUndefined();
    expect(refinementOf({ ...noFilter, filterApplied: true, brandIds: ['7'] })).toEqual({
      points: { min: 0, max: 9_999_999_999 },
      price: { min: 0, max: 9_999_999_999 },
      brand_ids: ['7'],
      location_ids: [],
    });
  });

  it('sends a limit only for a handle that was moved from the upper end', () => {
    const moved = { pointsRange: { min: 2000, max: 2000 }, rewardValueRange: { min: 5, max: 1999 } };
    expect(refinementOf({ ...noFilter, ...moved, filterApplied: true })).toMatchObject({
      points: { min: 2000, max: 9_999_999_999 },
      price: { min: 5, max: 1999 },
    });
  });

  it.each<[Partial<Filter>, ...string[]]>([
    [{}],
    [{ brandIds: ['7', '8'], locationIds: ['3'] }, 'locationIds 3', 'brandIds 7', 'brandIds 8'],
    [{ pointsRange: { min: 1, max: 2000 } }, 'pointsRange'],
    [{ pointsRange: { min: 0, max: 1999 } }, 'pointsRange'],
    [{ rewardValueRange: { min: 1, max: 2000 }, brandIds: ['7'] }, 'brandIds 7', 'rewardValueRange'],
    [{ rewardValueRange: { min: 0, max: 1999 } }, 'rewardValueRange'],
  ])('hides rewards by %j, once that is applied: %s', (changes, ...limits) => {
    const found = limitsOf({ ...noFilter, ...changes, filterApplied: true });
    expect(found.map(({ of, id }) => (id === undefined ? of : `${of} ${id}`))).toEqual(limits);
    expect(limitsOf({ ...noFilter, ...changes })).toEqual([]);
  });

  it('takes one limit out of a filter, and with the last one the filter', () => {
    const range = { min: 5, max: 50 };
    const filter = { ...noFilter, filterApplied: true, pointsRange: range, brandIds: ['7', '8'] };
    expect(withoutLimit(filter, { of: 'brandIds', id: '7' })).toEqual({ ...filter, brandIds: ['8'] });
    const brands = withoutLimit(filter, { of: 'pointsRange' });
    expect(brands).toEqual({ ...filter, pointsRange: noFilter.pointsRange });
    const one = withoutLimit(brands, { of: 'brandIds', id: '7' });
    expect(withoutLimit(one, { of: 'brandIds', id: '8' })).toEqual(noFilter);
  });

  it('adds and removes a choice', () => {
    expect(toggled(['1'], '2')).toEqual(['1', '2']);
    expect(toggled(['1', '2'], '1')).toEqual(['2']);
  });

  it.each([
    ['1', '2031-03-05', 'Valid till 5th Mar 2031'],
    ['', '2031-03-05', 'Valid till 5th Mar 2031'],
    ['1', 'soon', ''],
    ['2', '2031-03-05', 'Valid for 90 days'],
  ])('shows by display flag %j with date %j: %j', (expiryDisplay, expiryDate, shown) => {
    const fields = product({ expiryDisplay, expiryDate, customText: 'Valid for 90 days' });
    expect(expiryText(fields, 'long')).toBe(shown);
  });

  it.each([
    [undefined, undefined],
    [0, undefined],
    [Number.NaN, undefined],
    [3, 3],
  ])('marks a product with %s related ones as %s', (relatedCount, marker) => {
    expect(relatedMarker(product(relatedCount === undefined ? {} : { relatedCount }))).toBe(marker);
  });
});

describe('within my points', () => {
  const costing = (sellingPrice: number) => product({ sellingPrice, expiryDate: '' });

  it('is what costs at most the balance, in the order of the list, which is the same until something changes', () => {
    const list = [costing(900), costing(499.5), costing(500), costing(500.01)];
    const shown = withinPoints(list, 500, '2026-11-24');
    expect(shown).toEqual([list[1], list[2]]);
    expect(withinPoints(list, 500, '2026-11-24')).toBe(shown);
    expect(withinPoints(list, 300, '2026-11-24')).toEqual([]);
  });

  it.each([
    [undefined, false],
    [-5, false],
    [0, false],
    [0.01, true],
  ])('means something for a balance of %s: %s', (balance, means) => {
    expect(hasPoints(balance)).toBe(means);
  });
});
