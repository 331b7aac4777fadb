/*
 * On its own, because the route reads it before anything of the screen is loaded.
 */

/** Bills that one summary asks for, at most; a history entry that somebody has tampered with may name any number. */
const mostBills = 50;

/** The ids of a comma-separated list, each once (docs/product/bills.md#summary). */
export function billIdsOf(list: string | undefined): string[] {
  const ids = (list ?? '').split(',').map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== '' && id !== '0'))].slice(0, mostBills);
}
