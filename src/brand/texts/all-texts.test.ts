import { expect, it } from 'vitest';
import { knownWords } from '../mall-words';
import { placeholdersOf } from '../merchant-schema-texts';
import { allTexts } from './all-texts';

const texts = allTexts.flatMap(({ area, defaults }) =>
  Object.entries(defaults).map(([key, wording]) => ({ name: `${area}.${key}`, wording })),
);

it('no text of the app is empty, in none of its forms', () => {
  const isEmpty = (text: string | undefined) => !text?.trim();
  const empty = texts.filter(({ wording }) =>
    (typeof wording === 'string' ? [wording] : Object.values(wording)).some(isEmpty),
  );
  expect(empty.map(({ name }) => name)).toEqual([]);
});

it('every form of a counted text fills in the same values, apart from the count', () => {
  const valuesOf = (text: string) => placeholdersOf(text).filter((each) => each !== '{count}');
  for (const { name, wording } of texts) {
    if (typeof wording === 'string') continue;
    for (const form of Object.values(wording))
      expect([name, valuesOf(form).sort()]).toEqual([name, valuesOf(wording.other).sort()]);
  }
});

const wordings = JSON.stringify(allTexts.map(({ defaults }) => defaults));

it.each(Object.values(knownWords))(
  'the word $one stands in the app’s own texts, and $other is its plural',
  ({ one, other }) => {
    expect(wordings).toMatch(new RegExp(`\\b${one}\\b|\\b${other}\\b`, 'i'));
    expect(other).toBe(`${one}s`);
    expect(one).not.toBe('');
  },
);
