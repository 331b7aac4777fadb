/** The first of each id: a list that grows at its top while it is paged through repeats entries on the next page. */
export function uniqueById<T extends { id: string }>(entries: readonly T[]): T[] {
  const seen = new Set<string>();
  return entries.filter(({ id }) => !seen.has(id) && seen.add(id));
}
