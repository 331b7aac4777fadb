import type { WireBody } from '@/contract/call';
import { today } from '@/lib/today';

type Line = Record<string, unknown>;

let cart: readonly Line[] | undefined;
let ordered: readonly Line[] = [];
/** Points of all orders. */
let spent = 0;

/** Keeps the cart and what is ordered from it, until the page is gone. */
export function keepShopping(call: string, fields: Readonly<Record<string, string>>): void {
  if (call === 'addCart') cart = JSON.parse(fields.cart_details ?? '[]') as Line[]; // the app's own list
  if (call !== 'placeOrder') return;
  ordered = cart ?? [];
  spent += pointsOf(ordered);
  cart = [];
}

/** An answer about the cart, once something was put into it. */
export function cartAnswer(call: string): WireBody | undefined {
  if (!cart || !['getCart', 'getCartItemCount'].includes(call)) return undefined;
  const response = call === 'getCart' ? { cart_details: cart } : { count: cart.length };
  return { statusCode: 100, statusDescription: 'Success', response };
}

/** A recorded answer after the orders: with the points that are left, and an unknown order with what was ordered. */
export function afterOrders(call: string, isExact: boolean, body: unknown): unknown {
  if (spent === 0) return body;
  const left = JSON.parse(JSON.stringify(body), (name, value: unknown) =>
    /^current_points?_balance$/.test(name) ? Number(value) - spent : value,
  ) as { response?: { order_details?: Line[] } };
  const [sample] = left.response?.order_details ?? [];
  if (call !== 'getCustomerOrderDetails' || isExact || !sample) return left;
  const order_details = ordered.map((line) => ({ ...sample, ...line, item_quantity: line.qty }));
  const order = { order_details, order_date: today(), total_points_redeemed: pointsOf(ordered) };
  return { ...left, response: { ...left.response, ...order } };
}

function pointsOf(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + Number(line.calculated_points ?? 0), 0);
}
