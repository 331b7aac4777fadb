import type { Topic } from './topic';
import { appTopics } from './topics-app';
import { backendTopics } from './topics-backend';
import { legalTopics } from './topics-legal';
import { lookTopics } from './topics-look';

/** All that the brief, the search of the studio and the check of a config know of what clients ask for. */
export const topics: readonly Topic[] = [...lookTopics, ...legalTopics, ...appTopics, ...backendTopics];

/** A topic that a text speaks of, and the place of its words. Words that stand in company have a mention each. */
export interface Mention {
  topic: Topic;
  from: number;
  to: number;
  weak: boolean;
}

/**
 * The topics that a text speaks of, in its order. Where phrases overlap, the longer one counts. Weak ones count only in a
 * text without any other. Words of `points` are the client's own for points.
 */
export function mentionsIn(text: string, points?: RegExp): Mention[] {
  const found: Mention[] = [];
  const inCompany: Mention[] = [];
  const plain = text.replace(addresses, (address) =>
    (address.includes('@') ? '' : 'www').padEnd(address.length),
  );
  const words = (points ? plain.replace(points, (name) => 'pts'.padEnd(name.length)) : plain).replace(
    /[“”]/g,
    '"',
  );
  const small = words.toLowerCase();
  for (const { topic, parts, isWeak } of phrases) {
    if (isWeak && found.some(({ weak }) => !weak)) break;
    const [first = [], ...company] = parts.map((part) => placesOf(part, words, small));
    for (const place of first) {
      const near = company.flatMap((all) => all.find((other) => isNear(words, place, other)) ?? []);
      const isFree = found.every(({ from, to }) => place.to <= from || place.from >= to);
      if (near.length === company.length && isFree) {
        found.push({ ...place, topic, weak: isWeak });
        inCompany.push(...near.map((each) => ({ ...each, topic, weak: isWeak })));
      }
    }
  }
  // the word itself is taken by one topic, its company may serve others as well
  const others = inCompany.filter((one, index) =>
    [...found, ...inCompany.slice(0, index)].every(
      ({ topic, from, to }) => topic !== one.topic || one.to <= from || one.from >= to,
    ),
  );
  return [...found, ...others]
    .map((mention) => ({
      ...mention,
      to: mention.to + (/^\p{L}*/u.exec(text.slice(mention.to))?.[0].length ?? 0),
    }))
    .sort((one, other) => one.from - other.from);
}

/** The topics that a query means, also while it is being typed: it begins a phrase, or a phrase stands in it. */
export function topicsFor(query: string): Topic[] {
  const typed = query.trim().toLowerCase();
  if (typed.length < 3) return [];
  const begun = topics.filter((topic) => phrasesOf(topic).some((phrase) => phrase.startsWith(typed)));
  return [...new Set([...mentionsIn(typed).map(({ topic }) => topic), ...begun])];
}

/** The phrases of a topic that need no company. */
export function phrasesOf({ words }: Topic): string[] {
  return words.split(',').flatMap((phrase) => (phrase.includes(' & ') ? [] : phrase.trim().replace('~', '')));
}

/** Letters between words that keep each other company. */
const nearby = 45;

function isNear(text: string, one: Place, other: Place): boolean {
  const between = text.slice(Math.min(one.to, other.to), Math.max(one.from, other.from));
  const isApart = one.to <= other.from || other.to <= one.from;
  return isApart && between.length <= nearby && !/[.;!?]\s/.test(between);
}

type Place = Pick<Mention, 'from' | 'to'>;

/** A word or a choice of words. Its first letters say quickly that it is not there. */
interface Part {
  pattern: RegExp;
  beginnings: string[];
}

function placesOf({ pattern, beginnings }: Part, text: string, small: string): Place[] {
  if (!beginnings.some((letters) => small.includes(letters))) return [];
  return [...text.matchAll(pattern)]
    .map(({ index: from, 0: words }) => ({ from, to: from + words.length }))
    .filter(
      ({ from }) => !/^[\p{L}\p{N}]{2}/u.test(text.slice(Math.max(from - 1, 0), from + 1)) || from === 0,
    );
}

/** Of pages, hosts and people. Words in them mean nothing; a page or a host counts as "www". */
const addresses = /https?:\/\/\S+|\S+@\S+|[\w-]+(?:\.[\w-]+)+/g;

const phrases = topics
  .flatMap((topic) => topic.words.split(',').map((word) => ({ topic, word: word.trim() })))
  .map(({ topic, word }) => {
    const parts = word.replace('~', '').split(' & ');
    return {
      topic,
      isWeak: word.includes('~'),
      // words in company count before each of them alone, and after a phrase of several words
      length: Math.max(...parts.map((part) => (part.split('|')[0] ?? '').length)) + parts.length - 1,
      parts: parts.map((part) => ({
        pattern: patternOf(part, parts.length > 1),
        beginnings: part
          .split('|')
          .map(
            (choice) =>
              /^(?!should|point|bill|customer|shop|voucher|photo)[a-z]{0,3}/.exec(choice)?.[0] ?? '',
          ),
      })),
    };
  })
  .sort((one, other) => Number(one.isWeak) - Number(other.isWeak) || other.length - one.length);

/** Finds a phrase with either spelling of English, with and without hyphens, and with a plural in each word. */
function patternOf(phrase: string, inCompany: boolean): RegExp {
  const choices = phrase.split('|').map((choice) => {
    const words = choice.split(/[\s-]+/).map((word) => wordPattern(word, inCompany));
    // without the flag u, which takes many times as long
    const after = choice.endsWith('"') ? '' : '(?![\\w\\u00c0-\\u1fff\\u2c00-\\uffff])';
    return `${words.join('[\\s:-]*')}${after}`;
  });
  return new RegExp(choices.join('|'), 'gi');
}

/** Words in company may be verbs as well, with their endings. */
function wordPattern(word: string, inCompany: boolean): string {
  const one = word.length > 3 ? word.replace(/(?<=[^s])s$/, '') : word;
  const stem = inCompany && one.length > 3 ? one.replace(/(?<=[^e])e$/, '') : one;
  const endings = inCompany && one.length > 2 ? `(?:${stem === one ? '' : 'e|'}s|es|d|ed|ing)` : '(?:s|es)';
  return `${stem.replace('+', '\\+')}${endings}${stem === one ? '?' : ''}`
    .replace(/^#.*/, '\\d[\\d.,]*')
    .replace('colour', 'colou?r')
    .replace(/^should/, '(?:should|shd)')
    .replace(/^point/, '(?:point|pt|coin)')
    .replace(/^bill/, '(?:bill|rec(?:ei|ie)pt|invoice)')
    .replace(/^customer/, '(?:customer|member|guest|shopper|user|client)')
    .replace(/^shop/, '(?:shop|store|outlet)')
    .replace(/^voucher/, '(?:voucher|coupon)')
    .replace(/^photo(?!g)/, '(?:photo|picture|pic)')
    .replace('program', 'program(?:me)?')
    .replace('centre', 'cent(?:re|er)')
    .replace("'", "['’]");
}
