import { valueAt } from '../../shared/value-at';
import type { Mention } from './find-topics';
import { clauseEnd, isForLater, refusal } from './refused';
import { pathOf, type Topic } from './topic';

export interface Answer {
  topic: Topic;
  /** What becomes of the wish. */
  result: 'done' | 'todo' | 'backend' | 'impossible' | 'ask';
  say: string;
  /** The field in which it is set. */
  path?: readonly string[];
  /** What the mall has there now, in short. */
  now?: string;
  /** What the mail says for the field, where that is certain. */
  apply?: string;
}

interface Context {
  text: string;
  mentions: readonly Mention[];
  config: unknown;
  /** The client does not want it. */
  refused: boolean;
}

/** What becomes of one topic of a wish in this config. */
export function answerTo(mention: Mention, context: Context): Answer {
  const { topic } = mention;
  const { refused, text, mentions } = context;
  const { kind, say } = topic;
  const later = isForLater(text, mention);
  if (refused && topic.unwanted) {
    return { topic, result: kind === 'never' ? 'impossible' : 'done', say: topic.unwanted };
  }
  if (kind === 'backend' || kind === 'ask') return { topic, result: kind, say };
  if (kind === 'never') {
    return refused
      ? { topic, result: 'done', say: 'The app has nothing of the kind.' }
      : { topic, result: 'impossible', say };
  }
  if (mention.weak && (kind === 'app' || kind === 'area')) return asking(topic);
  if (kind === 'app') {
    const isPlain = otherWords(text, mentions) <= fewWords;
    if (isPlain && (refused || (later && !topic.firm)))
      return { topic, result: 'impossible', say: `It cannot be switched off. ${say}` };
    return isExact(mention, context) ? { topic, result: 'done', say } : asking(topic);
  }
  const path = pathOf(topic);
  const value = valueAt(context.config, path);
  if (kind === 'area') {
    const isOn = value !== false;
    if (later && !refused) {
      return { topic, result: 'ask', say: `${say} Shall we switch it off until then?`, path };
    }
    if (!refused && isOn && !isExact(mention, context)) return { ...asking(topic), path };
    if (refused && isOn && otherWords(text, mentions) > plainRefusal) {
      return { topic, result: 'ask', say: `${say} Shall we switch it off?`, path };
    }
    const state = refused
      ? isOn
        ? 'We switch it off.'
        : 'It is switched off.'
      : isOn
        ? say
        : `${say} It is off now.`;
    return { topic, result: isOn === refused ? 'todo' : 'done', say: state, path };
  }
  const unwanted = refused && topic.off !== undefined;
  const given = literalOf(mention, context);
  const isSet = unwanted ? includes(value, topic.off) : holds(value, mention, given, text);
  // a colour more than topics for it is for something else
  const isClear = topic.takes !== 'colour' || hexesIn(text) <= mentions.filter(takesColour).length;
  const isDone = isSet && isClear && !later;
  const done = unwanted
    ? 'It is left out.'
    : typeof value === 'string' || Array.isArray(value)
      ? `It is set: ${inShort(value)}.`
      : 'It is set.';
  return {
    topic,
    result: isDone ? 'done' : 'todo',
    say: isDone ? `${done}${topic.stays ? ` ${say}` : ''}` : unwanted ? 'We leave it out.' : say,
    path,
    ...(value !== undefined && { now: inShort(value) }),
    // the rest of the palette hangs on the brand colour, so that one has a button of its own
    ...(!isDone && given !== undefined && topic.at !== brandColour && { apply: given }),
  };
}

const takesColour = ({ topic }: Mention) => topic.takes === 'colour';

function hexesIn(text: string): number {
  return [...text.matchAll(literals.colour)].length;
}

/** Whether a wish for a part of the app is no more than "we want it". Any other word may ask for more. */
function isExact({ topic }: Mention, { text, mentions }: Context): boolean {
  return topic.firm === true || otherWords(text, mentions) === 0;
}

