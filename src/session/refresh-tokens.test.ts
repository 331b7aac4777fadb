import { beforeEach, describe, expect, it, vi } from 'vitest';
import { logOutUser, refreshAuthToken } from '@/contract/session';
import { stubBackend } from '../../tests/setup/backend';
import { laterAnswer } from '../../tests/setup/later-answer';
import { stubLocks } from '../../tests/setup/locks';
import { logInAsCustomer, stubAppActions } from '../../tests/setup/session';
import { until } from '../../tests/setup/until';
import { endSession } from './log-out';
import { refreshTokens } from './refresh-tokens';
import { isLoggedIn, storeTokens } from './stored-user';
import { readStored } from './stored-values';

vi.mock(import('./renewal-mark'), () => ({ wasRenewed: async () => false, markRenewed: async () => {} }));

const fresh = { statusCode: 100, token: 'access-2', refresh_token: 'refresh-2' };
const tokens = () => [readStored('acc_token'), readStored('refresh_token')];

let appActions: ReturnType<typeof stubAppActions>;

beforeEach(() => {
  stubLocks();
  appActions = stubAppActions();
  logInAsCustomer();
});

/** Another tab that refreshes tokens as well. It holds the lock until the test releases it. */
async function otherTabRefreshes(): Promise<() => void> {
  let letGo = () => {};
  const refreshed = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await new Promise<void>((taken) => {
    void navigator.locks.request('session-refresh', () => {
      taken();
      return refreshed;
    });
  });
  return letGo;
}

describe('while another tab refreshes', () => {
  it('sends no request, and uses the tokens of that tab', async () => {
    const backend = stubBackend({ '/refreshAuthToken': fresh });
    const letGo = await otherTabRefreshes();
    const refreshed = refreshTokens('access-1');
    storeTokens({ access: 'access-of-the-other', refresh: 'refresh-of-the-other' });
    letGo();
    expect(await refreshed).toBe(true);
    expect(backend.requestsTo(refreshAuthToken)).toEqual([]);
    expect(tokens()).toEqual(['access-of-the-other', 'refresh-of-the-other']);
  });

  it('sends its own request when that tab has given up', async () => {
    const backend = stubBackend({ '/refreshAuthToken': fresh });
    const letGo = await otherTabRefreshes();
    const refreshed = refreshTokens('access-1');
    letGo();
    expect(await refreshed).toBe(true);
    expect(backend.requestsTo(refreshAuthToken)).toHaveLength(1);
    expect(tokens()).toEqual(['access-2', 'refresh-2']);
  });
});

describe('logged out while the new tokens are being fetched', () => {
  async function refreshAndLeave() {
    const answer = laterAnswer<Response>();
    const backend = stubBackend({ '/refreshAuthToken': answer.asked, '/logOutUser': { statusCode: 100 } });
    const refreshed = refreshTokens('access-1');
    await until(() => expect(backend.requestsTo(refreshAuthToken)).toHaveLength(1));
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
    storeTokens({ access: 'access-of-the-next', refresh: 'refresh-of-the-next' });
    await answer.give(Response.json({ message: 'refresh token invalid' }, { status: 401 }));
    await refreshed;
    expect(appActions.showError).not.toHaveBeenCalled();
    expect(appActions.showLogin).not.toHaveBeenCalled();
    expect(isLoggedIn()).toBe(true);
    expect(tokens()).toEqual(['access-of-the-next', 'refresh-of-the-next']);
  });
});

it('never ends a session that another tab has renewed meanwhile, for browsers without Web Locks', async () => {
  const backend = stubBackend({
    '/refreshAuthToken': () => {
      storeTokens({ access: 'access-of-the-other', refresh: 'refresh-of-the-other' });
      return Response.json(fresh);
    },
    '/logOutUser': { statusCode: 100 },
  });
  expect(await refreshTokens('access-1')).toBe(true);
  expect(tokens()).toEqual(['access-of-the-other', 'refresh-of-the-other']);
  expect(backend.requestsTo(logOutUser)).toEqual([]);
});
