import { beforeEach, expect, it } from 'vitest';
import { logInAsCustomer } from '../../../tests/setup/session';
import { arrivalWords } from './arrival-words';

const points = (bills: number, brand = 'Cocoa & Bean') =>
  arrivalWords({ kind: 'points', points: 1_250.5, brand, bills });
const tier = (name: string, earnPoints?: number) => ({
  id: name,
  name,
  earnPoints,
  currencySpent: 100,
  pointsPerUnit: 1,
  currencyPerUnit: 1,
  rangeStart: 0,
  rangeEnd: 1,
});

beforeEach(logInAsCustomer);

it.each([
  [() => points(1), 'You got 1,250.50 P for your bill of Cocoa & Bean.'],
  [() => points(2), 'You got 1,250.50 P for your bill of Cocoa & Bean and 1 more.'],
  [() => points(3), 'You got 1,250.50 P for your bill of Cocoa & Bean and 2 more.'],
  [() => points(1, ''), 'You got 1,250.50 P for your bill.'],
  [() => points(3, ''), 'You got 1,250.50 P for 3 bills.'],
])('points: %#', (words, wanted) => expect(words()).toBe(wanted));

it('a long name is cut', () => {
  expect(points(1, 'x'.repeat(500))).toHaveLength('You got 1,250.50 P for your bill of .'.length + 60);
});

it.each([
  ['with what is new', 1, 2, 'You have reached Gold: 2 P on every ₹100 spent.'],
  ['alone, if it earns as before', 2, 2, 'You have reached Gold.'],
  ['alone, if the program does not say', 1, undefined, 'You have reached Gold.'],
])('a tier is named %s', (_, before, now, words) => {
  expect(arrivalWords({ kind: 'tier', before: tier('Silver', before), tier: tier('Gold', now) })).toBe(words);
});
