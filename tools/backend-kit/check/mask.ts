import { groupMobile } from '@/lib/mobile';

/** Stands for everything that nobody may read. */
export const masked = '•••';

/** Hides what is secret, in every text that leaves the program. */
export interface Mask {
  /** From now on this value is hidden, in whatever encoding. */
  hide(...values: readonly unknown[]): void;
  /** The text without what is hidden. */
  text(text: string): string;
  /** The first `most` characters, also without what looks like somebody's number or a token. Never looks much further. */
  start(text: string, most: number): string;
}

/** Shorter values cannot be told from ordinary words and numbers. */
const shortest = 3;
/** A longer value is known by its first characters, and hidden to the end of its word. */
const longest = 64;
/** Forms of values. No honest backend sends so many names and codes; then no text is shown at all. */
const mostForms = 500_000;
/** Digits that can be a phone or card number, with or without signs between them. */
const longNumber = /\+?\p{Nd}(?:[ ().\-\u00a0]{0,2}\p{Nd}){8,}/gu;
/** Letters and digits without a space that can be a token or an encoded value. */
const opaque = /(?=[A-Za-z0-9+/=_%\\-]*\d)(?=[A-Za-z0-9+/=_%\\-]*[A-Za-z])[A-Za-z0-9+/=_%\\-]{16,}/g;

/**
 * A mask that hides nothing yet. What it does with a text depends on the length of the text, and not on how many values
 * are hidden: at each place it looks a few pieces up in a set.
 */
export function createMask(): Mask {
  const values = new Set<string>();
  const forms = new Set<string>();
  /** The lengths of the forms that begin with these characters, the longest first. */
  const lengths = new Map<string, number[]>();

  function add(form: string): void {
    const known = folded(form).slice(0, longest);
    if (forms.has(known)) return;
    forms.add(known);
    const start = known.slice(0, shortest);
    const others = lengths.get(start) ?? [];
    if (!others.includes(known.length)) {
      lengths.set(
        start,
        [...others, known.length].sort((one, other) => other - one),
      );
    }
  }

  /** Where the hidden value ends that begins here, or `at` where none begins. */
  function endOf(text: string, at: number): number {
    for (const length of lengths.get(text.slice(at, at + shortest)) ?? []) {
      const end = at + length;
      if (end > text.length || !forms.has(text.slice(at, end))) continue;
      // Short ones, such as an OTP or the name Ann, only where they stand alone.
      const isWord = !/[\p{L}\p{N}]/u.test(text.charAt(at - 1) + text.charAt(end));
      if (length > 5 || isWord) return length < longest ? end : endOfWord(text, end);
    }
    return at;
  }

  /** The characters from 0 to `until`. `guessed` are stretches to hide as well. */
  function shown(text: string, until: number, guessed: readonly [start: number, end: number][] = []): string {
    if (forms.size >= mostForms) return masked;
    const plain = folded(text);
    let made = '';
    let wasHidden = false; // to look at the end of a long text that grows would copy all of it each time
    for (let at = 0; at < until; ) {
      const end = Math.max(endOf(plain, at), ...guessed.flatMap(([from, to]) => (from <= at ? [to] : [])));
      const isHidden = end > at;
      if (!isHidden) made += text.charAt(at);
      else if (!wasHidden) made += masked;
      wasHidden = isHidden;
      at = isHidden ? end : at + 1;
    }
    return made;
  }

  return {
    hide: (...named) => {
      for (const value of named) {
        if (typeof value !== 'string' && typeof value !== 'number') continue;
        const text = String(value).trim().slice(0, longest);
        if (text.length < shortest || values.has(text) || forms.size >= mostForms) continue;
        values.add(text);
        for (const form of formsOf(text)) add(form);
      }
    },
    text: (text) => shown(text, text.length),
    start: (text, most) => {
      const letters = Array.from(text.slice(0, 2 * most + 2));
      const isCut = letters.length > most;
      const until = (isCut ? letters.slice(0, most - 1) : letters).join('').length;
      // What begins before the cut is seen to its end.
      const seen = text.slice(0, until + longest);
      const guessed = [longNumber, opaque].flatMap((pattern) =>
        Array.from(seen.matchAll(pattern), ({ index, 0: { length } }): [number, number] => [
          index,
          index + length,
        ]),
      );
      return `${shown(seen, until, guessed)}${isCut ? '…' : ''}`;
    },
  };
}

/** Small letters, one for one: a few capitals have small ones of another length. */
function folded(text: string): string {
  const small = text.toLowerCase();
  if (small.length === text.length) return small;
  return Array.from(text, (letter) => {
    const each = letter.toLowerCase();
    return each.length === letter.length ? each : letter;
  }).join('');
}

function endOfWord(text: string, from: number): number {
  const blank = text.slice(from).search(/\s/);
  return blank < 0 ? text.length : from + blank;
}

/** The ways in which a backend, a URL or a file could write the same value. */
function formsOf(text: string): Set<string> {
  const bytes = Buffer.from(text, 'utf8');
  const forms = new Set([text, encodeURIComponent(String(bytes)), bytes.toString('hex')]); // without half signs
  forms.add(text.normalize('NFD')).add(bytes.toString('base64')).add(bytes.toString('base64url'));
  forms.add(new URLSearchParams({ a: text }).toString().slice(2));
  forms.add(JSON.stringify(text).slice(1, -1));
  forms.add(
    Array.from(text, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  );
  forms.add(Array.from(text, (letter) => `&#${letter.codePointAt(0)};`).join(''));
  // Base64 of a longer text holds the value at one of three offsets. Its outer letters also depend on what is beside it.
  if (bytes.length > 5) {
    for (const offset of [0, 1, 2]) {
      const base64 = Buffer.concat([Buffer.alloc(offset), bytes])
        .toString('base64')
        .replace(/=+$/, '');
      const whole = (offset + bytes.length) % 3 === 0;
      const inner = base64.slice(offset === 0 ? 0 : offset + 1, whole ? undefined : -1);
      forms.add(inner).add(inner.replaceAll('+', '-').replaceAll('/', '_'));
    }
  }
  const [, a, b, c, d] = /^(\d{3})(\d)(\d)(\d{5})$/.exec(text) ?? [];
  if (a !== undefined) {
    for (const sign of [' ', '-'])
      forms.add(`${a}${b}${c}${sign}${d}`).add(groupMobile(text).replaceAll(' ', sign));
  }
  return forms;
}
