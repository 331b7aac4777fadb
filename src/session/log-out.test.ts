import { beforeEach, describe, expect, it, vi } from 'vitest';
import { logOutUser, refreshAuthToken } from '@/contract/session';
import { refused401, stubBackend } from '../../tests/setup/backend';
import { laterAnswer } from '../../tests/setup/later-answer';
import { logInAsCustomer, stubAppActions } from '../../tests/setup/session';
import { until } from '../../tests/setup/until';
import { dropIncompleteSession, leaveSession, logOut } from './log-out';
import { isLoggedIn, storeTokens } from './stored-user';
import { readStored, writeStored } from './stored-values';

it('sends the logout call first, then wipes and shows the login screen', async () => {
  const appActions = stubAppActions();
  logInAsCustomer();
  const backend = stubBackend({
    '/logOutUser': () => {
      expect(isLoggedIn()).toBe(true);
      return Response.json({ statusCode: 100 });
    },
  });
  await logOut();
  expect(backend.requestsTo(logOutUser)[0]).toMatchObject({
    keepalive: true, // the page may close
    fields: {
      merchant_id: '501',
      customer_id: '5',
      is_login: '2',
      login_through: '2',
      device_token: '',
      refresh_token: 'refresh-1',
    },
  });
  expect(isLoggedIn()).toBe(false);
  expect(appActions.showLogin).toHaveBeenCalledOnce();
});

it('logs out even when the backend cannot be reached', async () => {
  const appActions = stubAppActions();
  logInAsCustomer();
  stubBackend({});
  await logOut();
  expect(isLoggedIn()).toBe(false);
  expect(appActions.showLogin).toHaveBeenCalledOnce();
});

describe('with an expired access token', () => {
  const fresh = { statusCode: 100, token: 'access-2', refresh_token: 'refresh-2' };
  let appActions: ReturnType<typeof stubAppActions>;
  let answerRefresh: () => Promise<void>;

  beforeEach(() => {
    appActions = stubAppActions();
    logInAsCustomer();
  });

  /** Accepts only access-2. The refresh is answered when the test says so. */
  function strictBackend() {
    const refresh = laterAnswer<Response>();
    answerRefresh = () => refresh.give(Response.json(fresh));
    const backend = stubBackend({
      '/logOutUser': () =>
        backend.seen.at(-1)?.authorization === 'Bearer access-2'
          ? Response.json({ statusCode: 100 })
          : refused401('Token expired, please refresh')(),
      '/refreshAuthToken': refresh.asked,
    });
    return backend;
  }

  const tokens = () => [readStored('acc_token'), readStored('refresh_token')];

  it.each([
    ['by choice', logOut],
    ['by force', async () => leaveSession(() => {})],
  ])('logs out %s under new ones, which nobody waits for and nothing stores', async (_how, leave) => {
    const backend = strictBackend();
    await leave();
    expect(isLoggedIn()).toBe(false);
    await until(() => expect(backend.requestsTo(refreshAuthToken)).toHaveLength(1));
    await answerRefresh();
    await until(() => expect(backend.requestsTo(logOutUser)).toHaveLength(2));
    expect(backend.requestsTo(refreshAuthToken)[0]).toMatchObject({
      authorization: 'Bearer refresh-1',
      keepalive: true,
      fields: { customer_id: '5' },
    });
    expect(backend.requestsTo(logOutUser)[1]).toMatchObject({
      authorization: 'Bearer access-2',
      keepalive: true,
      fields: { customer_id: '5', refresh_token: 'refresh-2' },
    });
    expect(tokens()).toEqual([undefined, undefined]);
  });

  it('shows the login screen before, and does not affect somebody who logs in meanwhile', async () => {
    const backend = strictBackend();
    await logOut();
    expect(appActions.showLogin).toHaveBeenCalledOnce();
    await until(() => expect(backend.requestsTo(refreshAuthToken)).toHaveLength(1));
    logInAsCustomer();
    storeTokens({ access: 'access-of-the-next', refresh: 'refresh-of-the-next' });
    await answerRefresh();
    await until(() => expect(backend.requestsTo(logOutUser)).toHaveLength(2));
    expect(backend.requestsTo(logOutUser)[1]?.authorization).toBe('Bearer access-2');
    expect(tokens()).toEqual(['access-of-the-next', 'refresh-of-the-next']);
    expect(isLoggedIn()).toBe(true);
  });

  it('uses the tokens that another tab has got before the answer came', async () => {
    const backend = stubBackend({
      '/logOutUser': () => {
        if (backend.seen.at(-1)?.authorization === 'Bearer access-2')
          return Response.json({ statusCode: 100 });
        storeTokens({ access: 'access-2', refresh: 'refresh-2' });
        return refused401('refresh')();
      },
    });
    await logOut();
    await until(() => expect(backend.requestsTo(logOutUser)).toHaveLength(2));
    expect(backend.requestsTo(logOutUser)[1]?.fields.refresh_token).toBe('refresh-2');
    expect(backend.requestsTo(refreshAuthToken)).toEqual([]);
  });

  it.each([
    ['are refused', refused401('refresh'), 1],
    ['are not given', { statusCode: 102 }, 1],
    ['are too old as well', fresh, 2],
  ])('gives up when new ones %s', async (_how, answer, goodbyes) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const backend = stubBackend({ '/logOutUser': refused401('refresh'), '/refreshAuthToken': answer });
    await logOut();
    await until(() => expect(warn).toHaveBeenCalledOnce());
    expect(backend.requestsTo(refreshAuthToken)).toHaveLength(1);
    expect(backend.requestsTo(logOutUser)).toHaveLength(goodbyes);
    expect(appActions.showError).not.toHaveBeenCalled();
  });

  it.each(['Session expired', 'Invalid token'])('reads "%s" as the end of the session', async (text) => {
    const backend = stubBackend({ '/logOutUser': refused401(text) });
    await logOut();
    expect(backend.seen).toHaveLength(1);
    expect(appActions.showLogin).toHaveBeenCalledOnce();
  });
});

