import type { WireBody } from '@/contract/call';
import { isObject } from '@/contract/wire';

/** Says nothing of anybody. */
const nothing = new Set(['', '0', 'false', 'null', 'undefined', '0.00', '[]', '{}']);

/**
 * Whether an answer holds something that the member's own answer does not hold. `asked` is the id that was sent: a
 * backend that only repeats it shows nothing.
 */
export function holdsOthers(own: WireBody, other: WireBody, asked?: string): boolean {
  const known = leavesOf(own);
  return [...leavesOf(other)].some((leaf) => {
    const value = leaf.slice(leaf.indexOf('=') + 1);
    return !known.has(leaf) && !nothing.has(value) && value !== asked;
  });
}

/** Whether two answers to one question are the same, so that a difference means something. */
export function isSteady(one: WireBody, again: WireBody): boolean {
  return !holdsOthers(one, again) && !holdsOthers(again, one);
}

/** Every single value with its field's names. The order of lists does not count, nor do the words of the envelope. */
function leavesOf({ statusDescription: _, message: __, ...body }: WireBody): Set<string> {
  const leaves = new Set<string>();
  const look = (value: unknown, path: string): void => {
    if (!isObject(value)) {
      leaves.add(`${path}=${String(value)}`);
      return;
    }
    for (const [key, inner] of Object.entries(value))
      look(inner, Array.isArray(value) ? path : `${path}.${key}`);
  };
  look(body, '');
  return leaves;
}
