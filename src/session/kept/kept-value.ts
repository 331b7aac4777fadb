import { contractVersion } from 'virtual:contract-version';

/** ms for which a value is kept. */
const longestAge = 7 * 24 * 60 * 60_000;

/** The value below a line with two facts: the version of its shapes, and when it was written. */
export function labelled(value: string): string {
  return `${contractVersion} ${Date.now()}\n${value}`;
}

/**
 * The value that was passed to `labelled`. Undefined if it is too old, or if a release with another version wrote it,
 * because its shapes may differ.
 */
export function unlabelled(kept: string): string | undefined {
  const [label = '', ...lines] = kept.split('\n');
  const [version, writtenAt] = label.split(' ');
  return version === contractVersion && isFresh(Number(writtenAt)) ? lines.join('\n') : undefined;
}

/**
 * Whether a value that was written at this moment (ms) may still be read. A moment in the future counts as old,
 * because the clock was set back.
 */
export function isFresh(moment: number): boolean {
  return Math.abs(Date.now() - moment) <= longestAge;
}