/** How many words of a text say more than "we want" the things that it speaks of. */
export function otherWords(text: string, mentions: readonly Mention[]): number {
  const rest = mentions.reduce(
    (left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
    text.toLowerCase(),
  );
  return (rest.match(/[^\s.,;:!?()/&–-]+/g) ?? []).filter((word) => !wishing.has(word)).length;
}

const wishing = new Set(
  `a also an and app are be can could customers don't don’t everybody feature for forget form function get
  has have i in is like list me members must need of or our page part people please screen shall shoppers should the
  their there they to too us use want we will with would yes you your`.split(/\s+/),
);

/** As many say no more of a part of the app than a question can ask about. */
export const fewWords = 4;

/** Words of "please no … this year". More of them may keep a part of it. */
const plainRefusal = 7;

function asking(topic: Topic): Answer {
  return { topic, result: 'ask', say: `${topic.say} Is this all that you mean?` };
}

const brandColour = 'theme.palette.primaryOrange';
const literals = {
  colour: /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![\p{L}\p{N}])/giu,
  page: /https:\/\/[^\s<>"')]+/gi,
};

/** The colour or address that stands with a topic: the only one, or the only one between it and the next topic. */
function literalOf(mention: Mention, { text, mentions }: Context): string | undefined {
  const { takes, at } = mention.topic;
  if (takes !== 'colour' && takes !== 'page') return undefined;
  const rivals = mentions.filter(({ topic }) => topic.takes === takes);
  const index = rivals.findIndex(({ topic }) => topic.at === at);
  const next = mentions.find(({ from }) => from >= (rivals[index]?.to ?? 0));
  const all = [...text.matchAll(literals[takes])];
  const near = all.filter(
    ({ index: place }) =>
      place >= (rivals[index]?.to ?? 0) && place < (next?.from ?? Number.POSITIVE_INFINITY),
  );
  const isClear = rivals.length === 1 || (all[0]?.index ?? 0) > (rivals[0]?.from ?? 0);
  const only = rivals.length === 1 && all.length === 1 ? all : near;
  const [match] = isClear && only.length === 1 ? only : [];
  // "not #fff" is no colour to take
  if (!match || refusal.test(text.slice(0, match.index).split(clauseEnd).at(-1) ?? '')) return undefined;
  return match[0]
    .replace(/[.,;:!?]+$/, '')
    .replace(/^#.*/, (hex) => hex.toLowerCase())
    .replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
}

/** Whether the config has what the text asks for. A value that the text does not name is no proof. */
function holds(value: unknown, { topic, to }: Mention, given: string | undefined, text: string): boolean {
  if (value === undefined) return false;
  if (given !== undefined) return textsIn(value).some((each) => each.toLowerCase() === given.toLowerCase());
  // nobody can see in a file's name what is in it
  if (topic.takes === 'presence' || (topic.takes === 'file' && String(value).includes('.'))) return true;
  // a text without an address of its own only asks for the link
  if (topic.takes === 'page' && !/\w[.]\w/.test(text)) return true;
  const all = [...text.matchAll(/["“]([^"”]+)["”]/g)];
  const isOne = typeof value === 'string' || topic.at === 'words';
  const quoted = isOne ? all.filter(({ index }) => index >= to).slice(0, 1) : all;
  const texts = textsIn(value).map((each) => (topic.at === 'words' ? each.toLowerCase() : each));
  const isThere = (words: string) => texts.includes(topic.at === 'words' ? words.toLowerCase() : words);
  if (quoted.length > 0) return quoted.every(([, words = '']) => isThere(words.replace(/[.,]$/, '')));
  const said = text.toLowerCase();
  return topic.at !== 'texts' && texts.some((each) => each.length > 2 && isWhole(each.toLowerCase(), said));
}

/** Whether a text names a value, and not as a part of another word or host. */
function isWhole(value: string, text: string): boolean {
  const from = text.indexOf(value);
  const around = text.charAt(from - 1) + text.charAt(from + value.length);
  return from >= 0 && !/[\p{L}\p{N}]/u.test(around) && !/[.-]/.test(text.charAt(from - 1));
}

function includes(value: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return value === part;
  return Object.entries(part).every(([key, each]) => valueAt(value, [key]) === each);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function inShort(value: unknown): string {
  const text = textsIn(value).join(', ') || String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
