import '../../../tests/setup/key-store';
import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { newQueryClient } from '../../../tests/setup/query-client';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import { resetClientState } from '../client-state';
import type { WalletPlace } from '../kept-query';
import { endSession } from '../log-out';
import { writeStored } from '../stored-values';
import { encrypt } from './cipher';
import { keepWallet, mostBytes, walletVersion } from './wallet';

const name = 'state.wallet';
const [card, vouchers, points] = [['card'], ['vouchers'], ['points']];
const days = 24 * 60 * 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date('2026-11-23T14:05:00'));
  resetClientState();
  logInAsCustomer();
});

async function openPage() {
  const page = newQueryClient();
  await keepWallet(page);
  return page;
}
type Page = Awaited<ReturnType<typeof openPage>>;

const load = (page: Page, queryKey: readonly string[], data: unknown, wallet: WalletPlace = { rank: 1 }) =>
  page.prefetchQuery({ queryKey, queryFn: () => data, meta: { wallet } });

async function saved(): Promise<string> {
  await vi.advanceTimersByTimeAsync(1_000);
  return until(() => {
    const stored = localStorage.getItem(name);
    expect(stored).not.toBeNull();
    return stored ?? '';
  });
}

/** What the next page finds. */
async function found() {
  const page = await openPage();
  return page.getQueryCache().getAll();
}
const foundKeys = async () => (await found()).map(({ queryKey }) => queryKey);

async function keepCard(): Promise<void> {
  await load(await openPage(), card, { number: '42' });
  await saved();
}

/** Writes a record as a release with this code would. */
async function keepRecord(text: string): Promise<void> {
  const bytes = (await encrypt(text)) ?? new Uint8Array();
  localStorage.setItem(name, btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')));
}

describe('the wallet', () => {
  it('brings back what was kept, with its time, however long ago that was', async () => {
    const at = Date.now();
    await keepCard();
    vi.setSystemTime(Date.now() + 400 * days);
    const [query] = await found();
    expect(query?.state.data).toEqual({ number: '42' });
    expect(query?.state.dataUpdatedAt).toBe(at);
  });

  it('keeps only marked queries, and of each one only the part that it names', async () => {
    const page = await openPage();
    await page.prefetchQuery({ queryKey: ['cart'], queryFn: () => 'line', meta: { persisted: {} } });
    await load(page, points, [1, 2, 3], { rank: 1, part: (all: number[]) => all.slice(0, 2) });
    await saved();
    expect((await found()).map(({ queryKey, state }) => [queryKey, state.data])).toEqual([[points, [1, 2]]]);
    expect(page.getQueryData(points)).toEqual([1, 2, 3]);
  });

  it('keeps what was kept before beside what was loaded since', async () => {
    await keepCard();
    await load(await openPage(), vouchers, ['A']);
    await saved();
    await vi.advanceTimersByTimeAsync(1_000);
    await until(async () => expect(await foundKeys()).toEqual([card, vouchers]));
  });

  it('keeps the last answer when a later call fails', async () => {
    await keepCard();
    const page = await openPage();
    const fails = () => Promise.reject(new Error('no network'));
    new QueryObserver(page, { queryKey: card, queryFn: fails, retry: false }).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(5_000);
    expect(page.getQueryState(card)).toMatchObject({ status: 'error', data: { number: '42' } });
    expect(await foundKeys()).toEqual([card]);
  });

  it('knows after a restart that something has changed an answer', async () => {
    const page = await openPage();
    await load(page, card, { number: '42' });
    await page.invalidateQueries({ queryKey: card });
    await saved();
    const [query] = await found();
    expect(query?.state).toMatchObject({ data: { number: '42' }, isInvalidated: true });
  });

  it('takes what was loaded before its code', async () => {
    const page = newQueryClient();
    await load(page, card, { number: '42' });
    await keepWallet(page);
    await saved();
    expect(await foundKeys()).toEqual([card]);
  });
});

/** A storage that refuses what `check` throws at. */
function stubStorage(check: (value: string) => void): void {
  const { localStorage } = globalThis;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => localStorage.getItem(key),
    removeItem: (key: string) => localStorage.removeItem(key),
    setItem: (key: string, value: string) => {
      check(value);
      localStorage.setItem(key, value);
    },
  });
}

