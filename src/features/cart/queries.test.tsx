import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addCart, type CartLine } from '@/contract/cart';
import { stubBackend } from '../../../tests/setup/backend';
import { cartLine } from '../../../tests/setup/cart-line';
import { logInAsCustomer, stubHost } from '../../../tests/setup/session';
import { withoutLine, withQuantity } from './cart-rules';
import { cartQueries, isSavingCart, useChangeCart } from './queries';

const one = cartLine({ productMerchantId: '1', bestPrice: 10 });
const two = cartLine({ productMerchantId: '2', bestPrice: 20 });
const key = cartQueries.lines().queryKey;

/** A backend that answers saves when it is told to. */
function slowBackend() {
  const waiting: ((answer: unknown) => void)[] = [];
  const { requestsTo } = stubBackend({
    '/addCart': () =>
      new Promise<Response>((resolve, reject) => {
        waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(Response.json(answer))));
      }),
  });
  return {
    saved: () =>
      requestsTo(addCart).map(({ fields }) =>
        (JSON.parse(fields.cart_details ?? '') as { product_merchant_id: string; qty: number }[]).map(
          (line) => `${line.product_merchant_id}×${line.qty}`,
        ),
      ),
    answer: async (body: unknown) => {
      await vi.waitFor(() => expect(waiting).not.toHaveLength(0));
      await act(async () => waiting.shift()?.(body));
    },
  };
}

const good = { statusCode: 100 };
const broken = new TypeError('Failed to fetch');

function openCart(lines: CartLine[] = [one, two]) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(key, lines);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useChangeCart(), { wrapper });
  return {
    queryClient,
    /** All in the same instant. */
    change: (...changes: ((cart: CartLine[]) => CartLine[])[]) =>
      act(async () => {
        for (const change of changes) result.current(change);
      }),
    shown: () => queryClient.getQueryData(key)?.map((line) => `${line.productMerchantId}×${line.quantity}`),
  };
}

beforeEach(() => {
  stubHost();
  logInAsCustomer();
});

describe('changing the cart', () => {
  it('shows at once, and saves the whole cart', async () => {
    const backend = slowBackend();
    const { change, shown, queryClient } = openCart();
    await change((cart) => withQuantity(cart, one, 3));
    expect(shown()).toEqual(['1×3', '2×1']);
    expect(isSavingCart(queryClient)).toBe(true);
    await backend.answer(good);
    expect(backend.saved()).toEqual([['1×3', '2×1']]);
    expect([shown(), isSavingCart(queryClient)]).toEqual([['1×3', '2×1'], false]);
    expect(queryClient.getQueryData(cartQueries.count().queryKey)).toBe(2);
  });

  it('quickly sends one save after the other and leaves out what a later one replaces', async () => {
    const backend = slowBackend();
    const { change, shown } = openCart();
    await change((cart) => withQuantity(cart, one, 2));
    await change((cart) => withQuantity(cart, one, 3));
    await change((cart) => withQuantity(cart, two, 4));
    expect(backend.saved()).toEqual([['1×2', '2×1']]);
    await backend.answer(good);
    expect(shown()).toEqual(['1×3', '2×4']);
    await backend.answer(good);
    expect(backend.saved()).toEqual([
      ['1×2', '2×1'],
      ['1×3', '2×4'],
    ]);
    expect(shown()).toEqual(['1×3', '2×4']);
  });

  it('twice before the screen knows of the first loses neither', async () => {
    const backend = slowBackend();
    const { queryClient, change, shown } = openCart();
    await change(
      (cart) => withoutLine(cart, one),
      (cart) => withoutLine(cart, two),
    );
    expect(shown()).toEqual([]);
    await backend.answer(good);
    await vi.waitFor(() => expect(isSavingCart(queryClient)).toBe(false));
    expect(backend.saved().at(-1)).toEqual([]);
  });

  it('goes back to what was saved when the save fails', async () => {
    const backend = slowBackend();
    const { change, shown } = openCart();
    await change((cart) => withoutLine(cart, one));
    await backend.answer(broken);
    expect(shown()).toEqual(['1×1', '2×1']);
  });

  it('goes back to the last save that went through, not to the start', async () => {
    const backend = slowBackend();
    const { change, shown } = openCart();
    await change((cart) => withQuantity(cart, one, 2));
    await change((cart) => withQuantity(cart, one, 3));
    await backend.answer(good);
    await backend.answer({ statusCode: 102, statusDescription: 'Please choose a quantity from 1 to 2.' });
    expect(shown()).toEqual(['1×2', '2×1']);
  });

  it('keeps a later change when an earlier save fails', async () => {
    const backend = slowBackend();
    const { change, shown } = openCart();
    await change((cart) => withQuantity(cart, one, 2));
    await change((cart) => withQuantity(cart, one, 3));
    await backend.answer(broken);
    expect(shown()).toEqual(['1×3', '2×1']);
    await backend.answer(good);
    expect(shown()).toEqual(['1×3', '2×1']);
  });

  it('is not painted over by an older answer that is still on its way', async () => {
    slowBackend();
    const { queryClient, change, shown } = openCart();
    let answer = (_: CartLine[]) => {};
    const reading = queryClient.fetchQuery({
      queryKey: key,
      queryFn: ({ signal }) =>
        new Promise<CartLine[]>((resolve) => {
          answer = resolve;
          signal.addEventListener('abort', () => resolve([]));
        }),
    });
    await change((cart) => withQuantity(cart, one, 2));
    answer([one, two]);
    await reading.catch(() => undefined);
    expect(shown()).toEqual(['1×2', '2×1']);
  });
});
