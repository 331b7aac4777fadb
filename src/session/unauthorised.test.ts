import { beforeEach, expect, it, vi } from 'vitest';
import { stubBackend } from '../../tests/setup/backend';
import { stubLocks } from '../../tests/setup/locks';
import { logInAsCustomer, stubAppActions } from '../../tests/setup/session';
import { appActions, setAppActions, waitingReloads } from './app-actions';
import { useRunningWrites } from './running-writes';
import { isLoggedIn } from './stored-user';
import { answerRefusal, reloadAfterRenewal } from './unauthorised';

let actions: ReturnType<typeof stubAppActions>;

beforeEach(() => {
  stubLocks();
  stubBackend({
    '/logOutUser': { statusCode: 100 },
    '/refreshAuthToken': { statusCode: 100, token: 'access-2', refresh_token: 'refresh-2' },
  });
  actions = stubAppActions();
  logInAsCustomer();
});

it('a forced logout waits 300 ms, and each further refusal starts them again', async () => {
  vi.useFakeTimers();
  void answerRefusal('ended', 'access-1');
  await vi.advanceTimersByTimeAsync(200);
  void answerRefusal('ended', 'access-1');
  await vi.advanceTimersByTimeAsync(299);
  expect([isLoggedIn(), actions.reload.mock.calls.length]).toEqual([true, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect([isLoggedIn(), actions.reload.mock.calls.length]).toEqual([false, 1]);
});

it('the end of a token that was replaced meanwhile says nothing about the session', async () => {
  vi.useFakeTimers();
  expect(await answerRefusal('ended', 'access-0')).toBe('replaced');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isLoggedIn()).toBe(true);
});

it('a visitor whom the backend refuses gets one reload, and then a message', async () => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  expect(await answerRefusal('ended', undefined)).toBe('leave');
  await vi.advanceTimersByTimeAsync(300);
  expect(await answerRefusal('ended', undefined)).toBe('say');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(actions.reload).toHaveBeenCalledOnce();
});

it.each([
  ['the same token is refused a moment later', 'access-1', 9_999, 'leave'],
  ['another token is refused', 'access-0', 1_000, 'renewed'],
  ['the same token is refused long after', 'access-1', 10_000, 'renewed'],
] as const)(
  'a page that has reloaded for new tokens renews them no second time at once: %s',
  async (_what, refused, later, next) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    reloadAfterRenewal('now');
    vi.setSystemTime(Date.now() + later);
    expect(await answerRefusal('refresh', refused)).toBe(next);
    const isEnded = next === 'leave';
    expect(actions.showError.mock.calls).toEqual(isEnded ? [['Session expired!']] : []);
    expect(actions.showLogin).toHaveBeenCalledTimes(isEnded ? 1 : 0);
    expect(isLoggedIn()).toBe(!isEnded);
  },
);

it.each([
  ['with nothing written, reloads at once', 'now', 0, 1],
  ['after a write, waits for the late shell', 'after the answer', 0, 0],
  ['during a write, waits for the late shell', 'now', 1, 0],
] as const)('a page without the late shell, %s', (_what, when, running, reloads) => {
  setAppActions({ ...appActions(), reloadWhenIdle: undefined });
  useRunningWrites.setState({ running });
  expect(reloadAfterRenewal(when)).toBe(reloads === 1);
  expect(actions.reload).toHaveBeenCalledTimes(reloads);
  expect(waitingReloads.splice(0).map((beforeReload) => beforeReload())).toEqual(reloads === 1 ? [] : [true]);
});
