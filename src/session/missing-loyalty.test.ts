import { expect, it, vi } from 'vitest';
import { logInAsCustomer, stubHost } from '../../tests/setup/session';
import { leaveWithoutLoyalty } from './missing-loyalty';
import { isLoggedIn } from './stored-user';

it('logs out when loyalty details are missing and leads to the login screen after 6 s', () => {
  vi.useFakeTimers();
  const host = stubHost();
  logInAsCustomer();
  leaveWithoutLoyalty();
  expect(isLoggedIn()).toBe(false);
  vi.advanceTimersByTime(5_999);
  expect(host.showLogin).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(host.showLogin).toHaveBeenCalledOnce();
});
