import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addCart, type CartLine, getCart } from '@/contract/cart';
import { withLock } from '@/session/with-lock';
import { useToasts } from '@/ui/feedback/show-toast';
import { good, stubBackend } from '../../../tests/setup/backend';
import { cartAnswer, cartLine, savedCarts } from '../../../tests/setup/cart-line';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { stubLocks } from '../../../tests/setup/locks';
import { renderQueryHook } from '../../../tests/setup/query-client';
import { logInAsCustomer, stubAppActions } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import { cartChannel } from './cart-channel';
import { withoutLine, withQuantity } from './cart-rules';
import { cartQueries, isSavingCart } from './queries';
import { ifHeld, useChangeCart } from './use-change-cart';

const one = cartLine({ productMerchantId: '1', bestPrice: 10 });
const two = cartLine({ productMerchantId: '2', bestPrice: 20 });
const key = cartQueries.lines().queryKey;

/** A backend with these lines. It answers saves when the test says so. */
function slowBackend(lines: CartLine[] = [one, two]) {
  let held: object = cartAnswer(lines);
  let answered = 0;
  const waiting: ((answer: unknown) => void)[] = [];
  const { requestsTo } = stubBackend({
    '/getCart': () => Response.json(held),
    '/addCart': () =>
      new Promise<Response>((resolve, reject) => {
        waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(Response.json(answer))));
      }),
  });
  return {
    /** Another window changes or orders the cart. */
    hold: (other: CartLine[]) => {
      held = cartAnswer(other);
    },
    reads: () => requestsTo(getCart).length,
    saved: () => savedCarts(requestsTo(addCart)),
    asked: () => until(() => expect(waiting).not.toHaveLength(0)),
    answer: async (body: unknown) => {
      await until(() => expect(waiting).not.toHaveLength(0));
      const { fields } = requestsTo(addCart)[answered] ?? {};
      answered += 1;
      if (body === saved) held = good({ cart_details: JSON.parse(fields?.cart_details ?? '') });
      await act(async () => waiting.shift()?.(body));
    },
  };
}

const saved = { statusCode: 100 };
const broken = new TypeError('Failed to fetch');

function openCart(lines: CartLine[] = [one, two]) {
  const { result, queryClient } = renderQueryHook(useChangeCart);
  queryClient.setQueryData(key, lines);
  return {
    queryClient,
    change: (line: CartLine, apply: (cart: CartLine[]) => CartLine[]) =>
      act(async () => result.current(ifHeld(line, apply))),
    /** All at the same moment. */
    deleteAll: (...lines: CartLine[]) =>
      act(async () => {
        for (const line of lines) result.current(ifHeld(line, (cart) => withoutLine(cart, line)));
      }),
    shown: () => queryClient.getQueryData(key)?.map((line) => `${line.productMerchantId}×${line.quantity}`),
  };
}

beforeEach(() => {
  stubAppActions();
  stubLocks();
  useToasts.setState({ toasts: [] });
  logInAsCustomer();
});

describe('changing the cart', () => {
  it('shows at once, and saves the whole cart', async () => {
    const backend = slowBackend();
    const { change, shown, queryClient } = openCart();
    await change(one, (cart) => withQuantity(cart, one, 3));
    expect(shown()).toEqual(['1×3', '2×1']);
    expect(isSavingCart(queryClient)).toBe(true);
    await backend.answer(saved);
    expect(backend.saved()).toEqual([['1×3', '2×1']]);
    expect([shown(), isSavingCart(queryClient)]).toEqual([['1×3', '2×1'], false]);
    expect(queryClient.getQueryData(cartQueries.count().queryKey)).toBe(2);
  });

  it('quickly sends one save after the other, and leaves out changes that a later one replaces', async () => {
    const backend = slowBackend();
    const { change, shown } = openCart();
    await change(one, (cart) => withQuantity(cart, one, 2));
    await backend.asked();
    await change(one, (cart) => withQuantity(cart, one, 3));
    await change(two, (cart) => withQuantity(cart, two, 4));
    await until(() => expect(backend.saved()).toEqual([['1×2', '2×1']]));
    await backend.answer(saved);
    expect(shown()).toEqual(['1×3', '2×4']);
    await backend.answer(saved);
    expect(backend.saved()).toEqual([
      ['1×2', '2×1'],
      ['1×3', '2×4'],
    ]);
    expect(shown()).toEqual(['1×3', '2×4']);
  });

  it('twice before the screen shows the first change loses neither', async () => {
    const backend = slowBackend();
    const { queryClient, deleteAll, shown } = openCart();
    await deleteAll(one, two);
    expect(shown()).toEqual([]);
    await backend.answer(saved);
    await until(() => expect(isSavingCart(queryClient)).toBe(false));
    expect(backend.saved().at(-1)).toEqual([]);
  });

  it('goes back to the last successful save, not to the start', async () => {
    const backend = slowBackend();
    const { change, shown } = openCart();
    await change(one, (cart) => withQuantity(cart, one, 2));
    await backend.asked();
    await change(one, (cart) => withQuantity(cart, one, 3));
    await backend.answer(saved);
    await backend.answer({ statusCode: 102, statusDescription: 'Please choose a quantity from 1 to 2.' });
    expect(shown()).toEqual(['1×2', '2×1']);
  });

  it('keeps a later change when an earlier save fails', async () => {
    const backend = slowBackend();
    const { change, shown } = openCart();
    await change(one, (cart) => withQuantity(cart, one, 2));
    await backend.asked();
    await change(one, (cart) => withQuantity(cart, one, 3));
    await backend.answer(broken);
    expect(shown()).toEqual(['1×3', '2×1']);
    await backend.answer(saved);
    expect(shown()).toEqual(['1×3', '2×1']);
  });

  it('is not replaced by an older answer that comes later', async () => {
    slowBackend();
    const { queryClient, change, shown } = openCart();
    const answer = laterAnswer<CartLine[]>();
    const reading = queryClient.fetchQuery({ queryKey: key, queryFn: answer.asked });
    await change(one, (cart) => withQuantity(cart, one, 2));
    await answer.give([one, two]);
    await reading.catch(() => undefined);
    expect(shown()).toEqual(['1×2', '2×1']);
  });
});

