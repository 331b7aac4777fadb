import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { at, record } from './record';
import {
  amount,
  detailList,
  figureText,
  flag,
  id,
  json,
  list,
  maybe,
  numericFlag,
  text,
  textList,
} from './wire';

describe('wire values', () => {
  it.each(['1', 1, true])('reads the flag %j as on', (value) =>
    expect(z.decode(flag(false), value)).toBe(true),
  );
  it.each(['0', 0, false])('reads the flag %j as off', (value) =>
    expect(z.decode(flag(true), value)).toBe(false),
  );
  it('gives a missing flag its declared value', () => {
    expect(z.decode(flag(true), undefined)).toBe(true);
    expect(z.decode(flag(false), '')).toBe(false);
  });

  it('writes a flag as text, and in a JSON payload as a number', () => {
    expect([z.encode(flag(false), true), z.encode(flag(false), false)]).toEqual(['1', '0']);
    expect([z.encode(numericFlag(false), true), z.encode(numericFlag(false), false)]).toEqual([1, 0]);
    expect(z.decode(numericFlag(false), '1')).toBe(true);
  });

  it('reads ids and amounts as numbers or strings', () => {
    expect(z.decode(id, 12)).toBe('12');
    expect(z.decode(amount, ' 12.50 ')).toBe(12.5);
  });

  it.each(['', 'abc', '1,200', 'NaN', 'Infinity'])('reads %j as no amount', (value) => {
    expect(z.safeDecode(amount, value).success).toBe(false);
    expect(z.decode(maybe(amount), value)).toBeUndefined();
  });

  it.each(['NaN', 'nan', '-NaN', 'Infinity', '-infinity', ' +Infinity ', Number.NaN, 1 / 0])(
    'takes the figure %j for absent',
    (value) => expect(z.decode(figureText, value)).toBe(''),
  );

  it.each([
    ['500', '500'],
    [500.5, '500.5'],
    ['Infinity pool for two', 'Infinity pool for two'],
    [null, ''],
  ])('reads the figure %j as the text %j', (value, text) => expect(z.decode(figureText, value)).toBe(text));

  it('reads lists as arrays or objects keyed by number and drops unusable entries', () => {
    const names = list(record({ name: at('brand_name', id) }));
    const wire = [{ brand_name: 'Aster' }, null, { brand_name: null }, 7];
    expect(z.decode(names, wire)).toEqual([{ name: 'Aster' }]);
    expect(z.decode(names, { 1: { brand_name: 'Aster' } })).toEqual([{ name: 'Aster' }]);
  });

  it.each([null, undefined, ''])('reads %j as a list without entries', (value) =>
    expect(z.decode(list(id), value)).toEqual([]),
  );
  it.each(['not a list', 42, true])('refuses %j as a list', (value) =>
    expect(z.safeDecode(list(id), value).success).toBe(false),
  );
  it.each(['not a list', 42, null])(
    'reads the detail %j as none, so that what it belongs to stays',
    (value) => expect(z.decode(detailList(id), value)).toEqual([]),
  );

  it.each([
    ['/one.png', ['/one.png']],
    [
      ['/one.png', '', null, '/two.png'],
      ['/one.png', '/two.png'],
    ],
    [{ 1: '/one.png' }, ['/one.png']],
    ['', []],
    [null, []],
    [true, []],
  ])('reads %j as the texts %j', (value, texts) => expect(z.decode(textList, value)).toEqual(texts));

  it('reads back what it wrote', () => {
    const line = record({
      id: at('product_merchant_id', id),
      points: at('best_price', amount),
      note: at('note', text),
    });
    const cart = json(z.array(line));
    const lines = [{ id: '7', points: 12.5, note: 'निःशुल्क "gift"' }];
    expect(z.decode(cart, z.encode(cart, lines))).toEqual(lines);
  });

  it('ignores unknown fields and names the field that does not fit', () => {
    const known = record({ id: at('customer_id', id) });
    expect(z.decode(known, { customer_id: 5, more: true })).toEqual({ id: '5' });
    const result = z.safeDecode(record({ customer: at('customer', known) }), { customer: {} });
    expect(result.error?.issues[0]?.path).toEqual(['customer', 'customer_id']);
  });
});
