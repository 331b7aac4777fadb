import { expect, it } from 'vitest';
import { named, searchText } from './search-text';

it.each([
  ['Kahvora', 'Kahvora'],
  ['  Kahvora & Co', 'Kahvora & Co'],
  ['thirteen char', 'thirteen cha'],
  ['कॉफी हाउस और चाय', 'कॉफी हाउस और'],
  ['', ''],
])('a search by name has 12 characters at most: %j becomes %j', (typed, text) => {
  expect(searchText(typed)).toBe(text);
  expect(searchText(typed).length).toBeLessThanOrEqual(12);
});

it('a search is never cut in the middle of a sign', () => {
  expect(searchText(`a${'😀'.repeat(12)}`)).toBe(`a${'😀'.repeat(5)}`);
  expect(searchText('Kahvora Café'.normalize('NFD'))).toBe('Kahvora Caf');
  expect(searchText('अन्नपूर्णा क्षेत्र')).toBe('अन्नपूर्णा ');
});

it('finds what has a part of its name like this, whatever its case', () => {
  const choices = [{ name: 'Kahvora' }, { name: 'Moonreel Cinemas' }];
  expect(named(choices, ' CIN')).toEqual([{ name: 'Moonreel Cinemas' }]);
  expect(named(choices, '')).toEqual(choices);
});
