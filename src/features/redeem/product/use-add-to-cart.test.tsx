import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addCart, getCart } from '@/contract/cart';
import { cartQueries, cartScope, withCartLock } from '@/features/cart/queries';
import { useToasts } from '@/ui/feedback/show-toast';
import { stubBackend } from '../../../../tests/setup/backend';
import { cartLine } from '../../../../tests/setup/cart-line';
import { laterAnswer } from '../../../../tests/setup/later-answer';
import { stubLocks } from '../../../../tests/setup/locks';
import { renderQueryHook } from '../../../../tests/setup/query-client';
import { logInAsCustomer, stubAppActions } from '../../../../tests/setup/session';
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
  const backend = stubBackend({
    '/getCart': { statusCode: 100, response: { cart_details: lines } },
    '/addCart': saving,
  });
  const { queryClient, result } = renderQueryHook(useAddToCart);
  const done = vi.fn<() => void>();
  const saved = () =>
    backend
      .requestsTo(addCart)
      .map(({ fields }) =>
        (JSON.parse(fields.cart_details ?? '') as typeof lines).map((line) => [
          line.product_merchant_id,
          line.qty,
        ]),
      );
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

const toasts = () => useToasts.getState().toasts.map(({ text }) => text);

describe('adding to the cart', () => {
  it('says that the cart is full, and stays', async () => {
    const { add, done, settled } = open([{ product_merchant_id: '1', qty: 5 }]);
    await add();
    await until(() =>
      expect(toasts()).toEqual(['Your cart already holds as many of these as you can redeem.']),
    );
    await settled();
    expect(done).not.toHaveBeenCalled();
  });

  it('appends to the backend’s current cart', async () => {
    const { add, done, saved, queryClient } = open([{ product_merchant_id: '9', qty: 1 }]);
    await add();
    await until(() => expect(done).toHaveBeenCalledOnce());
    expect(saved()).toEqual([
      [
        ['9', 1],
        ['1', 2],
      ],
    ]);
    expect(toasts()).toEqual(['Product added to cart']);
    const shown = queryClient.getQueryData(cartQueries.lines().queryKey);
    expect(shown?.map(({ productMerchantId }) => productMerchantId)).toEqual(['9', '1']);
  });

  it('updates the quantity of a product that is in the cart', async () => {
    const { add, done, saved } = open([{ product_merchant_id: '1', qty: 1 }]);
    await add();
    await until(() => expect(done).toHaveBeenCalledOnce());
    expect(saved()).toEqual([[['1', 2]]]);
    expect(toasts()).toEqual(['Product quantity updated to cart']);
  });

  it('saves nothing when the quantity already equals max', async () => {
    const { add, done, saved, settled } = open([{ product_merchant_id: '1', qty: 5 }]);
    await add();
    await settled();
    await until(() => expect(toasts()).toHaveLength(1));
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
