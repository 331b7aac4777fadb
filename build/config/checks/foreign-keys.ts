import { phrasesOf, topics } from '../brief/find-topics';
import { idKeys } from '../brief/topics-look';

/** What to say about a key that stands for something a mall has, but that its config does not hold. */
export interface Answer {
  /** Where the value comes from, as a sentence. */
  message: string;
  fix: string;
}

/**
 * The answer for a key such as `currency` (docs/onboarding.md#where-everything-comes-from). `undefined` for a key that
 * means nothing of the kind.
 */
export function answerFor(key: string): Answer | undefined {
  return answers.find(({ known }) => known.has(plain(key)));
}

/** The same for a key that holds such a word, as `supportPhone` does. */
export function answerForPart(key: string): Answer | undefined {
  const words = key.split(/(?=[A-Z])|[^\p{L}\p{N}]+/u).map(plain);
  return answers.find(({ keys, known }) => keys !== idKeys && words.some((word) => known.has(word)));
}

function plain(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace('color', 'colour')
    .replace(/(?<=[^s])s$/, '');
}

const answers = topics.flatMap((topic) => {
  const { say: message, fix, keys = '' } = topic;
  const known = new Set([...phrasesOf(topic), ...keys.split(' ').filter(Boolean)].map(plain).filter(Boolean));
  return fix === undefined ? [] : [{ message, fix, keys, known }];
});
