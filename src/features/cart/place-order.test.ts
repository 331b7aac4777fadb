import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addCart, type CartLine, getCart } from '@/contract/cart';
import { placeOrder } from '@/contract/orders';
import { abortAfter } from '@/lib/abort-after';
import { send } from '@/session/send';
import { isBusy } from '@/updates/busy';
import { good, stubBackend } from '../../../tests/setup/backend';
import { cartAnswer, cartLine } from '../../../tests/setup/cart-line';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { stubLocks } from '../../../tests/setup/locks';
import { logInAsCustomer, stubAppActions } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import { orderLines } from './cart-rules';
import { type OrderAttempt, orderOnce } from './place-order';

vi.mock('@/lib/abort-after', { spy: true });

const day = '2026-11-21';
const line = cartLine({ productMerchantId: '11', bestPrice: 120, quantity: 2 });
const readCart = async () => (await send(getCart, {})).lines;

const attempt = (changes: Partial<OrderAttempt> = {}): OrderAttempt => ({
  lines: orderLines([line], day),
  answerLost: false,
  readCart,
  ...changes,
});

const placed = good({ orderId: 77 });
const dropped = () => Promise.reject(new TypeError('Failed to fetch'));

const timedOut = () => Response.json(placed);

/** The order is the second call, after loading the cart. */
function timeOutSecondCall() {
  const never = new AbortController().signal;
  vi.mocked(abortAfter)
    .mockReturnValue(never)
    .mockReturnValueOnce(never)
    .mockReturnValueOnce(AbortSignal.abort());
}

/** A backend whose cart changes with each read; the last one stays. */
function backend(order: unknown, ...carts: (readonly CartLine[] | 'unreachable' | 'nonsense')[]) {
  let reads = 0;
  return stubBackend({
    '/placeOrder': order,
    '/getCart': () => {
      const cart = carts[Math.min(reads, carts.length - 1)] ?? [];
      reads += 1;
      if (cart === 'unreachable') return dropped();
      if (cart === 'nonsense') return Response.json({ statusCode: 100 });
      return Response.json(cartAnswer(cart));
    },
  });
}

beforeEach(() => {
  stubLocks();
  stubAppActions();
  logInAsCustomer();
});

describe('an order', () => {
  it('is sent once, as JSON of its lines, while the page counts as busy', async () => {
    let busy = false;
    const { requestsTo } = backend(() => {
      busy = isBusy('order');
      return Response.json(placed);
    }, [line]);
    expect(await orderOnce(attempt())).toEqual({ kind: 'placed', orderId: '77' });
    expect([busy, isBusy()]).toEqual([true, false]);
    const [request, ...more] = requestsTo(placeOrder);
    expect(more).toEqual([]);
    expect(request?.fields).toMatchObject({ customer_id: '5', merchant_id: '501', platform: '4' });
    expect(JSON.parse(request?.fields.order_details ?? '')).toEqual([
      { product_merchant_id: '11', qty: 2, location_id: '7', best_price: 120, calculated_points: 240 },
    ]);
  });

  it.each([
    ['is empty, as after another tab ordered', []],
    ['holds another quantity', [{ ...line, quantity: 3 }]],
    ['holds another price', [{ ...line, bestPrice: 130 }]],
    ['holds a line that is now out of stock', [{ ...line, inStock: false }]],
  ])('is not sent when the saved cart %s', async (_, cart) => {
    const { requestsTo } = backend(placed, cart);
    expect(await orderOnce(attempt())).toEqual({ kind: 'changed' });
    expect(requestsTo(placeOrder)).toEqual([]);
  });

  it('is not sent if the cart cannot be loaded first', async () => {
    const { requestsTo } = backend(placed, 'unreachable');
    expect(await orderOnce(attempt())).toEqual({
      kind: 'notPlaced',
      failure: { kind: 'offline' },
      answerLost: false,
    });
    expect(requestsTo(placeOrder)).toEqual([]);
  });

  it.each([
    ['still there', [line]],
    ['out of reach', 'unreachable'],
  ] as const)('that is refused was not placed when the cart is %s', async (_, cart) => {
    backend({ statusCode: 102, statusDescription: 'Only 1 left.' }, [line], cart);
    expect(await orderOnce(attempt())).toMatchObject({
      kind: 'notPlaced',
      failure: { kind: 'rejected', description: 'Only 1 left.' },
      answerLost: false,
    });
  });

  it('that is refused because the browser had sent it twice was placed', async () => {
    backend({ statusCode: 102, statusDescription: 'Your cart has changed.' }, [line], []);
    expect(await orderOnce(attempt())).toEqual({ kind: 'placedUnseen' });
  });

  it('of an ended session is not placed', async () => {
    backend(() => Response.json({ message: 'Something else' }, { status: 401 }), [line]);
    expect(await orderOnce(attempt())).toMatchObject({ kind: 'notPlaced', answerLost: false });
  });

  it.each([
    ['dropped connection', dropped, 'offline'],
    ['timeout', timedOut, 'timeout'],
    ['HTML error page', () => new Response('<h1>502</h1>', { status: 502 }), 'malformed'],
    ['answer without an order id', { statusCode: 100 }, 'malformed'],
  ])('whose answer is lost (%s) is looked up in the cart', async (_, answer, kind) => {
    expect([(await run([line], [])).outcome, (await run([line], [line])).outcome]).toEqual([
      { kind: 'placedUnseen' },
      { kind: 'notPlaced', failure: { kind }, answerLost: true },
    ]);
    for (const unreadable of ['unreachable', 'nonsense'] as const) {
      const { outcome, sent } = await run([line], unreadable);
      expect(outcome).toEqual({ kind: 'unknown', failure: { kind } });
      expect(sent).toBeLessThanOrEqual(1);
    }

    async function run(...carts: Parameters<typeof backend> extends [unknown, ...infer C] ? C : never) {
      const { requestsTo } = backend(answer, ...carts);
      if (kind === 'timeout') timeOutSecondCall();
      return { outcome: await orderOnce(attempt()), sent: requestsTo(placeOrder).length };
    }
  });

  it('that arrived late is not sent again', async () => {
    const { requestsTo } = backend(placed, []);
    expect(await orderOnce(attempt({ answerLost: true }))).toEqual({ kind: 'placedUnseen' });
    expect(requestsTo(placeOrder)).toEqual([]);
  });

  it('waits for the order of another tab and then finds the cart changed', async () => {
    const carts = [line];
    const answer = laterAnswer<Response>();
    const { requestsTo } = stubBackend({
      '/getCart': () => Response.json(cartAnswer(carts)),
      '/placeOrder': answer.asked,
    });
    const [first, second] = [orderOnce(attempt()), orderOnce(attempt())];
    await until(() => expect(requestsTo(placeOrder)).toHaveLength(1));
    carts.length = 0;
    await answer.give(Response.json(placed));
    expect([await first, await second]).toEqual([{ kind: 'placed', orderId: '77' }, { kind: 'changed' }]);
    expect(requestsTo(placeOrder)).toHaveLength(1);
    expect(requestsTo(addCart)).toEqual([]);
  });
});
