import { expect, it, vi } from 'vitest';

it.each([
  ['fails to load', () => Promise.reject(new Error('lost'))],
  ['does not arrive', () => new Promise<never>(() => {})],
])('logs out after at most 5 s although the code that tells the backend %s', async (_how, load) => {
  vi.resetModules();
  vi.doMock('./report-logout', load);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { logInAsCustomer, stubAppActions } = await import('../../tests/setup/session');
  const { logOut } = await import('./log-out');
  const { isLoggedIn } = await import('./stored-user');
  const appActions = stubAppActions();
  logInAsCustomer();
  const leaving = logOut();
  await vi.advanceTimersByTimeAsync(5_000);
  await leaving;
  expect(isLoggedIn()).toBe(false);
  expect(appActions.showLogin).toHaveBeenCalledOnce();
});
