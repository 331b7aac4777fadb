import type { QueryKey } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { merchantQuery } from '@/components/merchant-query';
import { addCart } from '@/contract/cart';
import { dashboardQueries } from '@/features/dashboard/queries';
import { productQueries } from '@/features/redeem/queries';
import { transactionQueries } from '@/features/transactions/queries';
import { endSession } from '@/session/log-out';
import { writeStored } from '@/session/stored-values';
import { useToasts } from '@/ui/feedback/show-toast';
import { stubBackend } from '../../../tests/setup/backend';
import { cartAnswer, cartLine } from '../../../tests/setup/cart-line';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { stubLocks } from '../../../tests/setup/locks';
import { newQueryClient } from '../../../tests/setup/query-client';
import { logInAsCustomer, stubAppActions } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import { orderLines } from './cart-rules';
import { cartQueries, changeSavedCart, forgetOrderedCart, withCartLock } from './queries';
import { useSentOrder } from './sent-order';

const heard = vi.fn();
const line = cartLine();

vi.mock('./cart-channel', () => ({ cartChannel: { tell: (news: string) => heard(news) } }));

beforeEach(() => {
  heard.mockReset();
  stubLocks();
  stubAppActions();
  logInAsCustomer();
});

it('a placed order empties the cart here and in other tabs, and makes everything else old', () => {
  const queryClient = newQueryClient();
  const { queryKey: lines } = cartQueries.lines();
  const { queryKey: count } = cartQueries.count();
  const others: QueryKey[] = [
    merchantQuery().queryKey,
    dashboardQueries.products().queryKey,
    productQueries.details('1', '').queryKey,
    transactionQueries.points().queryKey,
    transactionQueries.vouchers('all').queryKey,
  ];
  queryClient.setQueryData(lines, [line]);
  queryClient.setQueryData(count, 1);
  for (const key of others) queryClient.setQueryData(key, {});
  forgetOrderedCart(queryClient);
  expect(queryClient.getQueryData(lines)).toEqual([]);
  expect(queryClient.getQueryData(count)).toBe(0);
  const isOld = (key: QueryKey) => queryClient.getQueryState(key)?.isInvalidated;
  expect(others.map(isOld)).toEqual(others.map(() => true));
  expect([lines, count].map(isOld)).toEqual([false, false]);
  expect(heard.mock.calls).toEqual([['placed']]);
});

describe('a change of the saved cart', () => {
  /** A backend that takes the cart when the test says so. */
  function slowBackend() {
    const saving = laterAnswer<Response>();
    const backend = stubBackend({
      '/getCart': cartAnswer([line]),
      '/addCart': saving.asked,
    });
    return { ...backend, take: () => saving.give(Response.json({ statusCode: 100 })) };
  }

  it('is told to other tabs, and counted, when the backend has taken it, and the next tab waits for that', async () => {
    const { requestsTo, take } = slowBackend();
    const queryClient = newQueryClient();
    const more = [line, cartLine({ productMerchantId: '12' })];
    const changed = changeSavedCart(queryClient, () => ({ outcome: 'saved', lines: more }));
    const nextTab = withCartLock(async () => heard('next tab'));
    await until(() => expect(requestsTo(addCart)).toHaveLength(1));
    expect(heard).not.toHaveBeenCalled();
    expect(queryClient.getQueryData(cartQueries.count().queryKey)).toBeUndefined();
    await take();
    expect(await changed).toEqual({ outcome: 'saved', lines: more, held: more });
    await nextTab;
    expect(heard.mock.calls).toEqual([['saved'], ['next tab']]);
    expect(queryClient.getQueryData(cartQueries.count().queryKey)).toBe(2);
  });

  it.each(['nobody', 'somebody else'])('shows nothing when %s is logged in by then', async (who) => {
    const { requestsTo, take } = slowBackend();
    const queryClient = newQueryClient();
    const changed = changeSavedCart(queryClient, () => ({ outcome: 'saved', lines: [line] }));
    const waiting = changeSavedCart(queryClient, () => ({ outcome: 'saved', lines: [line, line] }));
    await until(() => expect(requestsTo(addCart)).toHaveLength(1));
    endSession();
    if (who === 'somebody else') writeStored('user', JSON.stringify({ id: '9' }));
    await take();
    for (const change of [changed, waiting])
      await expect(change).rejects.toMatchObject({ failure: { reason: 'ended' } });
    expect(requestsTo(addCart)).toHaveLength(1);
    expect(heard).not.toHaveBeenCalled();
    expect(queryClient.getQueryData(cartQueries.count().queryKey)).toBeUndefined();
  });

  it('first tells of an order that was placed and whose answer was lost, and then changes nothing', async () => {
    const { requestsTo } = slowBackend();
    const queryClient = newQueryClient();
    useToasts.setState({ toasts: [] });
    const lines = orderLines([cartLine({ productMerchantId: '12' })], '2026-11-21');
    const change = () => changeSavedCart(queryClient, () => ({ outcome: 'gone' }));
    useSentOrder.setState({ lines });
    expect((await change()).outcome).toBe('ordered');
    expect(useToasts.getState().toasts).toMatchObject([
      { severity: 'success', text: 'Order Placed Successfully!' },
    ]);
    expect(heard.mock.calls).toEqual([['placed']]);
    expect(requestsTo(addCart)).toEqual([]);
    expect((await change()).outcome).toBe('gone');
    // The cart still holds this one, so nobody knows that it was placed.
    useSentOrder.setState({ lines: orderLines([line], '2026-11-21') });
    expect((await change()).outcome).toBe('gone');
  });

  it('without lines saves and tells nothing, and gives the cart that is there', async () => {
    const { requestsTo } = slowBackend();
    const queryClient = newQueryClient();
    const { held } = await changeSavedCart(queryClient, () => ({ outcome: 'gone' }));
    expect(held.map(({ productMerchantId }) => productMerchantId)).toEqual(['11']);
    expect(requestsTo(addCart)).toEqual([]);
    expect(heard).not.toHaveBeenCalled();
    expect(queryClient.getQueryData(cartQueries.count().queryKey)).toBe(1);
  });
});
