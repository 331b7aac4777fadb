import type { Month } from '@/contract/transactions';
import { monthLabel } from './calendar';

/** Entries under the names of their months, in the order in which they come. `dayOf` gives YYYY-MM-DD. */
export function byMonth<Entry>(entries: readonly Entry[], dayOf: (entry: Entry) => string): Month<Entry>[] {
  const months = new Map<string, Entry[]>();
  for (const entry of entries) {
    const label = monthLabel(dayOf(entry));
    const month = months.get(label);
    if (month) month.push(entry);
    else months.set(label, [entry]);
  }
  return [...months].map(([label, own]) => ({ label, entries: own }));
}
