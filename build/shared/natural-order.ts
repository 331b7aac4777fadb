/** Sorts merchant ids by number, and other names after them by code point. The order is the same on every machine. */
export function byId(one: string, other: string): number {
  const [first, second] = [idPattern.test(one), idPattern.test(other)];
  if (first && second) return Number(one) - Number(other);
  if (first !== second) return first ? -1 : 1;
  return one < other ? -1 : one > other ? 1 : 0;
}

/** A merchant's id, which is also its folder's name: a positive integer of up to ten digits. */
export const idPattern = /^[1-9]\d{0,9}$/;
