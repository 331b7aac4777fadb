import { expect, it, vi } from 'vitest';
import { stubBackend } from '../../tests/setup/backend';
import { stubLocks } from '../../tests/setup/locks';
import { logInAsCustomer, stubAppActions } from '../../tests/setup/session';
import { appActions, setAppActions, waitingReloads } from './app-actions';
import { useRunningWrites } from './running-writes';
import { refreshMark } from './stored-values';
import { writeTabValue } from './tab-values';
import { answerRefusal, reloadAfterRenewal } from './unauthorised';

it('a forced logout waits 300 ms, and each further refusal starts them again', async () => {
  vi.useFakeTimers();
  stubLocks();
  stubBackend({ '/logOutUser': { statusCode: 100 } });
  const { reload } = stubAppActions();
  logInAsCustomer();
  void answerRefusal('ended', 'access-1');
  await vi.advanceTimersByTimeAsync(200);
  void answerRefusal('ended', 'access-1');
  await vi.advanceTimersByTimeAsync(299);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['the token of the reload, a moment ago', 'access-1', 1_000, 'leave'],
  ['another token than the one of the reload', 'access-0', 1_000, 'renewed'],
  ['the token of a reload that was long ago', 'access-1', 10_001, 'renewed'],
] as const)(
  'a page that has reloaded for new tokens: %s is refused',
  async (_what, reloadedWith, ago, next) => {
    stubLocks();
    stubBackend({
      '/logOutUser': { statusCode: 100 },
      '/refreshAuthToken': { statusCode: 100, token: 'access-2', refresh_token: 'refresh-2' },
    });
    const { showLogin } = stubAppActions();
    logInAsCustomer();
    writeTabValue(refreshMark, `${Date.now() - ago} ${reloadedWith}`);
    expect(await answerRefusal('refresh', 'access-1')).toBe(next);
    expect(showLogin).toHaveBeenCalledTimes(next === 'leave' ? 1 : 0);
  },
);

it.each([
  ['with nothing written, reloads at once', 'now', 0, 1],
  ['after a write, waits for the late shell', 'after the answer', 0, 0],
  ['during a write, waits for the late shell', 'now', 1, 0],
] as const)('a page without the late shell, %s', (_what, when, running, reloads) => {
  const { reload } = stubAppActions();
  setAppActions({ ...appActions(), reloadWhenIdle: undefined });
  logInAsCustomer();
  useRunningWrites.setState({ running });
  expect(reloadAfterRenewal(when)).toBe(reloads === 1);
  expect(reload).toHaveBeenCalledTimes(reloads);
  expect(waitingReloads.splice(0).map((beforeReload) => beforeReload())).toEqual(reloads === 1 ? [] : [true]);
});
