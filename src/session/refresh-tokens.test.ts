import { beforeEach, describe, expect, it, vi } from 'vitest';
import { logOutUser, refreshAuthToken } from '@/contract/session';
import { refused401, stubBackend } from '../../tests/setup/backend';
import { laterAnswer } from '../../tests/setup/later-answer';
import { stubLocks } from '../../tests/setup/locks';
import { logInAsCustomer, stubAppActions } from '../../tests/setup/session';
import { until } from '../../tests/setup/until';
import { endSession } from './log-out';
import { refreshTokens } from './refresh-tokens';
import * as renewalMark from './renewal-mark';
import { isLoggedIn, storeTokens } from './stored-user';
import { readStored } from './stored-values';

vi.mock(import('./renewal-mark'), () => ({ wasRenewed: async () => false, markRenewed: async () => {} }));

const fresh = { statusCode: 100, token: 'access-2', refresh_token: 'refresh-2' };
const ofOther = { access: 'access-of-the-other', refresh: 'refresh-of-the-other' };
const tokens = () => [readStored('acc_token'), readStored('refresh_token')];

let appActions: ReturnType<typeof stubAppActions>;

beforeEach(() => {
  stubLocks();
  appActions = stubAppActions();
  logInAsCustomer();
});

it.each([
  [{ statusCode: 102, statusDescription: 'Try later.' }, 'Try later.', false],
  [undefined, 'Please check your internet connection!', false],
  [{ statusCode: 100, response: {} }, 'Session expired!', true],
  [refused401('Please log in again'), 'Please log in again', true],
  [refused401('refresh token invalid'), 'refresh token invalid', true],
  [refused401(''), 'Session expired!', true],
])('a failed refresh (%j) says: %s', async (answer, text, loggedOut) => {
  const backend = stubBackend({ '/refreshAuthToken': answer, '/logOutUser': { statusCode: 100 } });
  expect(await refreshTokens('access-1')).toBe(false);
  expect(appActions.showError).toHaveBeenCalledWith(text);
  expect(isLoggedIn()).toBe(!loggedOut);
  if (loggedOut) await until(() => expect(backend.requestsTo(logOutUser)).toHaveLength(1));
  else expect(backend.requestsTo(logOutUser)).toEqual([]);
});

describe('while another tab refreshes', () => {
  it.each([
    ['sends no request, and uses the tokens of that tab', true],
    ['sends its own request when that tab has given up', false],
  ])('%s', async (_what, succeeds) => {
    const backend = stubBackend({ '/refreshAuthToken': fresh });
    const other = laterAnswer();
    void navigator.locks.request('session-refresh', other.asked);
    await other.whenAsked();
    const refreshed = refreshTokens('access-1');
    if (succeeds) storeTokens(ofOther);
    await other.give();
    expect(await refreshed).toBe(true);
    const sent = backend.requestsTo(refreshAuthToken).map(({ authorization }) => authorization);
    expect(sent).toEqual(succeeds ? [] : ['Bearer refresh-1']);
    expect(tokens()).toEqual(succeeds ? Object.values(ofOther) : ['access-2', 'refresh-2']);
  });

  it('has its turn only when the mark of a renewal is left', async () => {
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

  it.each([
    ['waits for its tokens, which may arrive later than the lock', true],
    ['renews them after all when they do not arrive within 3 s', false],
  ])('%s', async (_what, arrives) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    vi.spyOn(renewalMark, 'wasRenewed').mockResolvedValue(true);
    stubBackend({ '/refreshAuthToken': fresh });
    const refreshed = refreshTokens('access-1');
    await vi.advanceTimersByTimeAsync(2_900);
    expect(readStored('acc_token')).toBe('access-1');
    if (arrives) storeTokens(ofOther);
    await vi.advanceTimersByTimeAsync(150);
    expect(await refreshed).toBe(true);
    expect(readStored('acc_token')).toBe(arrives ? ofOther.access : 'access-2');
  });
});

it('works without IndexedDB, where tabs cannot tell each other', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(renewalMark, 'wasRenewed').mockRejectedValue(new Error('no IndexedDB'));
  vi.spyOn(renewalMark, 'markRenewed').mockRejectedValue(new Error('no IndexedDB'));
  stubBackend({ '/refreshAuthToken': fresh });
  expect(await refreshTokens('access-1')).toBe(true);
  expect(tokens()).toEqual(['access-2', 'refresh-2']);
});

describe('logged out while the new tokens are being fetched', () => {
  async function refreshAndLeave() {
    const answer = laterAnswer<Response>();
    const backend = stubBackend({ '/refreshAuthToken': answer.asked, '/logOutUser': { statusCode: 100 } });
    const refreshed = refreshTokens('access-1');
    await answer.whenAsked();
    endSession();
    return { backend, refreshed, answer };
  }

  it('stores none of them, and ends their session', async () => {
    const { backend, refreshed, answer } = await refreshAndLeave();
    await answer.give(Response.json(fresh));
    expect(await refreshed).toBe(false);
    expect(tokens()).toEqual([undefined, undefined]);
    await until(() => expect(backend.requestsTo(logOutUser)).toHaveLength(1));
    expect(backend.requestsTo(logOutUser)[0]).toMatchObject({
      authorization: 'Bearer access-2',
      fields: { customer_id: '5', refresh_token: 'refresh-2' },
    });
  });

  it('shows no failure, and does not log out somebody who logs in meanwhile', async () => {
    const { refreshed, answer } = await refreshAndLeave();
    logInAsCustomer();
    storeTokens(ofOther);
    await answer.give(refused401('refresh token invalid')());
    await refreshed;
    expect(appActions.showError).not.toHaveBeenCalled();
    expect(appActions.showLogin).not.toHaveBeenCalled();
    expect(isLoggedIn()).toBe(true);
    expect(tokens()).toEqual(Object.values(ofOther));
  });
});

it('never ends a session that another tab has renewed meanwhile, for browsers without Web Locks', async () => {
  const backend = stubBackend({
    '/refreshAuthToken': () => {
      storeTokens(ofOther);
      return Response.json(fresh);
    },
    '/logOutUser': { statusCode: 100 },
  });
  expect(await refreshTokens('access-1')).toBe(true);
  expect(tokens()).toEqual(Object.values(ofOther));
  expect(backend.requestsTo(logOutUser)).toEqual([]);
});
