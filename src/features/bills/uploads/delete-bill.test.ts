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
import { until } from '../../../../tests/setup/until';
import { deleteBill } from './delete-bill';

beforeEach(() => {
  stubLocks();
  logInAsCustomer();
  useToasts.setState({ toasts: [] });
});

const told = () => useToasts.getState().toasts.map(({ text }) => text);
const billWith = (points: number) => ({
  statusCode: 100,
  response: { bill_data: { 7: { id: '7', points_earned: points, status: 'Pending' } } },
});
const done = 'Bill deleted successfully.';

it.each([
  ['a bill without points', true, done, 2, billWith(0)],
  ['a bill that is deleted already', true, done, 1, { statusCode: 100, response: { bill_data: [] } }],
  ['a bill that it cannot ask about', false, 'No.', 1, { statusCode: 102, statusDescription: 'No.' }],
])('%s is gone: %s, with the words %j, after %i calls', async (_, isGone, words, calls, summary) => {
  const { seen } = stubBackend({ '/getBillSummary': summary, '/deleteSubmitBill': { statusCode: 100 } });
  expect(await deleteBill('7', 0)).toBe(isGone);
  expect([seen.length, told()]).toEqual([calls, [words]]);
});

it.each([
  [10, 12.5, '12.50 P', true],
  [10, 0, '10 P', false],
  [0, 30, '30 P', false],
])(
  'with %s points in the list and %s now, it asks about %s, and does what it is told: %s',
  async (...row) => {
    const [before, now, lost, yes] = row;
    const { requestsTo } = stubBackend({
      '/getBillSummary': billWith(now),
      '/deleteSubmitBill': { statusCode: 100 },
    });
    const deletion = deleteBill('7', before);
    await until(() => expect(useQuestion.getState().question).toBeDefined());
    const { question } = useQuestion.getState();
    expect(question?.text).toBe(`Delete this bill? The ${lost} that it has earned go with it.`);
    question?.answer(yes);
    expect(await deletion).toBe(yes);
    expect(requestsTo(deleteSubmitBill)).toHaveLength(yes ? 1 : 0);
  },
);

it('goes on after an expired token, and the page reloads only later', async () => {
  const reload = vi.fn();
  setAppActions({
    ...stubAppActions(),
    reloadWhenIdle: (when, beforeReload) => reloadWhenIdle(when, beforeReload, reload),
  });
  const answers = [refused401('Please refresh the token'), () => Response.json(billWith(0))];
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
  expect(told()).toEqual([done]);
  expect(isBusy()).toBe(false);
});

it.each([
  ['is not deleted', getBillSummary.path, 36, 1],
  ['was deleted without a word', deleteSubmitBill.path, 0, 2],
])('%s for the customer who has logged in before the answer of %s', async (_what, late, points, calls) => {
  stubAppActions();
  const answerOf = (path: string, answer: object) => () => {
    if (path === late) {
      endSession();
      writeStored('user', JSON.stringify({ id: '9' }));
    }
    return Response.json(answer);
  };
  const { seen } = stubBackend({
    '/getBillSummary': answerOf('/getBillSummary', billWith(points)),
    '/deleteSubmitBill': answerOf('/deleteSubmitBill', { statusCode: 100 }),
  });
  expect(await deleteBill('7', 0)).toBe(false);
  expect(useQuestion.getState().question).toBeUndefined();
  expect([seen.length, told()]).toEqual([calls, []]);
});
