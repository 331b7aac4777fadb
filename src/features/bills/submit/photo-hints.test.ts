import { expect, it } from 'vitest';
import { hintWords } from './photo-hints';

it.each([
  [['dark'], undefined, ['This photo looks dark. Take it again?']],
  [['blurred'], undefined, ['This photo looks blurred. Take it again?']],
  [
    ['small', 'blurred'],
    'a.png',
    [
      'This photo looks too small to read. Take it again?',
      'This photo looks blurred. Take it again?',
      'This looks like the same bill as a.png.',
    ],
  ],
  [['of an earlier release', 'constructor'], undefined, []],
  [[], undefined, []],
])('says of the hints %j and the same file %s: %j', (hints, twin, words) => {
  expect(hintWords(hints, twin)).toEqual(words);
});
