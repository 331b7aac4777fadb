import { expect, it } from 'vitest';
import { setNotificationTapped } from '@/contract/notifications';
import { endSession } from '@/session/log-out';
import { writeStored } from '@/session/stored-values';
import { stubBackend } from '../../../tests/setup/backend';
import { logInAsCustomer, stubAppActions } from '../../../tests/setup/session';
import { reportTaps } from './report-taps';

it('a tap is not reported for the customer who has logged in since', async () => {
  stubAppActions();
  logInAsCustomer();
  const { requestsTo } = stubBackend({
    '/getCustomerNotificationDetails': () => {
      endSession();
      writeStored('user', JSON.stringify({ id: '9' }));
      const response = [{ id: 1, communication_msg_id: 'n1', tap_status: '0' }];
      return Response.json({ statusCode: 100, response });
    },
    '/setNotificationTapped': { statusCode: 100 },
  });
  await expect(reportTaps(['n1'])).rejects.toMatchObject({ failure: { reason: 'ended' } });
  expect(requestsTo(setNotificationTapped)).toEqual([]);
});
