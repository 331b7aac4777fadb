import { expect, it } from 'vitest';
import { messageCharacters } from '@/contract/feedback';
import { confirms, lastDayOf, newReference, requestMessage } from './deletion-rules';

it('a message holds the reference and the day, in signs that feedback allows', () => {
  const message = requestMessage({ reference: 'DEL-7KQ2MX', on: '2027-05-14' });
  expect(message).toBe('ACCOUNT DELETION REQUEST, reference DEL-7KQ2MX, asked on 14 May 2027');
  expect(message).toMatch(messageCharacters);
});

it('thousands of references have six letters that nobody mixes up, and hardly ever repeat', () => {
  const references = Array.from({ length: 5_000 }, () => newReference());
  for (const reference of references) expect(reference).toMatch(/^DEL-[A-HJ-NP-Z2-9]{6}$/);
  expect(new Set(references).size).toBeGreaterThan(4_990);
});

it.each([
  ['DELETE', true],
  ['delete', true],
  [' Delete ', true],
  ['DELET', false],
  ['', false],
  ['DELETE IT', false],
])('%j confirms: %s', (word, expected) => {
  expect(confirms(word)).toBe(expected);
});

it.each([
  ['2026-11-28', 30, '2026-12-28'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 365, '2027-12-31'],
])('asked on %s, it is remembered for %i days, until %s', (on, days, last) => {
  expect(lastDayOf({ reference: 'DEL-7KQ2MX', on }, days)).toBe(last);
});
