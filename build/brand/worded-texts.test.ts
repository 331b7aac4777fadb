import { describe, expect, it } from 'vitest';
import { type KnownWord, knownWords, type MallWords } from '@/brand/mall-words';
import { standardTexts } from '@/brand/texts/all-texts';
import { leftoverIn, wordedTexts } from './worded-texts';

const receipt = { bill: { one: 'receipt', other: 'receipts' } };
const entry = { bill: { one: 'entry', other: 'entries' } };

function worded(key: string, words: MallWords) {
  return wordedTexts(words).find((text) => text.key === key)?.worded;
}

describe('the texts of the app with a word of the mall', () => {
  it.each([
    ['bills.detailsTitle', 'Receipt Details'],
    ['bills.showBills', 'Show my receipts'],
    ['bills.submitAnother', 'SUBMIT ANOTHER RECEIPT'],
    ['bills.summaryTitle', 'Receipt(s) Summary'],
    ['uploads.submitBills', 'SUBMIT RECEIPT(s)'],
    ['uploads.submitAnother', 'SUBMIT ANOTHER RECEIPT(S)'],
    ['uploads.thanks', 'Thank you for submitting your receipt(s)!'],
    [
      'uploads.waitingBills',
      {
        one: '{count} receipt waits for a connection.',
        other: '{count} receipts wait for a connection.',
      },
    ],
    ['page.shortcutSubmitBills', 'Submit Receipts'],
    ['page.description', '{program}: earn points on every receipt at {name} and turn them into rewards.'],
  ])('%s follows case and number', (key, expected) => {
    expect(worded(key, receipt)).toEqual(expected);
  });

  it('take several for "(s)" where that is not one and an s', () => {
    expect(worded('bills.summaryTitle', entry)).toBe('Entries Summary');
    expect(worded('uploads.submitBills', entry)).toBe('SUBMIT ENTRIES');
  });

  it('keep placeholders, and have both words where two are replaced', () => {
    const words = { ...receipt, points: { one: 'bill', other: 'bills' } };
    expect(worded('bills.guidelinesIntro', words)).toBe(
      'A receipt that is easy to read earns its bills sooner.',
    );
    expect(worded('membership.away', words)).toBeUndefined();
    expect(worded('uploads.deleteEarned', words)).toBe(
      'Delete this receipt? The {points} {unit} that it has earned go with it.',
    );
  });

  it('keep the capitals of the mall', () => {
    const words = { points: { one: 'Anaar Gem', other: 'Anaar Gems' } };
    expect(worded('cart.confirmQuestion', words)).toBe('Redeem your Anaar Gems?');
  });

  it('name each place where "a" or "an" no longer fits', () => {
    const articles = wordedTexts(entry).flatMap((text) => text.articles.map((place) => [text.key, place]));
    expect(articles).toContainEqual(['bills.guidelinesIntro', 'A entry']);
    expect(articles).toContainEqual(['transactions.submitBill', 'a entry']);
    expect(wordedTexts(receipt).flatMap((text) => text.articles)).toEqual([]);
  });

  it('are none for a mall without words', () => {
    expect(wordedTexts({})).toEqual([]);
  });

  it('are at least one for each known word', () => {
    const other = { one: 'other thing', other: 'other things' };
    const unused = (Object.keys(knownWords) as KnownWord[]).filter(
      (word) => wordedTexts({ [word]: other }).length === 0,
    );
    expect(unused).toEqual([]);
  });

  it('say the word of the app nowhere any more', () => {
    const texts = new Map(wordedTexts(receipt).map((text) => [text.key, text.worded]));
    const all = [...standardTexts].map(([key, standard]) => texts.get(key) ?? standard);
    expect(JSON.stringify(all)).not.toMatch(/\bbills?\b/i);
  });
});

describe('a leftover in a text of the mall', () => {
  it.each([
    ['Upload your Bills here', 'Bills'],
    ['Send a bill(s)', 'bill'],
    ['Billing is easy', undefined],
    ['{bill} is here', undefined],
    ['See https://row.example/bill', undefined],
    ['Your receipts', undefined],
  ])('in %j', (text, found) => {
    expect(leftoverIn(text, receipt)).toBe(found);
  });

  it('is none inside the mall’s own word', () => {
    const words = { points: { one: 'bonus point', other: 'bonus points' } };
    expect(leftoverIn('Your bonus points', words)).toBeUndefined();
    expect(leftoverIn('Your bonus points', {})).toBeUndefined();
  });
});
