import { expect, it } from 'vitest';
import { readText, takes, withSearch } from './search-rules';

it.each([
  ['coffee', true, true, true],
  ['café au lait', true, true, true],
  ['coffee 2', false, true, true],
  ['2 for 1', false, true, true],
  ["D'Costa", false, true, false],
  ['-50 %', false, true, false],
  ['thirteen char', true, false, true],
  ['बिरयानी', true, true, true],
])('%j may be searched among rewards: %s, stores: %s, offers: %s', (text, rewards, stores, offers) => {
  expect([takes.rewards(text), takes.stores(text), takes.offers(text)]).toEqual([rewards, stores, offers]);
});

it.each([
  [' tea ', 'tea'],
  [500, '500'],
  [undefined, ''],
  [['tea'], ''],
  ['x'.repeat(200), 'x'.repeat(60)],
])('%j in the address searches for %j', (q, text) => expect(readText(q)).toBe(text));

it.each([
  [[], 'tea', ['tea']],
  [['tea'], 'coffee', ['coffee', 'tea']],
  [['tea', 'coffee'], 'coffee', ['coffee', 'tea']],
  [['co', 'tea'], 'Coffee', ['Coffee', 'tea']],
  [['coffee', 'tea'], 'cof', ['coffee', 'tea']],
  [['tea'], 'c', ['tea']],
  [['tea'], '', ['tea']],
  [['a1', 'b2', 'c3', 'd4', 'e5'], 'f6', ['f6', 'a1', 'b2', 'c3', 'd4']],
])('after %j, %j leaves the last searches %j', (recent, text, after) => {
  expect(withSearch(recent, text)).toEqual(after);
});
