import type { LabelledList } from '@/contract/labelled-lists';
import { monthLabel } from './calendar';

/** Entries under the names of their months, in the order in which they come. `dayOf` gives YYYY-MM-DD. */
export function byMonth<Entry>(entries: readonly Entry[], dayOf: (entry: Entry) => string) {
  return byLabel(entries, (entry) => monthLabel(dayOf(entry)));
}

/** Entries under their labels, in the order in which they come. */
export function byLabel<Entry>(
  entries: readonly Entry[],
  labelOf: (entry: Entry) => string,
): LabelledList<Entry>[] {
  const lists = new Map<string, Entry[]>();
  for (const entry of entries) {
    const label = labelOf(entry);
    const list = lists.get(label);
    if (list) list.push(entry);
    else lists.set(label, [entry]);
  }
  return [...lists].map(([label, own]) => ({ label, entries: own }));
}
