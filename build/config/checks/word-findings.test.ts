import { expect, it } from 'vitest';
import { readJsonDocument } from '../../diagnostics/json-document';
import { checkConfig } from './check-config';
import { wordFindings } from './word-findings';

function found(words: object, texts: object = {}) {
  const document = readJsonDocument(
    JSON.stringify({ name: 'Row', hosts: ['row.example'], words, texts }, null, 2),
  );
  const { config } = checkConfig(document);
  if (!config) throw new Error('The config is not valid.');
  return wordFindings(config, document);
}

const receipt = { bill: { one: 'receipt', other: 'receipts' } };

it('a text of the mall that still says the app’s word gets a warning at its line', () => {
  expect(found(receipt, { 'login.title': 'Hello', 'bills.submit': 'Send the bill' })).toEqual([
    {
      line: 14,
      column: 21,
      severity: 'warning',
      message: 'texts.bills.submit says "bill", which words replaces in the other texts.',
      fix: 'write your own word here, or leave it where it is right',
    },
  ]);
});

it('the standard wording in a text of the mall is kept on purpose, so it is only noted', () => {
  expect(found(receipt, { 'bills.submit': 'Submit Bill(s)' })).toMatchObject([
    { severity: 'note', message: 'texts.bills.submit keeps the standard wording, so it says "Bill".' },
  ]);
});

it('an article that no longer fits is noted, until the mall gives that text', () => {
  const entry = { bill: { one: 'entry', other: 'entries' } };
  const place = '"A entry" (bills.guidelinesIntro)';
  expect(found(entry)).toMatchObject([
    { severity: 'note', line: 6, message: expect.stringContaining(place) },
  ]);
  const own = found(entry, { 'bills.guidelinesIntro': 'An entry that is easy to read earns sooner.' });
  expect(own[0]?.message).not.toContain(place);
});

it('a text that gets too long for its place is told, with the words', () => {
  const words = { offer: { one: 'special bargain', other: 'special bargains' } };
  expect(found(words)).toMatchObject([
    {
      severity: 'warning',
      line: 6,
      message:
        'With your words, common.navOffers reads "Special bargains". That has 16 characters, and its place has room for about 14.',
      fix: 'write a shorter one under texts, as "common.navOffers"',
    },
  ]);
  expect(found(words, { 'common.navOffers': 'Bargains' })).toEqual([]);
});

it('a mall without words has nothing to look at', () => {
  expect(found({}, { 'bills.submit': 'Send the bill' })).toEqual([]);
});
