import { expect, it } from 'vitest';
import { readSearchId, searchId } from './search-id';

it.each([
  ['2', 2],
  ['007', '007'],
  ['north-2', 'north-2'],
  ['12345678901234567890', '12345678901234567890'],
])('the id %j stands in an address as %j', (id, written) => {
  expect(searchId(id)).toBe(written);
  expect(String(written)).toBe(id);
});

it.each([
  [7, 7],
  ['north-2', 'north-2'],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), undefined],
  ['', undefined],
  [['7'], undefined],
])('the value %j of an address is the id %j', (value, id) => expect(readSearchId(value)).toBe(id));
