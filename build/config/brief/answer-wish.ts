import { type Answer, answerTo, fewWords, otherWords } from './answer-to';
import type { Mention } from './find-topics';
import { isElsewhere, isForLater, isRefused } from './refused';
import { restOf } from './rest-of-wish';
import { ask, type Topic } from './topic';

/** A sentence or an entry of a client's mail. */
export interface FoundWish {
  text: string;
  /** The places of the words that were recognised. */
  mentions: readonly Mention[];
  /** Words in it ask for nothing, as in the head of a mail. */
  isUnspoken: boolean;
  /** It looks like a greeting or a heading, and is one where no words of it are recognised. */
  asksNothing: boolean;
}

/** A wish, and what becomes of it. */
export interface Wish extends FoundWish {
  /** One for each topic, from the table or from staff. Without any, nobody knows what it means. */
  answers: readonly WishAnswer[];
  /** Parts that hold a wish as well, and no words of an answer. */
  rest: readonly string[];
  /** What no confirmed answer covers: all of it, or parts that hold a wish as well. */
  open: readonly string[];
  /** It asks for nothing, such as a greeting or a heading. */
  isPlain: boolean;
}

/** A word may have another meaning in the mail, so an answer of the table counts only once staff have confirmed it. */
export interface WishAnswer extends Answer {
  /** The words of the wish that brought it. Without any, it comes from staff. */
  about: readonly string[];
  isConfirmed: boolean;
}

/** What staff say of a wish. */
export interface Judgement {
  /** Those of the table that they confirmed, and those that they chose themselves. */
  topics: readonly Topic[];
  own?: Pick<Answer, 'result' | 'say'>;
  /** It asks for nothing besides. */
  isAll?: boolean;
}

/** By the text of a wish. */
export type Judged = ReadonlyMap<string, Judgement>;

/** What becomes of a wish in this config, where staff say this of it. */
export function answerWish(wish: FoundWish, config: unknown, said?: Judgement): Wish {
  const { text, mentions, isUnspoken, asksNothing } = wish;
  const isNothing = said?.isAll === true && said.topics.length === 0 && !said.own?.say;
  const suggested = isNothing || isUnspoken ? [] : meantBy(mentions, text);
  const chosen = (said?.topics ?? []).filter((topic) => suggested.every((each) => each.topic !== topic));
  const answers = [...suggested, ...chosen.map(mentionAtEnd(text))].map((mention): WishAnswer => {
    const { topic } = mention;
    const refused = isUnwanted(mention, text, mentions);
    return {
      ...answerTo(mention, { text, mentions, config, refused }),
      about: chosen.includes(topic) ? [] : wordsFor(topic, mentions, text),
      isConfirmed: said?.topics.includes(topic) ?? false,
    };
  });
  if (said?.own?.say) {
    answers.push({ ...said.own, topic: ask('', said.own.say), about: [], isConfirmed: true });
  }
  const isWhole = said?.isAll || said?.own?.say || chosen.length > 0;
  const leftBy = (some: readonly Answer[]) => {
    const answered = mentions.filter(({ topic }) => some.some((each) => each.topic === topic));
    return isWhole ? [] : restOf(text, answered);
  };
  const confirmed = answers.filter(({ isConfirmed }) => isConfirmed);
  const isPlain = answers.length === 0 && (said ? isNothing : asksNothing);
  return {
    ...wish,
    answers,
    rest: answers.length > 0 ? leftBy(answers) : [],
    open: confirmed.length > 0 ? leftBy(confirmed) : isPlain ? [] : [text],
    isPlain,
  };
}

/**
 * Each topic once. Left out are parts of the app that are only details of another topic, and those that a text mentions with
 * one word in passing: "voucher" alone does not say what a long sentence wants.
 */
function meantBy(mentions: readonly Mention[], text: string): Mention[] {
  const first = mentions.filter(
    ({ topic }, index) => mentions.findIndex((other) => other.topic === topic) === index,
  );
  const others = otherWords(text, mentions);
  const wanted = first.filter((mention) => !isElsewhere(text, mention));
  const covered = first.some(({ topic }) => topic.covers);
  return (wanted.length > 0 ? wanted : first).filter((mention) => {
    const { topic, from, to, weak } = mention;
    if (weak && others > manyWords) return false;
    if (topic.firm || (topic.kind !== 'app' && topic.kind !== 'area')) return true;
    if (isRefused(text, mention, mentions)) return !covered;
    if (topic.kind === 'area' && isForLater(text, mention)) return !covered;
    const isWord =
      mentions.filter((other) => other.topic === topic).length === 1 && !/[\s-]/.test(text.slice(from, to));
    const isPassing = isWord && others > (first.length > 1 ? 0 : fewWords);
    // the balance of "gift card balance"
    const isPart = mentions.some(
      (other) => other.topic !== topic && other.to < from && !text.slice(other.to, from).trim(),
    );
    return !covered && !isPassing && !isPart;
  });
}

/** Whether a topic is refused, and not wanted behind that: "no play area, but keep the hall". */
function isUnwanted(mention: Mention, text: string, mentions: readonly Mention[]): boolean {
  const wanted = (other: Mention) =>
    other.topic === mention.topic &&
    /\b(?:but|keep)\b/i.test(text.slice(mention.to, other.from)) &&
    !isRefused(text, other, mentions);
  return isRefused(text, mention, mentions) && !mentions.some(wanted);
}

/** The words of a text that mean a topic, each once. */
function wordsFor(topic: Topic, mentions: readonly Mention[], text: string): string[] {
  return [
    ...new Set(
      mentions.filter((each) => each.topic === topic).map(({ from, to }) => text.slice(from, to).trim()),
    ),
  ];
}

/** In a text with more, a word of many meanings says nothing. */
const manyWords = 2;

/** No words stand for a topic that staff have chosen. */
function mentionAtEnd(text: string) {
  return (topic: Topic): Mention => ({ topic, from: text.length, to: text.length, weak: false });
}
