import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addCart, getCart } from '@/contract/cart';
import { cartQueries, cartScope, withCartLock } from '@/features/cart/queries';
import { useToasts } from '@/ui/feedback/show-toast';
import { good, stubBackend } from '../../../../tests/setup/backend';
import { cartLine, savedCarts } from '../../../../tests/setup/cart-line';
import { laterAnswer } from '../../../../tests/setup/later-answer';
import { stubLocks } from '../../../../tests/setup/locks';
import { renderQueryHook } from '../../../../tests/setup/query-client';
import { logInAsCustomer, stubAppActions } from '../../../../tests/setup/session';
import { toasts } from '../../../../tests/setup/toasts';
import { until } from '../../../../tests/setup/until';
import { useAddToCart } from './use-add-to-cart';

const product = cartLine({ productMerchantId: '1', quantity: 2, maxQuantity: 5 });

beforeEach(() => {
  stubAppActions();
  stubLocks();
  logInAsCustomer();
  useToasts.setState({ toasts: [] });
});

/** A backend that stores the cart, beginning with these lines. */
function open(lines: { product_merchant_id: string; qty: number }[], saving: unknown = { statusCode: 100 }) {
  const backend = stubBackend({ '/getCart': good({ cart_details: lines }), '/addCart': saving });
  const { queryClient, result } = renderQueryHook(useAddToCart);
  const done = vi.fn<() => void>();
  const saved = () => savedCarts(backend.requestsTo(addCart));
  return {
    ...backend,
    queryClient,
    done,
    saved,
    add: (times = 1) =>
      act(async () => {
        for (let tap = 0; tap < times; tap++) void result.current.add(product, done);
      }),
    settled: () => until(() => expect(result.current.pending).toBe(false)),
  };
}

describe('adding to the cart', () => {
  it.each([
    ['appends to the backend’s current cart', '9', 1, ['9×1', '1×2'], 'Product added to cart'],
    ['updates a product that is in the cart', '1', 1, ['1×2'], 'Product quantity updated to cart'],
  ])('%s', async (_, product_merchant_id, qty, cart, words) => {
    const { add, done, saved, queryClient } = open([{ product_merchant_id, qty }]);
    await add();
    await until(() => expect(done).toHaveBeenCalledOnce());
    expect([saved(), toasts()]).toEqual([[cart], [words]]);
    const shown = queryClient.getQueryData(cartQueries.lines().queryKey);
    expect(shown?.map((line) => `${line.productMerchantId}×${line.quantity}`)).toEqual(cart);
  });

  it('saves nothing, says so and stays when the quantity already equals max', async () => {
    const { add, done, saved, settled } = open([{ product_merchant_id: '1', qty: 5 }]);
    await add();
    await until(() =>
      expect(toasts()).toEqual(['Your cart already holds as many of these as you can redeem.']),
    );
    await settled();
    expect([saved(), done.mock.calls]).toEqual([[], []]);
  });

  it('counts a double tap as one', async () => {
    const { add, done, saved, requestsTo } = open([]);
    await add(2);
    await until(() => expect(done).toHaveBeenCalledOnce());
    expect([saved().length, requestsTo(getCart).length]).toEqual([1, 1]);
  });

  it('stays on the screen when the cart was not saved, and can be tried again', async () => {
    const { add, done, saved, settled } = open([], {
      statusCode: 102,
      statusDescription: 'No more of these.',
    });
    await add();
    await until(() => expect(saved()).toHaveLength(1));
    await settled();
    await add();
    await until(() => expect(saved()).toHaveLength(2));
    expect(done).not.toHaveBeenCalled();
    expect(toasts()).toEqual([]);
  });

  it('and an order at the same moment do not block each other', async () => {
    const { add, done, queryClient, saved } = open([]);
    const ordered = vi.fn<() => void>();
    const order = queryClient
      .getMutationCache()
      .build(queryClient, { scope: cartScope, mutationFn: () => withCartLock(async () => ordered()) });
    await add();
    await order.execute(undefined);
    expect(ordered).toHaveBeenCalledOnce();
    await until(() => expect(done).toHaveBeenCalledOnce());
    expect(saved()).toHaveLength(1);
  });

  it('comes before an order of the same tab, also in browsers without Web Locks', async () => {
    Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
    const saving = laterAnswer<Response>();
    const { add, queryClient, saved } = open([], saving.asked);
    const ordered = vi.fn<() => void>();
    await add();
    const order = queryClient
      .getMutationCache()
      .build(queryClient, { scope: cartScope, mutationFn: async () => ordered() })
      .execute(undefined);
    await until(() => expect(saved()).toHaveLength(1));
    expect(ordered).not.toHaveBeenCalled();
    await saving.give(Response.json({ statusCode: 100 }));
    await act(() => order);
    expect(ordered).toHaveBeenCalledOnce();
  });
});
