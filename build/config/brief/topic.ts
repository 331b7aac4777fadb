/** One thing that clients ask for, and where it comes from. */
export interface Topic {
  /**
   * What people say for it, with commas between: in small letters, British, in the singular. `#` is a number. `~` stands
   * before a word of many meanings: it counts only in a short text without any other topic. `lose & card|phone` is a word
   * that counts where one of the others stands near it, in any order.
   */
  words: string;
  /**
   * - `field`: a value of the config
   * - `area`: a part of the app that a mall may switch off
   * - `app`: every mall has it
   * - `backend`: the client's backend decides it
   * - `never`: not possible
   * - `ask`: nobody can go on before the client has answered
   */
  kind: 'field' | 'area' | 'app' | 'backend' | 'never' | 'ask';
  /** A sentence for the client and for staff. */
  say: string;
  /** The path of a field or an area in the config. */
  at?: string;
  /** What a field gets where a client does not want it. */
  off?: unknown;
  /** The sentence where a client does not want it, and does not get it either. */
  unwanted?: string;
  /** Parts of the app in the same sentence are its details: the entries of a menu, or the points for a friend. */
  covers?: true;
  /** The sentence holds whatever figures and conditions the wish has. */
  firm?: true;
  /** The sentence is said of a field that is set, too. */
  stays?: true;
  /** What a field takes from a mail: a colour, the address of a page, a file or a name, or nothing: it only has to be there. */
  takes?: 'colour' | 'page' | 'file' | 'presence';
  /** The call of the backend that brings or takes it. */
  call?: string;
  /** Other keys under which people write it into a config, with spaces between. */
  keys?: string;
  /** What to do about such a key, where the kind alone does not say it. */
  fix?: string;
}

type More = Pick<Topic, 'off' | 'takes' | 'keys' | 'fix' | 'covers' | 'stays'>;

/** The place of a topic in the config. The key of a text holds dots itself. */
export function pathOf({ at = '' }: Topic): string[] {
  return at.startsWith('texts.') ? ['texts', at.slice('texts.'.length)] : at.split('.').filter(Boolean);
}

export function field(at: string, words: string, say: string, more: More = {}): Topic {
  return { kind: 'field', at, words, say, ...more };
}

export function area(at: string, words: string, say: string): Topic {
  return { kind: 'area', at, words, say };
}

export function app(words: string, say: string): Topic {
  return { kind: 'app', words, say };
}

/** What holds in every mall, whatever figures and conditions a wish has. */
export function fact(words: string, say: string): Topic {
  return { ...app(words, say), firm: true };
}

/** `demo` is the part of the operator page that sets it in a demo. */
export function backend(call: string, words: string, say: string, keys = '', demo?: string): Topic {
  const forDemo = demo ? `. For a demo, set it on the operator page of npm start: ${demo}` : '';
  const fix = `leave it out here, and set it in the client's backend${forDemo}`;
  return { kind: 'backend', call, words, say, keys, fix };
}

export function never(words: string, say: string, more: More = {}): Topic {
  return { kind: 'never', words, say, fix: 'leave it out', ...more };
}

export function ask(words: string, say: string, more: More = {}): Topic {
  return { kind: 'ask', words, say, ...more };
}
