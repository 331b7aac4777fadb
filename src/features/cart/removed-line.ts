import type { CartLine } from '@/contract/cart';
import { lineKey } from './cart-rules';

/** A line that was deleted, and the keys of the whole cart before, in their order. They find its place again. */
export interface RemovedLine {
  line: CartLine;
  keys: readonly string[];
}

export function removedFrom(cart: readonly CartLine[], line: CartLine): RemovedLine {
  return { line, keys: cart.map(lineKey) };
}

/** Whether the cart has the line's product again: the same line, or a new one with the product. */
export function isBack(cart: readonly CartLine[], { line, keys }: RemovedLine): boolean {
  const { productMerchantId } = line;
  return cart.some(
    (each) =>
      lineKey(each) === lineKey(line) ||
      (each.productMerchantId === productMerchantId && !keys.includes(lineKey(each))),
  );
}

/** The cart with the line at its place: after those that were before it. The same cart if the product is back. */
export function withRestored(cart: CartLine[], removed: RemovedLine): CartLine[] {
  if (isBack(cart, removed)) return cart;
  const { line, keys } = removed;
  const before = keys.slice(0, keys.indexOf(lineKey(line)));
  const place = cart.findLastIndex((each) => before.includes(lineKey(each))) + 1;
  return [...cart.slice(0, place), line, ...cart.slice(place)];
}
