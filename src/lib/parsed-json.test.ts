import { expect, it } from 'vitest';
import { randomOf } from '../../tests/setup/random';
import { exactJson, parsedJson } from './parsed-json';

it.each([
  ['9007199254740991', 9_007_199_254_740_991],
  ['9007199254740993', '9007199254740993'],
  ['-9007199254740993', '-9007199254740993'],
  ['123456789012345678901234567890', '123456789012345678901234567890'],
  ['1234567890123456', 1_234_567_890_123_456],
  ['12345678901234567.5', Number('12345678901234567.5')],
  ['12345678901234567e2', Number('12345678901234567e2')],
  ['12345678901234567E+2', Number('12345678901234567E+2')],
  ['1e21', 1e21],
  ['0.10000000000000001', 0.1],
  ['"12345678901234567"', '12345678901234567'],
  ['"a: 12345678901234567"', 'a: 12345678901234567'],
  ['"\\",12345678901234567,\\""', '",12345678901234567,"'],
  ['12345678901234567 8', undefined],
  ['12345678901234567,', undefined],
])('%s is read as %j', (text, value) => {
  expect(parsedJson(text)).toEqual(value);
  expect(parsedJson(`{"12345678901234567":[ ${text}\t]}`)).toEqual(
    value === undefined ? undefined : { '12345678901234567': [value] },
  );
});

it('throws for a text that is no JSON', () =>
  expect(() => exactJson('[12345678901234567')).toThrow(SyntaxError));

it('keeps the digits of every integer, and reads everything else as usual', () => {
  const part = randomOf(49);
  const random = (below: number) => Math.floor(part() * below);
  const digits = (count: number) =>
    `${1 + random(9)}${Array.from({ length: count - 1 }, () => random(10)).join('')}`;
  const makers = [
    () => `${random(2) ? '-' : ''}${digits(1 + random(30))}`,
    () => `${digits(17)}.${digits(3)}`,
    () => `${digits(17)}e${random(2) ? '-' : ''}${random(9)}`,
    () => `0.${digits(20)}`,
    () => JSON.stringify(`${'"\\,[: '.charAt(random(6))}${digits(18)}${'"\\ ]}'.charAt(random(5))}`),
    () => 'null',
  ];
  for (let round = 0; round < 5_000; round += 1) {
    const values = Array.from({ length: 1 + random(5) }, () => makers[random(makers.length)]?.() ?? '');
    const gap = ['', ' ', '\n'][random(3)];
    const text = `{"list":[${values.join(`,${gap}`)}],"id":${gap}${values[0]}}`;
    const expected = values.map((value) => {
      const isLost = /^-?\d+$/.test(value) && !Number.isSafeInteger(Number(value));
      return isLost ? value : JSON.parse(value);
    });
    expect(exactJson(text), text).toEqual({ list: expected, id: expected[0] });
  }
});

it('takes no longer for hostile texts', () => {
  const long = '\\"'.repeat(500_000);
  expect(parsedJson(`["${long}", 12345678901234567]`)).toEqual(['"'.repeat(500_000), '12345678901234567']);
  expect(parsedJson(`["${long}, 12345678901234567`)).toBeUndefined();
});
