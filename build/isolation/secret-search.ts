import type { Secret } from './secrets';
import { wordFinder } from './word-finder';

/** The secrets that were found in a file. */
export interface Hits {
  secrets: Set<Secret>;
  /** Those of them that are no chance hits. */
  meant: Set<Secret>;
}

/** Searches a file for all of these secrets in one pass. */
export function secretSearch(secrets: readonly Secret[]): (bytes: Buffer) => Hits {
  const words = secrets.flatMap((secret) => secret.words.map((bytes) => ({ length: bytes.length, secret })));
  const find = wordFinder(secrets.flatMap(({ words }) => words));
  return (bytes) => {
    const hits: Hits = { secrets: new Set(), meant: new Set() };
    find(bytes, (word, start) => {
      const hit = words[word];
      if (!hit || !standsAlone(bytes, start, hit.length, hit.secret)) return;
      const { kind } = hit.secret;
      hits.secrets.add(hit.secret);
      if (kind === 'logo' || (kind !== 'name' && isAddress(bytes, start, hit.length)))
        hits.meant.add(hit.secret);
    });
    return hits;
  };
}

/**
 * Whether a hit is the secret itself and not the inside of a longer word: `mall.example` is not in
 * `small.example`, and "Mall 1" not in "Mall 10".
 */
function standsAlone(text: Buffer, start: number, length: number, { kind }: Secret): boolean {
  if (kind === 'logo') return true;
  const [before, after, beyond] = [text[start - 1], text[start + length], text[start + length + 1]];
  if (isWord(before) || isWord(after)) return false;
  if (kind === 'name') return true;
  const dash = 0x2d;
  const dot = 0x2e;
  return before !== dash && after !== dash && !(after === dot && isWord(beyond));
}

function isWord(byte = 0): boolean {
  return (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
}

/** Endings of real hosts. Names in code such as `react.memo` or `0.5rem` have other ones. */
const hostEnding =
  /\.([a-z]{2}|app|asia|biz|club|com|example|global|info|mall|net|online|org|shop|site|store)$/i;

/**
 * Whether a host stands in a text as an address and not by chance: after `//` or `@`, or alone between quotes. A word of
 * code such as `e.id` may look like a host as well.
 */
function isAddress(text: Buffer, start: number, length: number): boolean {
  let from = start;
  while (isPartOfHost(text[from - 1])) from--;
  const before = text.toString('latin1', Math.max(0, from - 2), from);
  if (before === '//' || before.endsWith('@')) return true;
  const [host = ''] = text.toString('latin1', start, start + length).split(/[/:]/);
  const after = text.toString('latin1', start + length, start + length + 1);
  return /["'`]$/.test(before) && /^["'`/:]/.test(after) && hostEnding.test(host);
}

function isPartOfHost(byte = 0): boolean {
  return /[a-z0-9.-]/i.test(String.fromCharCode(byte));
}
