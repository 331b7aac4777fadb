import { expect, it } from 'vitest';
import { knownWords } from '../mall-words';
import { allTexts } from './all-texts';

const wordings = JSON.stringify(allTexts.map(({ defaults }) => defaults));

it.each(Object.values(knownWords))(
  'the word $one stands in the app’s own texts, and $other is its plural',
  ({ one, other }) => {
    expect(wordings).toMatch(new RegExp(`\\b${one}\\b|\\b${other}\\b`, 'i'));
    expect(other).toBe(`${one}s`);
    expect(one).not.toBe('');
  },
);
