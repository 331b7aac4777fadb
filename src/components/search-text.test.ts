import { expect, it } from 'vitest';
import { searchText } from './search-text';

it.each([
  ['Kahvora', 'Kahvora'],
  ['  Kahvora & Co', 'Kahvora & Co'],
  ['thirteen char', 'thirteen cha'],
  ['कॉफी हाउस और चाय', 'कॉफी हाउस और'],
  ['', ''],
])('a search in the directory has 12 characters at most: %j becomes %j', (typed, text) => {
  expect(searchText(typed)).toBe(text);
  expect(searchText(typed).length).toBeLessThanOrEqual(12);
});

it('a search is never cut in the middle of a sign', () => {
  expect(searchText(`a${'😀'.repeat(12)}`)).toBe(`a${'😀'.repeat(5)}`);
});
