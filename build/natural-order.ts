/** Merchant ids by number, other names after them by code point: the same order on every machine and in every locale. */
export function byId(one: string, other: string): number {
  const [first, second] = [idPattern.test(one), idPattern.test(other)];
  if (first && second) return Number(one) - Number(other);
  if (first !== second) return first ? -1 : 1;
  return one < other ? -1 : one > other ? 1 : 0;
}

/** A merchant's id, and so its folder's name: a positive integer of up to ten digits. */
export const idPattern = /^[1-9]\d{0,9}$/;