describe('a part of a session', () => {
  it('is reported to the backend, as far as the customer is known', async () => {
    stubAppActions();
    logInAsCustomer();
    writeStored('loyaltyId', undefined);
    const backend = stubBackend({ '/logOutUser': { statusCode: 100 } });
    dropIncompleteSession();
    expect(readStored('acc_token')).toBeUndefined();
    await until(() => expect(backend.requestsTo(logOutUser)).toHaveLength(1));
    expect(backend.requestsTo(logOutUser)[0]?.fields).toMatchObject({ customer_id: '5' });
  });

  it('is not a whole session, and not a running registration with its tokens and its draft', () => {
    logInAsCustomer();
    dropIncompleteSession();
    expect(readStored('acc_token')).toBe('access-1');
    localStorage.clear();
    storeTokens({ access: 'registering' });
    writeStored('firstName', 'Asha');
    dropIncompleteSession();
    expect([readStored('acc_token'), readStored('firstName')]).toEqual(['registering', 'Asha']);
  });
});

// The last one, because the other code stays mocked.
it.each([
  ['fails to load', () => Promise.reject(new Error('lost'))],
  ['does not arrive', () => new Promise<never>(() => {})],
])('logs out after at most 5 s although the code that tells the backend %s', async (_how, load) => {
  vi.resetModules();
  vi.doMock('./report-logout', load);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const page = {
    ...(await import('../../tests/setup/session')),
    ...(await import('./log-out')),
    ...(await import('./stored-user')),
  };
  const appActions = page.stubAppActions();
  page.logInAsCustomer();
  const leaving = page.logOut();
  await vi.advanceTimersByTimeAsync(5_000);
  await leaving;
  expect(page.isLoggedIn()).toBe(false);
  expect(appActions.showLogin).toHaveBeenCalledOnce();
});
