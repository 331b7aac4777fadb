import { expect, it } from 'vitest';
import { firstLetter, initials } from './first-letter';

it.each([
  ['Kahvora', 'K'],
  ['moonreel cinemas of the west', 'MC'],
  [' 24 seven ', '2S'],
  ['"Oh!" & Sons', 'OS'],
  ['किताब घर', 'किघ'],
  ['🎬 Reel', 'R'],
  ['', ''],
])('the initials of %j are %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

it('takes a letter with its marks', () => {
  expect(firstLetter('e\u0301clair')).toBe('E\u0301');
});
