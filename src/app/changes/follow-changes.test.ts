import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { merchantQuery } from '@/components/merchant-query';
import { dashboardQueries } from '@/features/dashboard/queries';
import { stubBackend } from '../../../tests/setup/backend';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import { createQueryClient } from '../start/query-client';
import { followBills, renewOnReturn } from './follow-changes';

const good = (response: object) => ({ statusCode: 100, response });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  logInAsCustomer();
});

/** The dashboard's data on the screen, asked for once. */
async function shown() {
  const { seen } = stubBackend({
    '/getMerchantDetails': good({ merchant_list: { added: { 1: {} } } }),
    '/getPushNotificationCount': good({ unread: 1 }),
    '/getBanners': good({ banners: [] }),
  });
  const queryClient = createQueryClient();
  for (const query of [merchantQuery(), dashboardQueries.unread(), dashboardQueries.banners()]) {
    onTestFinished(new QueryObserver(queryClient, query as never).subscribe(() => {}));
  }
  onTestFinished(renewOnReturn(queryClient));
  await until(() => expect(queryClient.isFetching()).toBe(0));
  const asked = () => seen.map(({ path }) => path);
  expect(asked()).toHaveLength(3);
  return { queryClient, asked };
}

it.each([
  ['visibilitychange', document],
  ['online', window],
] as const)('asks again for points and messages after %s, once what shows is old', async (event, target) => {
  const { queryClient, asked } = await shown();
  target.dispatchEvent(new Event(event));
  expect(queryClient.isFetching()).toBe(0);
  vi.setSystemTime(Date.now() + 60 * 60_000);
  target.dispatchEvent(new Event(event));
  await until(() => expect(asked()).toHaveLength(5));
  await until(() => expect(queryClient.isFetching()).toBe(0));
  expect(asked().slice(3).sort()).toEqual(['/getMerchantDetails', '/getPushNotificationCount']);
});

it('asks for nothing when the app goes away, or without a network', async () => {
  const { queryClient } = await shown();
  vi.setSystemTime(Date.now() + 60 * 60_000);
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(queryClient.isFetching()).toBe(0);
});

it('asks again for points as soon as another tab has placed an order, whatever this one shows', async () => {
  const { queryClient, asked } = await shown();
  const leave = followBills(queryClient);
  const other = new BroadcastChannel('cart');
  other.postMessage('saved');
  other.postMessage('placed');
  await until(() => expect(asked().slice(3)).toEqual(['/getMerchantDetails']));
  leave();
  other.close();
});
