import type { Call } from '@/contract/call';
import { isObject } from '@/contract/wire';
import { exactJson } from '@/lib/parsed-json';
import { placeOf } from './place';
import { type Finding, finding } from './report';

/** Tells of whole numbers with more digits than a Number holds, once for each field of a valid JSON text. */
export function longIntegers(call: Call, text: string): Finding[] {
  const paths = new Set<string>();
  look(JSON.parse(text), exactJson(text), '');
  return [...paths].map((path) =>
    finding('told', placeOf.answer(call), path, 'a text', 'a whole number beyond 9007199254740991', shopper),
  );

  function look(read: unknown, exact: unknown, path: string): void {
    if (typeof read === 'number' && typeof exact === 'string') paths.add(path);
    if (!isObject(read) || !isObject(exact) || read === exact) return;
    const inner = exact as Record<string, unknown>; // every object can be read by any key
    for (const [key, each] of Object.entries(read)) {
      look(each, inner[key], Array.isArray(read) ? `${path}[]` : `${path}${path && '.'}${shownKey(key)}`);
    }
  }
}

const shopper = 'The app keeps all digits. Other programs may change the last ones.';

/** Keys are foreign texts, too. */
function shownKey(key: string): string {
  return /^[a-z_]\w{0,39}$/i.test(key) ? key : '*';
}
