import { expect, it } from 'vitest';
import { sentenceFor } from './words';

it.each([
  ['add a record for a.example', 'Please add a record for a.example.'],
  ['redirect http\nswitch compression on', 'Please:\n- redirect http\n- switch compression on'],
  ['give them the report of: npm run backend:check -- 36', 'Please let your engineers look at this.'],
  ['', 'Please look at this.'],
])('others read what was found, and what they are asked for, without commands: %j', (todo, asked) => {
  expect(sentenceFor('Mitti Court', { detail: 'a.example: no address.', todo })).toBe(
    `About the app of Mitti Court:\na.example: no address.\n${asked}`,
  );
});
