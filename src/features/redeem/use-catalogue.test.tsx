import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getProductList, sortCodes } from '@/contract/products';
import { stubBackend } from '../../../tests/setup/backend';
import { renderQueryHook } from '../../../tests/setup/query-client';
import { logInAsCustomer, stubAppActions } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import { noFilter, useBrowsing } from './browsing';
import { useBrowse, useCatalogue } from './use-catalogue';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  stubAppActions();
  logInAsCustomer();
  useBrowsing.setState(useBrowsing.getInitialState(), true);
});

async function open() {
  const backend = stubBackend({
    '/getProductList': { statusCode: 100, response: { products: [{ id: 1 }] } },
  });
  const hook = renderQueryHook(() => ({
    catalogue: useCatalogue(useBrowsing(), undefined),
    browse: useBrowse(),
  }));
  await until(() => expect(hook.result.current.catalogue.isSuccess).toBe(true));
  const requests = () => backend.requestsTo(getProductList).map(({ fields }) => fields);
  const settled = async (count: number) => {
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(requests()).toHaveLength(count);
    expect(hook.result.current.catalogue.isFetching).toBe(false);
  };
  const browse: ReturnType<typeof useBrowse> = (changes) => act(() => hook.result.current.browse(changes));
  return { ...hook, requests, settled, browse };
}

describe('the catalogue', () => {
  it('is first loaded by popularity and without refine_by', async () => {
    const { requests } = await open();
    expect(requests()).toHaveLength(1);
    expect(requests()[0]).toMatchObject({ sort_by: '601', search_by: '', last_id: '0', appVersion: '4' });
    expect(requests()[0]).not.toHaveProperty('refine_by');
    expect(requests()[0]).not.toHaveProperty('product_id');
  });

  it('is loaded again by the timer when the last request is 25 minutes ago', async () => {
    const { requests, unmount } = await open();
    await act(() => vi.advanceTimersByTimeAsync(24 * minute));
    expect(requests()).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(2 * minute));
    expect(requests()).toHaveLength(2);
    await act(() => vi.advanceTimersByTimeAsync(20 * minute));
    expect(requests()).toHaveLength(2);
    unmount();
    await vi.advanceTimersByTimeAsync(60 * minute);
    expect(requests()).toHaveLength(2);
  });

  it('looks at its age every 50 seconds', async () => {
    const started = vi.spyOn(globalThis, 'setInterval');
    await open();
    expect(started).toHaveBeenCalledWith(expect.any(Function), 50_000);
  });

  it('reloads with every change of sort, search and filter, even back to an earlier one or to the same', async () => {
    const { browse, requests, settled } = await open();
    browse({ sortBy: sortCodes.newest });
    await settled(2);
    browse({ sortBy: sortCodes.popularity });
    await settled(3);
    browse({ search: 'coffee' });
    await settled(4);
    browse({ filter: { ...noFilter, filterApplied: true, brandIds: ['7'] } });
    await settled(5);
    expect(requests().map(({ sort_by, search_by }) => `${sort_by} ${search_by}`.trim())).toEqual([
      ...['601', '602', '601', '601 coffee', '601 coffee'],
    ]);
    expect(requests()[4]).toHaveProperty('refine_by');
    browse({ filter: noFilter });
    await settled(6);
    browse({ filter: noFilter });
    await settled(7);
  });
});
