import { beforeEach, describe, expect, it, vi } from 'vitest';
import { laterAnswer } from '../../tests/setup/later-answer';
import '../../tests/setup/key-store';
import { get } from 'idb-keyval';
import { refreshAuthToken } from '@/contract/session';
import { stubBackend } from '../../tests/setup/backend';
import { stubLocks } from '../../tests/setup/locks';
import { logInAsCustomer, stubAppActions } from '../../tests/setup/session';
import { refreshTokens } from './refresh-tokens';
import * as renewalMark from './renewal-mark';
import { readStored } from './stored-values';

const { markRenewed, wasRenewed } = renewalMark;

it('knows the token that was renewed last, and no other', async () => {
  await markRenewed('access-1');
  expect(await wasRenewed('access-1')).toBe(true);
  expect(await wasRenewed('access-2')).toBe(false);
  await markRenewed('access-2');
  expect(await wasRenewed('access-1')).toBe(false);
});

it('keeps no token, only what cannot be turned back into one', async () => {
  await markRenewed('access-1');
  expect(await get('last')).toMatch(/^[0-9a-f]{64}$/);
});

describe('renewing tokens', () => {
  const fresh = { statusCode: 100, token: 'access-2', refresh_token: 'refresh-2' };

  beforeEach(async () => {
    stubLocks();
    stubAppActions();
    logInAsCustomer();
    await markRenewed('nothing');
  });

  it('leaves the mark before the next tab has its turn', async () => {
    stubBackend({ '/refreshAuthToken': fresh });
    const order: string[] = [];
    const writing = laterAnswer();
    vi.spyOn(renewalMark, 'markRenewed').mockImplementation(async (token) => {
      await writing.asked();
      order.push(`marked ${token}`);
    });
    const refreshed = refreshTokens('access-1');
    const nextTab = navigator.locks.request('session-refresh', async () => void order.push('next tab'));
    await writing.give();
    await Promise.all([refreshed, nextTab]);
    expect(order).toEqual(['marked access-1', 'next tab']);
  });

  it('is done here after all when the tokens of the other tab do not arrive within 3 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    vi.spyOn(renewalMark, 'wasRenewed').mockResolvedValue(true);
    const backend = stubBackend({ '/refreshAuthToken': fresh });
    const refreshed = refreshTokens('access-1');
    await vi.advanceTimersByTimeAsync(2_990);
    expect(backend.requestsTo(refreshAuthToken)).toEqual([]);
    await vi.advanceTimersByTimeAsync(50);
    expect(await refreshed).toBe(true);
    expect(backend.requestsTo(refreshAuthToken)).toHaveLength(1);
    expect(readStored('acc_token')).toBe('access-2');
  });

  it('works without IndexedDB, where tabs cannot tell each other', async () => {
    const backend = stubBackend({ '/refreshAuthToken': fresh });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(renewalMark, 'wasRenewed').mockRejectedValue(new Error('no IndexedDB'));
    vi.spyOn(renewalMark, 'markRenewed').mockRejectedValue(new Error('no IndexedDB'));
    expect(await refreshTokens('access-1')).toBe(true);
    expect(backend.requestsTo(refreshAuthToken)).toHaveLength(1);
  });
});
