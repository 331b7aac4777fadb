import { expect, it } from 'vitest';
import { mentionsIn } from './find-topics';
import { restOf } from './rest-of-wish';

it.each([
  ['Dark mode, and the moon must shine', ['the moon must shine']],
  ['Dark mode (no moon on pages) - can we have stars?', ['no moon on pages', 'can we have stars?']],
  [
    'Dark mode but only for our people; never on Mondays please',
    ['only for our people', 'never on Mondays please'],
  ],
  ['Dark mode, because the moon must shine', []],
  ['Dark mode, my aunt likes the moon', []],
  ['Dark mode and a moon', []],
  ['Dark mode, a quiz must be there', []],
])('the rest of "%s"', (text, rest) => {
  expect(restOf(text, mentionsIn(text))).toEqual(rest);
});
