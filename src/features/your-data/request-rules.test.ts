import { expect, it } from 'vitest';
import { messageCharacters } from '@/contract/feedback';
import { confirms, lastDayOf, newReference, requestMessage } from './request-rules';

it.each([
  ['deletion', 'ACCOUNT DELETION REQUEST, reference DEL-7KQ2MX, asked on 14 May 2027'],
  ['sms', 'CONSENT WITHDRAWAL REQUEST, no more SMS, reference DEL-7KQ2MX, asked on 14 May 2027'],
  ['whatsapp', 'CONSENT WITHDRAWAL REQUEST, no more WhatsApp, reference DEL-7KQ2MX, asked on 14 May 2027'],
] as const)(
  'the message of %s has what it is for, the reference and the day, in signs that feedback allows',
  (kind, words) => {
    const message = requestMessage(kind, { reference: 'DEL-7KQ2MX', on: '2027-05-14' });
    expect(message).toBe(words);
    expect(message).toMatch(messageCharacters);
  },
);

it('thousands of references have six letters that nobody mixes up, and hardly ever repeat', () => {
  const references = Array.from({ length: 5_000 }, () => newReference('deletion'));
  for (const reference of references) expect(reference).toMatch(/^DEL-[A-HJ-NP-Z2-9]{6}$/);
  expect(new Set(references).size).toBeGreaterThan(4_990);
  for (const kind of ['sms', 'whatsapp'] as const) expect(newReference(kind)).toMatch(/^WDR-/);
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
