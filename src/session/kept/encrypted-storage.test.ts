import '../../../tests/setup/key-store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logInAsCustomer } from '../../../tests/setup/session';
import { endSession } from '../log-out';
import { writeStored } from '../stored-values';
import { encryptedStorage } from './encrypted-storage';

const days = 24 * 60 * 60_000;

const { getItem, setItem, removeItem } = encryptedStorage;

it('gives back the written value, which cannot be read in storage', async () => {
  await setItem('state.a', '{"name":"Aarav"}\nand more');
  expect(await getItem('state.a')).toBe('{"name":"Aarav"}\nand more');
  expect(atob(localStorage.getItem('state.a') ?? '')).not.toContain('Aarav');
});

it('starts empty with a value that it cannot read, and removes it', async () => {
  for (const text of ['nonsense', btoa('something else that is long enough')]) {
    localStorage.setItem('state.a', text);
    expect(await getItem('state.a')).toBeNull();
    expect(localStorage.getItem('state.a')).toBeNull();
  }
});

it('does not write a value that was removed meanwhile', async () => {
  const writes = [setItem('state.a', 'first'), setItem('state.a', 'second')];
  await removeItem('state.a');
  await Promise.all(writes);
  expect(localStorage.getItem('state.a')).toBeNull();
});

it('writes a value after a removal, and keeps the last one', async () => {
  const earlier = setItem('state.a', 'a long value that takes its time'.repeat(1_000));
  await removeItem('state.a');
  await Promise.all([earlier, setItem('state.a', 'new'), setItem('state.a', 'newest')]);
  expect(await getItem('state.a')).toBe('newest');
});

it('does not keep a value that would fill the storage, nor the one before it', async () => {
  await setItem('state.a', 'a'.repeat(1_000_000));
  expect(await getItem('state.a')).toHaveLength(1_000_000);
  await setItem('state.a', 'a'.repeat(1_000_001));
  expect(localStorage.getItem('state.a')).toBeNull();
});

describe('where another customer is stored without a logout', () => {
  const replaceUser = () => writeStored('user', JSON.stringify({ id: '6', mobile_number: '9876500002' }));
  beforeEach(logInAsCustomer);
  afterEach(endSession);

  it('keeps nothing more of the one whose data the page shows', async () => {
    const running = setItem('state.a', 'running');
    replaceUser();
    await Promise.all([running, setItem('state.b', 'later')]);
    expect([localStorage.getItem('state.a'), localStorage.getItem('state.b')]).toEqual([null, null]);
  });

  it('gives what was kept to nobody else', async () => {
    await setItem('state.a', 'value');
    replaceUser();
    expect(await getItem('state.a')).toBeNull();
    expect(localStorage.getItem('state.a')).toBeNull();
  });

  it('gives a visitor’s state to whoever logs in', async () => {
    endSession();
    await setItem('state.a', 'value');
    logInAsCustomer();
    expect(await getItem('state.a')).toBe('value');
  });
});

describe('keeps a value', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

  it.each([
    ['for 7 days', 7 * days, true],
    ['no longer than 7 days', 7 * days + 1, false],
    ['over a clock that was put back a little', -60_000, true],
    ['not over one that was put back by more than 7 days', -7 * days - 1, false],
  ])('%s', async (_how, passed, stays) => {
    await setItem('state.a', 'value');
    vi.setSystemTime(Date.now() + passed);
    expect(await getItem('state.a')).toBe(stays ? 'value' : null);
    expect(localStorage.getItem('state.a') !== null).toBe(stays);
  });
});

it('takes the key that the page has read already', async () => {
  await setItem('state.a', 'value');
  vi.resetModules();
  const early = await import('./early-key');
  early.readKeyEarly();
  const key = await globalThis.earlyKey;
  const read = vi.spyOn(await import('idb-keyval'), 'get');
  const later = await import('./encrypted-storage');
  expect(await later.encryptedStorage.getItem('state.a')).toBe('value');
  expect(key?.type).toBe('secret');
  expect(read).not.toHaveBeenCalled();
});

describe('in a new release', () => {
  afterEach(() => {
    vi.doUnmock('virtual:contract-version');
    vi.resetModules();
  });

  /** Another page load. Modules are loaded again, but storage and key are still there. */
  async function release(version: string) {
    vi.resetModules();
    vi.doMock('virtual:contract-version', () => ({ contractVersion: version }));
    return (await import('./encrypted-storage')).encryptedStorage;
  }

  it('gives back a value of a release with the same contract', async () => {
    await (await release('one')).setItem('state.a', 'value');
    expect(await (await release('one')).getItem('state.a')).toBe('value');
  });

  it.each([
    ['one', 'two'],
    ['one', ''],
    ['', 'one'],
  ])('starts empty with what one with another contract wrote (%j, then %j)', async (before, after) => {
    await (await release(before)).setItem('state.a', 'value');
    expect(await (await release(after)).getItem('state.a')).toBeNull();
    expect(localStorage.getItem('state.a')).toBeNull();
  });
});
