import { contractVersion } from 'virtual:contract-version';

/** ms for which a value is kept. */
const longestAge = 7 * 24 * 60 * 60_000;

/**
 * The value below a line with its facts: the version of its shapes, when it was written, and the id of the customer whose
 * it is. Without an id it is anybody's.
 */
export function labelled(value: string, owner = ''): string {
  return `${contractVersion} ${Date.now()} ${encodeURIComponent(owner)}\n${value}`;
}

/**
 * The value that was passed to `labelled`. Undefined if it is too old, if it is another customer's, or if a release with
 * another version wrote it, because its shapes may differ.
 */
export function unlabelled(kept: string, reader = ''): string | undefined {
  const [label = '', ...lines] = kept.split('\n');
  const [version, writtenAt, owner] = label.split(' ');
  if (version !== contractVersion || !isFresh(Number(writtenAt))) return undefined;
  return !owner || owner === encodeURIComponent(reader) ? lines.join('\n') : undefined;
}

/**
 * Whether a value that was written at this moment (ms) may still be read. A moment in the future counts as old,
 * because the clock was set back.
 */
export function isFresh(moment: number): boolean {
  return Math.abs(Date.now() - moment) <= longestAge;
}
