import { isSign, plainSign } from './spelling';

/** How a value is looked for in texts. */
export interface Needle {
  /** In its plain form. */
  plain: string;
  group: 'mobile' | 'code' | 'word' | 'phrase';
}

export interface Found extends Needle {
  start: number;
  end: number;
}

/** Shorter words are found only where they stand alone, longer ones also inside of others. */
export const longWord = 5;
const longCode = 6;
/** Fewer digits cannot be told from an amount or a year. */
const longNumber = 5;

interface Node {
  next: Map<string, Node>;
  needle?: Needle;
}

interface Sign {
  plain: string;
  start: number;
  end: number;
}

/**
 * Finds any number of values in a text, in any spelling, in one pass: capitals, scripts of digits, and signs between the
 * parts of numbers and codes.
 */
export function createNeedles(needles: Iterable<Needle>): (text: string) => Found[] {
  const root: Node = { next: new Map() };
  for (const needle of needles) {
    if (isTooShort(needle)) continue;
    let node = root;
    for (const sign of needle.plain) {
      const next = node.next.get(sign) ?? { next: new Map() };
      node.next.set(sign, next);
      node = next;
    }
    node.needle ??= needle;
  }
  return (text) => {
    const signs = signsOf(text);
    const found: Found[] = [];
    for (let at = 0; at < signs.length; at += 1) {
      const match = longestAt(root, text, signs, at);
      if (!match) continue;
      found.push(match.found);
      at = match.last;
    }
    return found;
  };
}

function isTooShort({ plain, group }: Needle): boolean {
  return plain.length < 2 || (group === 'code' && /^\d+$/.test(plain) && plain.length < longNumber);
}

function longestAt(root: Node, text: string, signs: readonly Sign[], first: number) {
  let best: { found: Found; last: number } | undefined;
  let node: Node | undefined = root;
  let gaps = '';
  for (let at = first; at < signs.length; at += 1) {
    const sign = signs[at];
    if (!sign) break;
    const before = at > first ? signs[at - 1] : undefined;
    const gap = before ? text.slice(before.end, sign.start) : '';
    if (gap.length > 2) break;
    gaps += gap;
    node = node.next.get(sign.plain);
    if (!node) break;
    const { needle } = node;
    const start = signs[first]?.start ?? 0;
    if (needle && fits(needle, gaps, text, start, sign.end)) {
      best = { found: { ...needle, start, end: sign.end }, last: at };
    }
  }
  return best;
}

function fits({ plain, group }: Needle, gaps: string, text: string, start: number, end: number): boolean {
  const [before, after] = [text.slice(Math.max(0, start - 2), start), text.slice(end, end + 2)];
  const touches = (kind: string) =>
    new RegExp(`${kind}$`, 'u').test(before) || new RegExp(`^${kind}`, 'u').test(after);
  switch (group) {
    case 'mobile':
      return /^[ \u00a0.()-]*$/.test(gaps);
    case 'phrase':
      return /^[\s.'’-]*$/.test(gaps);
    case 'word':
      return gaps === '' && (plain.length >= longWord || !touches('[\\p{L}\\p{M}]'));
    case 'code':
      if (/^\d+$/.test(plain)) return /^[ \u00a0-]*$/.test(gaps) && !touches('\\p{Nd}');
      return plain.length >= longCode
        ? /^[ \u00a0-]*$/.test(gaps)
        : gaps === '' && !touches('[\\p{L}\\p{N}]');
  }
}

/** The plain forms of the usual signs, because most texts have no others. */
const ascii: ReadonlyMap<string, string> = new Map(
  Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))
    .filter(isSign)
    .map((sign) => [sign, plainSign(sign)]),
);

function signsOf(text: string): Sign[] {
  const signs: Sign[] = [];
  for (let start = 0; start < text.length; ) {
    const sign = String.fromCodePoint(text.codePointAt(start) ?? 0);
    const end = start + sign.length;
    const plain = sign < '\u0080' ? (ascii.get(sign) ?? '') : isSign(sign) ? plainSign(sign) : '';
    if (plain) signs.push({ plain, start, end });
    start = end;
  }
  return signs;
}

/** Finds any of these texts to the letter. */
export function createExactFinder(texts: Iterable<string>): (text: string) => boolean {
  const byStart = new Map<string, string[]>();
  for (const each of texts) {
    if (each.length < prefix) continue;
    const start = each.slice(0, prefix);
    byStart.set(start, [...(byStart.get(start) ?? []), each]);
  }
  return (text) => {
    for (let at = 0; at + prefix <= text.length; at += 1) {
      const candidates = byStart.get(text.slice(at, at + prefix));
      if (candidates?.some((each) => text.startsWith(each, at))) return true;
    }
    return false;
  };
}

const prefix = 6;
