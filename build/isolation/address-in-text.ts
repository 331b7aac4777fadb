/** Endings of real hosts. Names in code such as `react.memo` or `0.5rem` have other ones. */
const hostEnding =
  /\.([a-z]{2}|app|asia|biz|club|com|example|global|info|mall|net|online|org|shop|site|store)$/i;

/**
 * Whether a host stands in a text as an address and not by chance: after `//` or `@`, or alone between quotes. A word of
 * code such as `e.id` may look like a host as well.
 */
export function isAddress(text: Buffer, start: number, length: number): boolean {
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
