/** The first entry of each id. If a list grows at its top while the shopper scrolls, the next page repeats entries. */
export function uniqueById<T extends { id: string }>(entries: readonly T[]): T[] {
  const seen = new Set<string>();
  return entries.filter(({ id }) => !seen.has(id) && seen.add(id));
}
