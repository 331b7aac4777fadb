import { type KnownWord, knownWords, type MallWords, type WordForms } from '@/brand/mall-words';
import { standardTexts } from '@/brand/texts/all-texts';
import type { PluralText, Wording } from '@/brand/texts/plural';

/** A text of the app that a mall's words change. */
export interface WordedText {
  /** `<area>.<key>` */
  key: string;
  standard: Wording;
  worded: Wording;
  /** Places such as `A entry`, where the article no longer fits. */
  articles: readonly string[];
}

/** The app's own texts that hold one of these words, with the mall's word in its place. */
export function wordedTexts(words: MallWords): WordedText[] {
  const replace = replacer(words);
  if (!replace) return [];
  return [...standardTexts].flatMap(([key, standard]) => {
    const articles: string[] = [];
    const reword = (text: string) => replace(text, (found) => articles.push(found));
    const worded =
      typeof standard === 'string'
        ? reword(standard)
        : (Object.fromEntries(
            Object.entries(standard).map(([form, text]) => [form, reword(text)]),
          ) as PluralText); // the same forms
    const isChanged = JSON.stringify(worded) !== JSON.stringify(standard);
    return isChanged ? [{ key, standard, worded, articles }] : [];
  });
}

/** The first of these words that a text of a mall still says as the app does, as it stands there. */
export function leftoverIn(text: string, words: MallWords): string | undefined {
  const pattern = patternOf(words);
  if (!pattern) return undefined;
  const own = given(words).flatMap(([, { one, other }]) => [other, one]); // such as "bonus points"; the schema lets no sign in that a pattern reads
  const rest = own.reduce((left, form) => left.replaceAll(new RegExp(form, 'gi'), ' '), text);
  const plain = rest.split(untouched).filter((_, index) => index % 2 === 0);
  return plain.flatMap((part) => Array.from(part.matchAll(pattern), ([, , word]) => word))[0];
}

interface Forms {
  single: string;
  /** In place of a word with `(s)` behind it. */
  both: string;
  regular: boolean;
}

/** Replaces the words in a text. `onArticle` gets the places where the article before a word no longer fits. */
function replacer(words: MallWords) {
  const pattern = patternOf(words);
  if (!pattern) return undefined;
  const forms = new Map(
    given(words).flatMap(([known, { one, other }]): [string, Forms][] => {
      const regular = other.toLowerCase() === `${one}s`.toLowerCase();
      return [
        [knownWords[known].one, { single: one, both: regular ? one : other, regular }],
        [knownWords[known].other, { single: other, both: other, regular }],
      ];
    }),
  );
  return (text: string, onArticle: (found: string) => void) => {
    const reworded = (whole: string, article = '', word = '', optional = '') => {
      const form = forms.get(word.toLowerCase());
      if (!form) return whole;
      const bare = optional === '' ? form.single : form.both;
      const said = article + inCaseOf(word, bare) + (form.regular ? optional : '');
      if (article !== '' && !fits(article, bare)) onArticle(said);
      return said;
    };
    const parts = text.split(untouched);
    return parts.map((part, index) => (index % 2 === 1 ? part : part.replace(pattern, reworded))).join('');
  };
}

/** Placeholders and addresses stay as they are. */
const untouched = /(\{\w+\}|\S+:\/\/\S+|\S+@\S+)/;

/** Each of the words with the article before it and the `(s)` behind it. */
function patternOf(words: MallWords): RegExp | undefined {
  const sought = given(words).flatMap(([known]) => [knownWords[known].other, knownWords[known].one]);
  if (sought.length === 0) return undefined;
  return new RegExp(`(?<![\\p{L}\\p{N}])(an? )?(${sought.join('|')})(?![\\p{L}\\p{N}])(\\(s\\))?`, 'giu');
}

function given(words: MallWords): [KnownWord, WordForms][] {
  return Object.entries(words).filter((entry): entry is [KnownWord, WordForms] => entry[1] !== undefined);
}

/** A word in the case of the app's own word there: BILL, Bill or bill. Capitals of the mall's own word stay. */
function inCaseOf(word: string, form: string): string {
  if (word === word.toUpperCase()) return form.toUpperCase();
  const [first = ''] = word;
  return first === first.toUpperCase() ? form.charAt(0).toUpperCase() + form.slice(1) : form;
}

/** Whether the article stands before a word that begins so. A person decides about sounds such as in "hour". */
function fits(article: string, form: string): boolean {
  return /^an/i.test(article) === /^[aeiou]/i.test(form);
}
