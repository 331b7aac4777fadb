import '../../../tests/setup/key-store';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newQueryClient } from '../../../tests/setup/query-client';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import { hydrateClientState, resetClientState } from '../client-state';
import { keptPart, keptQuery } from '../kept-query';
import { endSession } from '../log-out';
import { writeStored } from '../stored-values';
import { encryptedStorage } from './encrypted-storage';
import { persistQueries } from './persisted-queries';

const days = 24 * 60 * 60_000;
const [details, banners] = [['merchant-details'], ['banners', 1]];

beforeEach(() => {
  vi.useFakeTimers();
  resetClientState();
  logInAsCustomer();
});

/** A page that keeps its queries, after the kept ones are restored. */
async function openPage(): Promise<QueryClient> {
  const queryClient = newQueryClient();
  persistQueries(queryClient);
  await hydrateClientState('queries');
  return queryClient;
}

/** A screen that shows a query. `answer` is the backend's answer. */
function show(queryClient: QueryClient, queryKey: string[] | (string | number)[], answer: () => unknown) {
  const observer = new QueryObserver(queryClient, {
    queryKey,
    // Uses the signal like every call, so leaving the screen cancels it.
    queryFn: async ({ signal }) => (signal.aborted ? undefined : answer()),
    retry: false,
    ...keptQuery,
  });
  return observer.subscribe(() => {});
}

const never = () => new Promise(() => {});
const fails = () => Promise.reject(new Error('no network'));

async function saved(): Promise<void> {
  await vi.advanceTimersByTimeAsync(1_000);
  await until(() => expect(localStorage.getItem('state.queries')).not.toBeNull());
}

async function keepDashboard(): Promise<void> {
  const page = await openPage();
  show(page, details, () => ({ name: 'Aarav' }));
  show(page, banners, () => ['sale']);
  await saved();
  page.clear();
}

it('restores the data that a customer saw last', async () => {
  await keepDashboard();
  const page = await openPage();
  expect(page.getQueryData(details)).toEqual({ name: 'Aarav' });
  expect(page.getQueryData(banners)).toEqual(['sale']);
});

it('restores once, however often it is asked for', async () => {
  await keepDashboard();
  const page = newQueryClient();
  persistQueries(page);
  await hydrateClientState('queries');
  show(page, details, fails);
  await vi.advanceTimersByTimeAsync(0);
  await hydrateClientState('queries');
  expect(page.getQueryState(details)?.status).toBe('error');
});

it('keeps only the part of a long answer, and asks for all of it again, however long it counts as new', async () => {
  const list = ['products'];
  const all = [1, 2, 3, 4];
  const answer = vi.fn(() => all);
  const options = {
    queryKey: list,
    queryFn: answer,
    ...keptPart((numbers: number[]) => numbers.slice(0, 2), 25 * 60_000),
  };
  const first = await openPage();
  await first.prefetchQuery(options);
  await saved();
  first.clear();
  // A visit that does not ask for the list keeps what it brought along.
  const second = await openPage();
  show(second, details, () => ({ name: 'Aarav' }));
  await saved();
  second.clear();
  const page = await openPage();
  expect(page.getQueryData(list)).toEqual([1, 2]);
  await page.prefetchQuery(options);
  expect(page.getQueryData(list)).toEqual(all);
  expect(answer).toHaveBeenCalledTimes(2);
});

it('asks for restored data anew, even if it is only seconds old', async () => {
  await keepDashboard();
  const page = await openPage();
  const answer = vi.fn(() => ({ name: 'Aarav Kumar' }));
  await page.prefetchQuery({ queryKey: details, queryFn: answer, staleTime: 30_000 });
  expect(answer).toHaveBeenCalledTimes(1);
  expect(page.getQueryData(details)).toEqual({ name: 'Aarav Kumar' });
});

it('never shows a customer’s data to another one, and removes it then', async () => {
  await keepDashboard();
  writeStored('user', JSON.stringify({ id: '6', mobile_number: '9876500002' }));
  const page = await openPage();
  expect(page.getQueryCache().getAll()).toEqual([]);
  expect(localStorage.getItem('state.queries')).toBeNull();
});

it('keeps only marked queries', async () => {
  const page = await openPage();
  page.setQueryData(['cart', 'lines'], ['line']);
  show(page, details, () => ({ name: 'Aarav' }));
  await saved();
  page.clear();
  expect((await openPage()).getQueryData(['cart', 'lines'])).toBeUndefined();
});

it('does not replace newer data', async () => {
  await keepDashboard();
  await vi.advanceTimersByTimeAsync(5_000);
  const page = newQueryClient();
  page.setQueryData(details, { name: 'Usha' });
  persistQueries(page);
  await until(() => expect(page.getQueryData(banners)).toEqual(['sale']));
  expect(page.getQueryData(details)).toEqual({ name: 'Usha' });
});

it('restores nothing older than 7 days, even if it was written again since', async () => {
  await keepDashboard();
  await vi.advanceTimersByTimeAsync(4 * days);
  const later = await openPage();
  show(later, banners, () => ['new sale']);
  await vi.advanceTimersByTimeAsync(1_000);
  await encryptedStorage.getItem('state.queries');
  later.clear();
  await vi.advanceTimersByTimeAsync(4 * days);
  const page = await openPage();
  expect(page.getQueryData(banners)).toEqual(['new sale']);
  expect(page.getQueryData(details)).toBeUndefined();
});

describe('a failed attempt to load it again', () => {
  it('keeps the kept data', async () => {
    await keepDashboard();
    const page = await openPage();
    show(page, details, fails);
    await vi.advanceTimersByTimeAsync(0);
    expect(page.getQueryState(details)?.status).toBe('error');
    localStorage.removeItem('state.queries');
    show(page, banners, () => ['new sale']);
    await saved();
    page.clear();
    const next = await openPage();
    expect(next.getQueryData(details)).toEqual({ name: 'Aarav' });
    expect(next.getQueryData(banners)).toEqual(['new sale']);
  });

  it('keeps the data on the screen, even if it was restored after the attempt had begun', async () => {
    await keepDashboard();
    const page = newQueryClient();
    const leave = show(page, details, never);
    persistQueries(page);
    await until(() => expect(page.getQueryData(details)).toEqual({ name: 'Aarav' }));
    expect(page.getQueryState(details)?.fetchStatus).toBe('fetching');
    leave();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(page.getQueryData(details)).toEqual({ name: 'Aarav' });
    show(page, details, fails);
    await vi.advanceTimersByTimeAsync(0);
    expect(page.getQueryData(details)).toEqual({ name: 'Aarav' });
  });
});

it('writes nothing after a logout', async () => {
  const page = await openPage();
  const write = vi.spyOn(encryptedStorage, 'setItem');
  page.setQueryData(details, { name: 'Aarav' });
  show(page, details, () => ({ name: 'Aarav', balance: 5 }));
  await vi.advanceTimersByTimeAsync(999);
  endSession();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(write).not.toHaveBeenCalled();
  expect(localStorage.getItem('state.queries')).toBeNull();
});
