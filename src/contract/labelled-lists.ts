import * as z from 'zod/mini';
import { detailList, holding, isObject } from './wire';

/** What an object of lists has under one key, such as 'November 2026'. */
export interface LabelledList<Entry> {
  label: string;
  entries: Entry[];
}

/**
 * An object of lists, in the backend's order. Lists without usable entries are left out. Absent, or an empty array as
 * PHP writes it, there is none.
 */
export const labelledLists = <T extends z.ZodMiniType>(entry: T) =>
  holding(
    z.codec(z.unknown(), z.custom<LabelledList<z.output<T>>[]>(Array.isArray), {
      decode: (value, context) => {
        if (value === undefined || value === null || value === '') return [];
        if (Array.isArray(value) ? value.length === 0 : isObject(value)) {
          return Object.entries(value).flatMap(([label, given]) => {
            const entries = z.decode(detailList(entry), given);
            return entries.length > 0 ? [{ label, entries }] : [];
          });
        }
        context.issues.push({ code: 'custom', input: value, message: 'not an object of lists' });
        return z.NEVER;
      },
      encode: (lists) =>
        Object.fromEntries(lists.map(({ label, entries }) => [label, z.encode(detailList(entry), entries)])),
    }),
    'lists',
    entry,
  );
