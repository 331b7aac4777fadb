import { QueryClientProvider, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginArrival, oncePerArrival } from '@/components/once-per-arrival';
import { billQueries } from '@/features/bills/queries';
import { cartQueries } from '@/features/cart/queries';
import { orderQueries } from '@/features/orders/queries';
import { productQueries } from '@/features/redeem/queries';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { until } from '../../../tests/setup/until';
import { createQueryClient } from '../start/query-client';

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-22T12:00:00'));
});

describe('data that each arrival asks for once', () => {
  // The details of each query differ, and only its call and its age count here.
  const queries = [
    ['a product', productQueries.details('1', '2')],
    ['an order', orderQueries.details('1')],
    ['what became of bills', billQueries.summary(['1'])],
    ['the cart', cartQueries.lines()],
    ['the number of its lines', cartQueries.count()],
  ] as unknown as [string, UseQueryOptions<unknown, Error, unknown, QueryKey>][];

  it.each(queries)('%s: an answer that comes before its screen is not asked for again', async (_, query) => {
    const call = vi.fn(async () => ({}));
    const options = { ...query, queryFn: call };
    const client = createQueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const mount = () => renderHook(() => useQuery(options), { wrapper });

    beginArrival();
    later(300);
    await client.prefetchQuery(options);
    later(2_000);
    mount();
    expect(call).toHaveBeenCalledTimes(1);
    cleanup();

    // The next arrival asks, however soon it is, and not twice either.
    beginArrival();
    later(300);
    await client.prefetchQuery(options);
    expect(call).toHaveBeenCalledTimes(2);
    mount();
    expect(call).toHaveBeenCalledTimes(2);
    cleanup();

    // Without a loader, the screen itself asks.
    later(1);
    beginArrival();
    mount();
    await until(() => expect(call).toHaveBeenCalledTimes(3));
  });

  it('is taken for fresh for 5 seconds', () => {
    beginArrival();
    expect(oncePerArrival({ state: { dataUpdatedAt: Date.now() } })).toBe(5_000); // within the same ms, too
    later(1);
    expect(oncePerArrival({ state: { dataUpdatedAt: Date.now() } })).toBe(5_000);
    expect(oncePerArrival({ state: { dataUpdatedAt: Date.now() - 2 } })).toBe(0);
  });
});

it('every way to another address is an arrival, and a touch that only preloads one is none', async () => {
  stubBackend({});
  const { router } = renderApp('/login');
  await router.load();
  later(1);
  const loaded = { state: { dataUpdatedAt: Date.now() } };
  expect(oncePerArrival(loaded)).toBeGreaterThan(0);
  later(1);
  await router.preloadRoute({ to: '/faqs' });
  expect(oncePerArrival(loaded)).toBeGreaterThan(0);
  await router.navigate({ to: '/faqs' });
  expect(oncePerArrival(loaded)).toBe(0);
});
