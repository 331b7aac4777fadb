import { expect, it } from 'vitest';
import { bytesPerMegabyte } from '@/lib/bytes';
import { hintWords, sizeWords, twinName } from './file-words';

it.each([
  [1, 'Less than 0.01 MB'],
  [bytesPerMegabyte / 100 - 1, 'Less than 0.01 MB'],
  [bytesPerMegabyte / 100, '0.01 MB'],
  [bytesPerMegabyte * 2.5, '2.50 MB'],
  [20_971_519, '20.00 MB'],
])('%s bytes read as %s', (bytes, words) => expect(sizeWords(bytes)).toBe(words));

it.each([
  [['dark'], undefined, ['This photo looks dark. Take it again?']],
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
])('says of the hints %j and the same file %s: %j', (hints, twin, words) => {
  expect(hintWords(hints, twin)).toEqual(words);
});

it('names another file with the same content', () => {
  const file = (id: string, hash: string) => ({ id, name: id, hash });
  const all = [file('1', 'a'), file('2', 'a'), file('3', ''), file('4', '')];
  expect(all.map((each) => twinName(each, all))).toEqual(['2', '1', undefined, undefined]);
  expect(twinName(file('1', 'a'), all.slice(2))).toBeUndefined();
});