describe('changing a cart that another window has changed', () => {
  const toasts = () => useToasts.getState().toasts.map(({ severity, text }) => [severity, text]);
  const three = cartLine({ productMerchantId: '3' });

  it('changes the backend’s cart, not the one on the screen', async () => {
    const backend = slowBackend([one, three]);
    const { change, shown } = openCart([one, two]);
    await change(one, (cart) => withQuantity(cart, one, 3));
    await backend.answer(saved);
    expect(backend.saved()).toEqual([['1×3', '3×1']]);
    await until(() => expect(shown()).toEqual(['1×3', '3×1']));
  });

  it('saves nothing when the cart was ordered, so ordered lines do not come back', async () => {
    const backend = slowBackend([]);
    const { queryClient, change, shown } = openCart();
    await change(one, (cart) => withQuantity(cart, one, 3));
    await until(() => expect(isSavingCart(queryClient)).toBe(false));
    expect(backend.saved()).toEqual([]);
    expect(shown()).toEqual([]);
    expect(queryClient.getQueryData(cartQueries.count().queryKey)).toBe(0);
    expect(toasts()).toEqual([['error', 'Your cart has changed. Please check it before you confirm.']]);
  });

  it('goes back to the backend’s cart when the save fails', async () => {
    const backend = slowBackend([one, three]);
    const { queryClient, change, shown } = openCart([one, two]);
    await change(one, (cart) => withQuantity(cart, one, 3));
    await backend.answer(broken);
    await until(() => expect(isSavingCart(queryClient)).toBe(false));
    expect(shown()).toEqual(['1×1', '3×1']);
  });

  it('waits for the window whose turn it is, and then loads the cart', async () => {
    const backend = slowBackend();
    const { queryClient, change } = openCart();
    const order = laterAnswer();
    const ordering = withLock('cart', {}, order.asked);
    await change(one, (cart) => withQuantity(cart, one, 3));
    expect(backend.reads()).toBe(0);
    backend.hold([]);
    await order.give();
    await ordering;
    await until(() => expect(isSavingCart(queryClient)).toBe(false));
    expect([backend.reads(), backend.saved()]).toEqual([1, []]);
  });

  it('does nothing for a line that is already deleted', async () => {
    const backend = slowBackend();
    const { queryClient, deleteAll } = openCart();
    await deleteAll(one, one);
    await backend.answer(saved);
    await until(() => expect(isSavingCart(queryClient)).toBe(false));
    expect([backend.saved(), toasts()]).toEqual([[['2×1']], []]);
  });

  it('is not announced to the window itself', async () => {
    const news = vi.fn<() => void>();
    const stop = cartChannel.follow(news);
    const other = new BroadcastChannel('cart');
    const heard = new Promise((resolve) => other.addEventListener('message', resolve, { once: true }));
    const backend = slowBackend();
    const { change } = openCart();
    await change(one, (cart) => withQuantity(cart, one, 3));
    await backend.answer(saved);
    await heard;
    expect(news).not.toHaveBeenCalled();
    other.postMessage('placed');
    await until(() => expect(news.mock.calls).toEqual([['placed']]));
    stop();
    other.close();
  });
});
