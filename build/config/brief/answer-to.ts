import type { Mention } from './find-topics';
import { refusal } from './refused';
import type { Topic } from './topic';

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
export function answerTo({ topic }: Mention, context: Context): Answer {
  const { refused } = context;
  const { kind, say } = topic;
  if (kind === 'backend' || kind === 'ask') return { topic, result: kind, say };
  if (kind === 'never') {
    return refused
      ? { topic, result: 'done', say: 'The app has nothing of the kind.' }
      : { topic, result: 'impossible', say };
  }
  if (kind === 'app') {
    return refused
      ? { topic, result: 'impossible', say: `It cannot be switched off. ${say}` }
      : { topic, result: 'done', say };
  }
  const path = topic.at?.split('.') ?? [];
  const value = path.reduce<unknown>(inside, context.config);
  if (kind === 'area') {
    const isOn = value !== false;
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
  const given = refusal.test(context.text) ? undefined : literalOf(topic, context); // "not #fff" is no colour to take
  const isSet = unwanted ? includes(value, topic.off) : holds(value, topic, given, context.text);
  return {
    topic,
    result: isSet ? 'done' : 'todo',
    say: unwanted ? 'We leave it out.' : say,
    path,
    ...(value !== undefined && { now: inShort(value) }),
    // the rest of the palette hangs on the brand colour, so that one has a button of its own
    ...(!isSet && given !== undefined && topic.at !== brandColour && { apply: given }),
  };
}

const brandColour = 'theme.palette.primaryOrange';
const literals = {
  colour: /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![\p{L}\p{N}])/giu,
  page: /https:\/\/[^\s<>"')]+/gi,
};

/** The colour or address that stands with a topic: the only one, or the only one between it and the next topic. */
function literalOf({ takes, at }: Topic, { text, mentions }: Context): string | undefined {
  if (takes !== 'colour' && takes !== 'page') return undefined;
  const rivals = mentions.filter(({ topic }) => topic.takes === takes);
  const index = rivals.findIndex(({ topic }) => topic.at === at);
  const all = [...text.matchAll(literals[takes])];
  const near = all.filter(
    ({ index: place }) =>
      place >= (rivals[index]?.to ?? 0) && place < (rivals[index + 1]?.from ?? Number.POSITIVE_INFINITY),
  );
  const isClear = rivals.length === 1 || (all[0]?.index ?? 0) > (rivals[0]?.from ?? 0);
  const only = rivals.length === 1 ? all : near;
  const [literal] = isClear && only.length === 1 ? (only[0] ?? []) : [];
  return literal
    ?.replace(/[.,;:!?]+$/, '')
    .replace(/^#.*/, (hex) => hex.toLowerCase())
    .replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
}

/** Whether the config has what the text asks for. A value that the text does not name is no proof. */
function holds(value: unknown, { takes }: Topic, given: string | undefined, text: string): boolean {
  if (value === undefined) return false;
  if (given !== undefined) return textsIn(value).some((each) => each.toLowerCase() === given.toLowerCase());
  const said = text.toLowerCase();
  return (
    takes === 'presence' ||
    textsIn(value).some((each) => each.length > 2 && said.includes(each.toLowerCase()))
  );
}

function includes(value: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return value === part;
  return Object.entries(part).every(([key, each]) => inside(value, key) === each);
}

function inside(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined; // every object can be read by key
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function inShort(value: unknown): string {
  const text = textsIn(value).join(', ') || String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
