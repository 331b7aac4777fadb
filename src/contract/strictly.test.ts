import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from './calls';
import { cartLine } from './cart';
import { at, record } from './record';
import { strictly } from './strictly';
import { amount, flag, json, maybe, numericFlag, optional, presentList, text } from './wire';

const problems = (schema: z.ZodMiniType, wire: unknown) =>
  z.safeDecode(strictly(schema), wire).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('a request is read strictly', () => {
  it.each(Object.entries(calls))(
    '%s refuses what is no value, and endless texts, in every field',
    (_, call) => {
      const fields = Object.values(call.request.fields as Record<string, { wire: string }>).map(
        ({ wire }) => wire,
      );
      for (const wrong of [null, { unexpected: true }, ['one', 'two'], 'x'.repeat(10_001)]) {
        const wire = Object.fromEntries(fields.map((name) => [name, wrong]));
        const refused = new Set(problems(call.request, wire).map((path) => path.split('.')[0]));
        expect([...refused]).toEqual(fields);
      }
    },
  );

  it.each(['NaN', 'abc', '', null, undefined, true, {}])('the quantity %j of a line is refused', (qty) => {
    const line = { product_merchant_id: 7, location_id: 1, qty };
    expect(problems(json(presentList(cartLine)), JSON.stringify([line]))).toEqual(['0.qty']);
    expect(z.decode(cartLine, line)).toMatchObject({ quantity: 1 });
  });

  it('names each bad field with its path', () => {
    const order = record({ lines: at('lines', json(presentList(record({ count: at('qty', amount) })))) });
    expect(problems(order, { lines: '[{"qty":1},{"qty":"two"},{}]' })).toEqual([
      'lines.1.qty',
      'lines.2.qty',
    ]);
    expect(problems(order, { lines: '{' })).toEqual(['lines']);
  });

  it('accepts at most 500 entries in a list', () => {
    const names = presentList(text);
    expect(problems(names, Array(500).fill('a'))).toEqual([]);
    expect(problems(names, Array(501).fill({}))).toEqual(['']);
  });

  it.each([
    [flag(true), undefined, true],
    [flag(true), '0', false],
    [numericFlag(false), 1, true],
    [numericFlag(true), undefined, true],
    [text, undefined, ''],
    [text, 12, '12'],
    [maybe(amount), undefined, undefined],
    [maybe(amount), '1.5', 1.5],
    [optional(text), undefined, undefined],
    [optional(numericFlag(false)), undefined, undefined],
  ])('%# what is right or left out means what it means in a reply', (schema, wire, value) => {
    expect(z.decode(strictly(schema as z.ZodMiniType<unknown>), wire)).toEqual(value);
    expect(z.decode(schema as z.ZodMiniType<unknown>, wire)).toEqual(value);
  });

  it.each([
    [flag(true), 'maybe'],
    [maybe(amount), 'some'],
    [optional(text), null],
    [presentList(text), { 1: 'a' }],
  ])('%# a reply gets away with what a request does not', (schema, wire) => {
    expect(problems(schema, wire)).toEqual(['']);
  });
});
