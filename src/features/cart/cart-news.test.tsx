import { useMutation, useQuery } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { getCartItemCount } from '@/contract/cart';
import { good, stubBackend } from '../../../tests/setup/backend';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { renderQueryHook } from '../../../tests/setup/query-client';
import { logInAsCustomer, stubAppActions } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import { cartQueries, saveKey, useCartNews } from './queries';

beforeEach(() => {
  stubAppActions();
  logInAsCustomer();
});

it("loads the cart's count again when another tab has changed the cart, while it is on the screen", async () => {
  let count = 1;
  const { requestsTo } = stubBackend({
    '/getCartItemCount': () => Response.json(good({ count })),
  });
  const { result, unmount } = renderQueryHook(() => {
    useCartNews();
    return useQuery(cartQueries.count()).data;
  });
  await until(() => expect(result.current).toBe(1));
  count = 2;
  const other = new BroadcastChannel('cart');
  other.postMessage('saved');
  await until(() => expect(result.current).toBe(2));
  unmount();
  const heard = new BroadcastChannel('cart');
  const arrived = new Promise((resolve) => heard.addEventListener('message', resolve, { once: true }));
  other.postMessage('saved');
  await arrived;
  expect(requestsTo(getCartItemCount)).toHaveLength(2);
  for (const channel of [other, heard]) channel.close();
});

it('leaves the cart on the screen alone while this tab saves its own change', async () => {
  const { requestsTo } = stubBackend({ '/getCartItemCount': good({ count: 1 }) });
  const saved = laterAnswer();
  const { result, queryClient } = renderQueryHook(() => {
    useCartNews();
    const save = useMutation({ mutationKey: saveKey, mutationFn: saved.asked });
    return { count: useQuery(cartQueries.count()).data, save };
  });
  await until(() => expect(result.current.count).toBe(1));
  act(() => result.current.save.mutate());
  const other = new BroadcastChannel('cart');
  other.postMessage('placed');
  await until(() =>
    expect(queryClient.getQueryState(cartQueries.count().queryKey)?.isInvalidated).toBe(true),
  );
  expect(requestsTo(getCartItemCount)).toHaveLength(1);
  await saved.give();
  other.close();
});
