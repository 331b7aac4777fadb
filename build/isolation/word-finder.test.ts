import { describe, expect, it } from 'vitest';
import { wordFinder } from './word-finder';

function hits(words: readonly string[], text: string): string[] {
  const found: string[] = [];
  wordFinder(words.map((word) => Buffer.from(word)))(Buffer.from(text), (word, start) => {
    found.push(`${words[word]}@${start}`);
  });
  return found.sort();
}

describe('finding many words in one pass', () => {
  it('finds words within words, and words that share a start or an end', () => {
    expect(hits(['he', 'she', 'hers', 'his'], 'ushers')).toEqual(['he@2', 'hers@2', 'she@1']);
    expect(hits(['aa', 'aaa'], 'aaaa')).toEqual(['aa@0', 'aa@1', 'aa@2', 'aaa@0', 'aaa@1']);
  });

  it('compares a long word to its end', () => {
    const long = 'rewards.saffron-row.example';
    expect(hits([long, 'rewards.saffron-street.example'], `x ${long} y`)).toEqual([`${long}@2`]);
    expect(hits([long], long.slice(0, -1))).toEqual([]);
  });

  it('ignores the case of Latin letters, but not of other letters', () => {
    expect(hits(['Petal Perks', 'मॉल'], 'PETAL perks मॉल')).toEqual(['Petal Perks@0', 'मॉल@12']);
    expect(hits(['मॉल'], 'माल')).toEqual([]);
  });

  it('finds words with letters that mean something in an expression, and nothing without words', () => {
    expect(hits(['a.b', 'C++ (x)', '\\|'], 'axb a.B c++ (X) \\|')).toEqual(['C++ (x)@8', '\\|@16', 'a.b@4']);
    expect(hits([], 'anything')).toEqual([]);
  });

  it('finds each of two equal words', () => {
    expect(hits(['same', 'same'], 'same')).toEqual(['same@0', 'same@0']);
  });

  it('finds the same as a search for each word', () => {
    const words = Array.from({ length: 300 }, (_, index) => `${(index * 7919) % 1000}b${index % 13}`);
    const text = Array.from({ length: 4000 }, (_, index) => `${(index * 31) % 1000}b`).join('');
    const one = words.flatMap((word) => {
      const places = [];
      for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
        places.push(`${word}@${at}`);
      return places;
    });
    expect(one.length).toBeGreaterThan(100);
    expect(hits(words, text)).toEqual(one.sort());
  });
});
