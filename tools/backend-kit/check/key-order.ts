import { isObject } from '@/contract/wire';

/**
 * The objects of an answer whose keys stand in another order in its text. JavaScript puts keys that are whole numbers
 * first, and sorts them, so a list that PHP sorted and wrote as an object comes in another order. `value` is what the
 * valid JSON text holds.
 */
export function misordered(text: string, value: unknown): WeakSet<object> {
  const found = new WeakSet<object>();
  if (/"\d+"\s*:/.test(text)) compare(value, JSON.parse(text.replace(texts, marked)));
  return found;

  function compare(read: unknown, written: unknown): void {
    if (!isObject(read) || !isObject(written)) return;
    if (Array.isArray(read)) {
      const entries = Object.values(written);
      for (const [index, each] of read.entries()) compare(each, entries[index]);
      return;
    }
    const keys = Object.keys(read);
    if (Object.keys(written).some((key, index) => key !== mark + keys[index])) found.add(read);
    const inner = new Map(Object.entries(written));
    for (const [key, each] of Object.entries(read)) compare(each, inner.get(mark + key));
  }
}

/** Before a key, so that it is no number. */
const mark = '_';

/** A text, and the colon after it if it is a key. */
const texts = /"([^"\\]*(?:\\.[^"\\]*)*")(\s*:)?/g;

function marked(whole: string, rest: string, colon: string | undefined): string {
  return colon === undefined ? whole : `"${mark}${rest}${colon}`;
}