describe('the room of the wallet', () => {
  const large = (bytes: number) => 'x'.repeat(bytes);

  it('is 300 kB: what is needed least is left out', async () => {
    const page = await openPage();
    await load(page, points, large(150_000), { rank: 3 });
    await load(page, vouchers, large(100_000), { rank: 2 });
    await load(page, card, { number: '42' });
    expect((await saved()).length).toBeLessThanOrEqual(300_000);
    expect(mostBytes).toBe(300_000);
    expect(await foundKeys()).toEqual([card, vouchers]);
  });

  it('shrinks where the storage is full', async () => {
    const page = await openPage();
    stubStorage((value) => {
      if (value.length > 10_000) throw new DOMException('full', 'QuotaExceededError');
    });
    await load(page, points, large(20_000), { rank: 2 });
    await load(page, card, { number: '42' });
    await saved();
    expect(await foundKeys()).toEqual([card]);
  });

  it('may be none: a storage that is off breaks nothing', async () => {
    const refuse = vi.fn(() => {
      throw new DOMException('off', 'SecurityError');
    });
    stubStorage(refuse);
    const page = await openPage();
    await load(page, card, { number: '42' });
    await vi.advanceTimersByTimeAsync(1_000);
    await until(() => expect(refuse).toHaveBeenCalled());
    expect(page.getQueryData(card)).toEqual({ number: '42' });
  });
});

describe('a record that cannot be used is removed', () => {
  const entry = { key: card, data: { number: '42' }, updatedAt: 1, rank: 1 };
  const sound = { version: walletVersion, userId: '5', entries: [entry] };

  it('and a sound one is read', async () => {
    await keepRecord(JSON.stringify(sound));
    expect(await foundKeys()).toEqual([card]);
  });

  it.each([
    ['of an older shape', JSON.stringify({ ...sound, version: walletVersion - 1 })],
    ['of another customer', JSON.stringify({ ...sound, userId: '6' })],
    ['that broke off', ''],
    ['that is no JSON', '0123456789abcdef\n{}'],
  ])('%s', async (_which, text) => {
    await keepRecord(text);
    expect(await foundKeys()).toEqual([]);
    expect(localStorage.getItem(name)).toBeNull();
  });

  it.each(['', '%%%', btoa('damaged'), btoa('x'.repeat(100))])('damaged: %j', async (stored) => {
    localStorage.setItem(name, stored);
    expect(await foundKeys()).toEqual([]);
    expect(localStorage.getItem(name) ?? '').toBe('');
  });
});

it('keeps each change once, although every login asks for it again', async () => {
  const page = await openPage();
  await keepWallet(page);
  const encrypting = vi.spyOn(crypto.subtle, 'encrypt');
  await load(page, card, { number: '42' });
  await saved();
  expect(encrypting).toHaveBeenCalledTimes(1);
});

describe('after a logout', () => {
  it('nothing is left, and nothing is written later', async () => {
    await keepCard();
    const page = await openPage();
    await load(page, vouchers, ['A']);
    await vi.advanceTimersByTimeAsync(999);
    endSession();
    expect(localStorage.getItem(name)).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(localStorage.getItem(name)).toBeNull();
  });

  it.each([
    ['in this tab', endSession],
    ['in another tab', () => writeStored('user', undefined)],
    [
      'in another tab, and the login of another customer',
      () => writeStored('user', JSON.stringify({ id: '6', mobile_number: '9876500002' })),
    ],
  ])('%s, a write that is running keeps nothing', async (_where, leave) => {
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
    const key = laterAnswer();
    const page = await openPage();
    await load(page, card, { number: '42' });
    const encrypting = vi.spyOn(crypto.subtle, 'encrypt').mockImplementation(async (...values) => {
      await key.asked();
      return encrypt(...values);
    });
    await vi.advanceTimersByTimeAsync(1_000);
    await until(() => expect(encrypting).toHaveBeenCalled());
    leave();
    await key.give();
    await vi.advanceTimersByTimeAsync(1_000);
    await encrypting.mock.results[0]?.value;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(localStorage.getItem(name)).toBeNull();
  });
});
