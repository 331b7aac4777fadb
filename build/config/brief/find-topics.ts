import type { Topic } from './topic';
import { appTopics } from './topics-app';
import { legalTopics } from './topics-legal';
import { lookTopics } from './topics-look';

/** All that the brief, the search of the studio and the check of a config know of what clients ask for. */
export const topics: readonly Topic[] = [...lookTopics, ...legalTopics, ...appTopics];

/** A topic that a text speaks of, and the place of its words. */
export interface Mention {
  topic: Topic;
  from: number;
  to: number;
  weak: boolean;
}

/**
 * The topics that a text speaks of, in its order. Where phrases overlap, the longer one counts. Weak ones count only in a
 * text without any other.
 */
export function mentionsIn(text: string): Mention[] {
  const found: Mention[] = [];
  const words = text.replace(addresses, (address) =>
    (address.includes('@') ? '' : 'www').padEnd(address.length),
  );
  const isLetter = (at: number) => /[\p{L}\p{N}]/u.test(words.charAt(at));
  for (const { topic, pattern, isWeak } of phrases) {
    if (isWeak && found.some(({ weak }) => !weak)) break;
    for (const { index: from, 0: phrase } of words.matchAll(pattern)) {
      const to = from + phrase.length;
      if (isLetter(from - 1) || isLetter(to)) continue;
      if (found.every((other) => to <= other.from || from >= other.to))
        found.push({ topic, from, to, weak: isWeak });
    }
  }
  return found.sort((one, other) => one.from - other.from);
}

/** The topics that a query means, also while it is being typed: it begins a phrase, or a phrase stands in it. */
export function topicsFor(query: string): Topic[] {
  const typed = query.trim().toLowerCase();
  if (typed.length < 3) return [];
  const begun = topics.filter((topic) => phrasesOf(topic).some((phrase) => phrase.startsWith(typed)));
  return [...new Set([...mentionsIn(typed).map(({ topic }) => topic), ...begun])];
}

export function phrasesOf({ words }: Topic): string[] {
  return words.split(',').map((phrase) => phrase.trim().replace('~', ''));
}

/** Of pages, hosts and people. Words in them mean nothing; a page or a host counts as "www". */
const addresses = /https?:\/\/\S+|\S+@\S+|[\w-]+(?:\.[\w-]+)+/g;

const phrases = topics
  .flatMap((topic) =>
    topic.words.split(',').map((word) => ({ topic, word: word.trim(), isWeak: word.includes('~') })),
  )
  .sort((one, other) => Number(one.isWeak) - Number(other.isWeak) || other.word.length - one.word.length)
  .map(({ topic, word, isWeak }) => ({ topic, isWeak, pattern: patternOf(word.replace('~', '')) }));

/** Finds a phrase with either spelling of English, with and without hyphens, and with a plural in each word. */
function patternOf(phrase: string): RegExp {
  const words = phrase.split(/[\s-]+/).map((word) => {
    const one = word.length > 3 ? word.replace(/(?<=[^s])s$/, '') : word;
    return `${one.replace('+', '\\+')}(?:s|es)?`
      .replace(/^#.*/, '\\d[\\d.,]*')
      .replace('colour', 'colou?r')
      .replace(/^should/, '(?:should|shd)')
      .replace('program', 'program(?:me)?')
      .replace('centre', 'cent(?:re|er)')
      .replace("'", "['’]");
  });
  return new RegExp(words.join('[\\s:-]*'), 'gi');
}
