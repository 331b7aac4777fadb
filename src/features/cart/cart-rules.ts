import type { CartLine } from '@/contract/cart';
import type { MerchantDetails } from '@/contract/merchant';
import type { OrderLine } from '@/contract/orders';
import { limitDay } from '@/lib/calendar-day';
import { pointsFor, roundPoints } from '@/lib/points';
import { type Quantities, quantitiesBetween } from '@/lib/price';

type LineState = 'available' | 'expired' | 'outOfStock';

/** The state of a line on a day (YYYY-MM-DD): expired, or out of stock. 'expired' wins (docs/product/cart.md#lines). */
export function lineState({ expiryDate, inStock }: CartLine, today: string): LineState {
  const day = limitDay(expiryDate);
  if (day !== undefined && day < today) return 'expired';
  return inStock ? 'available' : 'outOfStock';
}

/** Points per unit. Older backends leave `best_price` out. */
export function unitPoints({ bestPrice, calculatedPoints, quantity, specialPrice, sellingPrice }: CartLine) {
  if (bestPrice !== undefined) return bestPrice;
  if (calculatedPoints !== undefined && quantity > 0) return roundPoints(calculatedPoints / quantity);
  return specialPrice || sellingPrice || 0;
}

/** Points of a whole line, exact to the hundredth. */
export function linePoints(line: CartLine): number {
  return pointsFor(unitPoints(line), line.quantity);
}

/** Points of all lines that can be ordered today, exact to the hundredth. */
export function cartTotal(lines: readonly CartLine[], today: string): number {
  return roundPoints(orderable(lines, today).reduce((sum, line) => sum + linePoints(line), 0));
}

/** Quantity choices: from min_quantity to max_quantity (docs/product/cart.md#quantities). */
export function quantityRange({ minQuantity, maxQuantity, quantity }: CartLine): Quantities {
  const { min, max } = quantitiesBetween(minQuantity, maxQuantity ?? quantity);
  return { min, max: Math.max(min, max) };
}

/**
 * The key of a line. It includes the location, because other apps of the client may keep a product once for each
 * location.
 */
export function lineKey({ productMerchantId, locationId }: CartLine): string {
  return `${productMerchantId} ${locationId}`;
}

/** The cart with another quantity on one line, its points recalculated. */
export function withQuantity(lines: readonly CartLine[], changed: CartLine, quantity: number): CartLine[] {
  return lines.map((line) => {
    if (lineKey(line) !== lineKey(changed)) return line;
    const next = { ...line, quantity, itemQuantity: quantity, bestPrice: unitPoints(line) };
    return { ...next, calculatedPoints: linePoints(next) };
  });
}

export function withoutLine(lines: readonly CartLine[], removed: CartLine): CartLine[] {
  return lines.filter((line) => lineKey(line) !== lineKey(removed));
}

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

/** The lines to order, without expired and out-of-stock ones (docs/product/cart.md#lines). */
export function orderLines(lines: readonly CartLine[], today: string): OrderLine[] {
  return orderable(lines, today).map((line) => ({
    productMerchantId: line.productMerchantId,
    quantity: line.quantity,
    locationId: line.locationId,
    bestPrice: unitPoints(line),
    calculatedPoints: linePoints(line),
  }));
}

/** Whether two orders have the same products at the same prices, in any order. */
export function sameOrder(one: readonly OrderLine[], other: readonly OrderLine[]): boolean {
  const texts = (lines: readonly OrderLine[]) =>
    lines
      .map((line) => `${line.productMerchantId} ${line.locationId} ${line.quantity} ${line.calculatedPoints}`)
      .sort();
  return texts(one).join('\n') === texts(other).join('\n');
}

type OrderGate = 'open' | 'restricted' | 'redeemError' | 'insufficient' | 'nothing';

/**
 * Whether the order button shows (docs/product/cart.md#the-order-button). That needs four things: no redeem_error, a
 * merchant that allows redeeming, a total above 0, and a balance (rounded down) that covers it. Otherwise, what to say
 * instead.
 */
export function orderGate(total: number, merchant: MerchantDetails): OrderGate {
  const { burnEnabled, redeemError, balance } = merchant;
  if (redeemError.trim() !== '') return 'redeemError';
  if (!burnEnabled) return 'restricted';
  if (total <= 0) return 'nothing';
  return total <= Math.floor(balance ?? 0) ? 'open' : 'insufficient';
}

/** The whole points that a balance lacks for a total; parts of a point cannot be spent. */
export function missingPoints(total: number, balance: number): number {
  return Math.ceil(total) - Math.floor(balance);
}

/** Whether there is anything to spend. */
export function hasWholePoints(balance: number): boolean {
  return balance >= 1;
}

/**
 * The merchant's warning about orders. It shows for every value of auto_reject_or_cancel_order except '0'
 * (docs/product/cart.md#the-order-button).
 */
export function orderWarning({ autoRejectOrder, autoRejectOrderMessage }: MerchantDetails) {
  return autoRejectOrder && autoRejectOrderMessage.trim() !== '' ? autoRejectOrderMessage : undefined;
}

function orderable(lines: readonly CartLine[], today: string): CartLine[] {
  return lines.filter((line) => lineState(line, today) === 'available' && line.quantity > 0);
}
