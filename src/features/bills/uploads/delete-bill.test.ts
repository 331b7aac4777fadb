import { beforeEach, expect, it, vi } from 'vitest';
import { deleteSubmitBill, getBillSummary } from '@/contract/bills';
import { setAppActions } from '@/session/app-actions';
import { endSession } from '@/session/log-out';
import { writeStored } from '@/session/stored-values';
import { useQuestion } from '@/ui/feedback/ask';
import { useToasts } from '@/ui/feedback/show-toast';
import { isBusy } from '@/updates/busy';
import { reloadWhenIdle } from '@/updates/reload-when-idle';
import { refused401, stubBackend } from '../../../../tests/setup/backend';
import { stubLocks } from '../../../../tests/setup/locks';
import { logInAsCustomer, stubAppActions } from '../../../../tests/setup/session';
import { deleteBill } from './delete-bill';

beforeEach(() => {
  stubLocks();
  logInAsCustomer();
  useToasts.setState({ toasts: [] });
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

it.each([
  ['is not deleted', getBillSummary.path, ['/getBillSummary']],
  ['was deleted without a word', deleteSubmitBill.path, ['/getBillSummary', '/deleteSubmitBill']],
])('%s for the customer who has logged in before the answer of %s', async (_what, late, calls) => {
  stubAppActions();
  const answerOf = (path: string, response: object) => () => {
    if (path === late) {
      endSession();
      writeStored('user', JSON.stringify({ id: '9' }));
    }
    return Response.json({ statusCode: 100, response });
  };
  const points = late === getBillSummary.path ? 36 : 0;
  const bill = { id: '7', status: 'Pending', points_earned: points };
  const { seen } = stubBackend({
    '/getBillSummary': answerOf('/getBillSummary', { bill_data: { 7: bill } }),
    '/deleteSubmitBill': answerOf('/deleteSubmitBill', {}),
  });
  expect(await deleteBill('7', 0)).toBe(false);
  expect(useQuestion.getState().question).toBeUndefined();
  expect(seen.map(({ path }) => path)).toEqual(calls);
  expect(useToasts.getState().toasts).toEqual([]);
});
