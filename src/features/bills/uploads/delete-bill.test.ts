import { beforeEach, expect, it, vi } from 'vitest';
import { setAppActions } from '@/session/app-actions';
import { useToasts } from '@/ui/show-toast';
import { isBusy } from '@/updates/busy';
import { reloadWhenIdle } from '@/updates/reload-when-idle';
import { refused401, stubBackend } from '../../../../tests/setup/backend';
import { stubLocks } from '../../../../tests/setup/locks';
import { logInAsCustomer, stubAppActions } from '../../../../tests/setup/session';
import { deleteBill } from './delete-bill';

beforeEach(() => {
  stubLocks();
  logInAsCustomer();
});

it('goes on after an expired token, and the page reloads only later', async () => {
  const reload = vi.fn();
  setAppActions({
    ...stubAppActions(),
    reloadWhenIdle: (when, beforeReload) => reloadWhenIdle(when, beforeReload, reload),
  });
  const answers = [
    refused401('Please refresh the token'),
    () => Response.json({ statusCode: 100, response: { bill_data: { 7: { id: '7', status: 'Pending' } } } }),
  ];
  const { seen } = stubBackend({
    '/getBillSummary': () => answers.shift()?.(),
    '/refreshAuthToken': { statusCode: 100, token: 'access-2', refresh_token: 'refresh-2' },
    '/deleteSubmitBill': { statusCode: 100 },
  });
  expect(await deleteBill('7', 0)).toBe(true);
  expect(seen.map(({ path }) => path)).toEqual([
    '/getBillSummary',
    '/refreshAuthToken',
    '/getBillSummary',
    '/deleteSubmitBill',
  ]);
  expect(reload).not.toHaveBeenCalled();
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['Bill deleted successfully.']);
  expect(isBusy()).toBe(false);
});
