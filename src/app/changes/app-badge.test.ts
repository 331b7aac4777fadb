import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { dashboardQueries } from '@/features/dashboard/queries';
import { resetClientState } from '@/session/client-state';
import { newQueryClient } from '../../../tests/setup/query-client';
import { logInAsCustomer } from '../../../tests/setup/session';
import { followUnread } from './app-badge';

const { queryKey } = dashboardQueries.unread();
const badge = { setAppBadge: vi.fn(), clearAppBadge: vi.fn() };

beforeEach(() => {
  logInAsCustomer();
  for (const fn of Object.values(badge)) fn.mockReset().mockResolvedValue(undefined);
  Object.assign(navigator, badge);
});
afterEach(() => {
  for (const name of Object.keys(badge)) Reflect.deleteProperty(navigator, name);
});

describe('the badge on the icon', () => {
  it('is the number of unread notifications, and goes with them', () => {
    const queryClient = newQueryClient();
    queryClient.setQueryData(queryKey, 3);
    const leave = followUnread(queryClient);
    expect(badge.setAppBadge).toHaveBeenLastCalledWith(3);
    queryClient.setQueryData(queryKey, 2);
    expect(badge.setAppBadge).toHaveBeenLastCalledWith(2);
    expect(badge.clearAppBadge).not.toHaveBeenCalled();
    queryClient.setQueryData(queryKey, 0);
    expect(badge.clearAppBadge).toHaveBeenCalledOnce();
    leave();
    queryClient.setQueryData(queryKey, 5);
    expect(badge.setAppBadge).not.toHaveBeenCalledWith(5);
  });

  it('stays as it is while the number is unknown', () => {
    followUnread(newQueryClient())();
    expect(badge.setAppBadge).not.toHaveBeenCalled();
    expect(badge.clearAppBadge).not.toHaveBeenCalled();
  });

  it('goes where a session ended before the app had its code', () => {
    localStorage.clear();
    followUnread(newQueryClient())();
    expect(badge.clearAppBadge).toHaveBeenCalledOnce();
  });

  it('goes with a logout', () => {
    followUnread(newQueryClient())();
    resetClientState();
    expect(badge.clearAppBadge).toHaveBeenCalledOnce();
  });

  it('is missing where the browser refuses it', () => {
    badge.setAppBadge.mockRejectedValue(new Error('no'));
    const queryClient = newQueryClient();
    queryClient.setQueryData(queryKey, 3);
    expect(followUnread(queryClient)).not.toThrow();
    for (const name of Object.keys(badge)) Reflect.deleteProperty(navigator, name);
    expect(followUnread(queryClient)).not.toThrow();
  });
});
