import { expect, it } from 'vitest';
import { testBrand } from '../../../../tests/setup/brand';
import { placeOf } from './place-of';

const brand = testBrand({ texts: { 'dashboard.greeting': 'Welcome, {name}' } });

it('a text is looked for as the mall words it, on the screens of its area', () => {
  const greeting = placeOf(['texts', 'dashboard.greeting'], brand, {});
  expect(greeting?.screens).toEqual(['/dashboard']);
  expect(greeting?.sought.words?.map((each) => new RegExp(each, 'iu').test('Welcome, Aarav'))).toEqual([
    true,
  ]);
  const title = placeOf(['texts', 'orders.summaryTitle'], brand, {});
  expect(title?.screens[0]).toBe('/order-summary');
});

it('a colour is looked for by what it paints, first where it is sure to be', () => {
  const place = placeOf(['theme', 'palette', 'faq_qna_background'], brand, {});
  expect(place?.sought).toEqual({ variables: ['--brand-qna'] });
  expect(place?.screens[0]).toBe('/faqs');
});

it('an area that is switched off, and what shows outside of the app, have no place', () => {
  const off = testBrand({ screens: { ...brand.screens, offers: false } });
  expect(placeOf(['screens', 'offers'], brand, {})?.screens).toEqual(['/offers']);
  expect(placeOf(['screens', 'offers'], off, {})).toBeUndefined();
  expect(placeOf(['hosts'], brand, {})).toBeUndefined();
});

it('a word of the mall is looked for in its own form', () => {
  const config = { words: { bill: { one: 'receipt', other: 'receipts' } } };
  const [pattern = ''] = placeOf(['words', 'bill', 'one'], brand, config)?.sought.words ?? [];
  expect(new RegExp(pattern, 'iu').test('Submit Receipts')).toBe(true);
  expect(new RegExp(pattern, 'iu').test('Submit Bills')).toBe(false);
});
