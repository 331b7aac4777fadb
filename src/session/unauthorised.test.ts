import { expect, it, vi } from 'vitest';
import { stubBackend } from '../../tests/setup/backend';
import { stubLocks } from '../../tests/setup/locks';
import { logInAsCustomer, stubAppActions } from '../../tests/setup/session';
import { answerRefusal } from './unauthorised';

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
