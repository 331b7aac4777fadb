import { describe, expect, it } from 'vitest';
import { defineTexts, textsFor } from './define-texts';

const group = defineTexts('shops', {
  title: 'Shops',
  count: { one: '{count} shop', other: '{count} shops' },
  in: { other: '{count} in {place}' },
});

const texts = (overrides: Parameters<typeof textsFor>[0]['texts'], language = 'en-IN') =>
  textsFor({ texts: overrides, language }, group);

describe('the texts of an area', () => {
  it('are the declared ones if the merchant has none', () => {
    expect(texts({}).title).toBe('Shops');
    expect([0, 1, 2, 21].map((count) => texts({}).count(count))).toEqual([
      '0 shops',
      '1 shop',
      '2 shops',
      '21 shops',
    ]);
  });

  it('use "other" for a missing form', () => {
    expect(texts({}).in(1, { place: 'Pune' })).toBe('1 in Pune');
  });

  it("are the merchant's own if there are any", () => {
    expect(texts({ 'shops.title': 'Stores', 'bars.title': 'Bars' }).title).toBe('Stores');
    const own = texts({ 'shops.count': { one: 'one store', other: '{count} stores' } });
    expect([own.count(1), own.count(2)]).toEqual(['one store', '2 stores']);
  });

  it('may have one wording of the merchant for all counts', () => {
    const own = texts({ 'shops.count': 'Shops: {count}' });
    expect([own.count(1), own.count(2)]).toEqual(['Shops: 1', 'Shops: 2']);
  });

  it("follow the plural rules of the site's language", () => {
    const polish = {
      one: '{count} sklep',
      few: '{count} sklepy',
      many: '{count} sklepów',
      other: '{count} sklepu',
    };
    const own = texts({ 'shops.count': polish }, 'pl');
    expect([1, 3, 5, 22, 1.5].map((count) => own.count(count))).toEqual([
      '1 sklep',
      '3 sklepy',
      '5 sklepów',
      '22 sklepy',
      '1.5 sklepu',
    ]);
  });

  it('keep the English rules for the English standard wording', () => {
    expect(texts({}, 'ja').count(1)).toBe('1 shop');
  });
});
