import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Notification, setNotificationTapped } from '@/contract/notifications';
import { endSession } from '@/session/log-out';
import { writeStored } from '@/session/stored-values';
import { stubBackend } from '../../../tests/setup/backend';
import { renderQueryHook } from '../../../tests/setup/query-client';
import { logInAsCustomer, stubAppActions } from '../../../tests/setup/session';
import { notificationQueries, useReportTap } from './queries';

it('a notification whose tap was reported is not shown to the customer who has logged in since', async () => {
  stubAppActions();
  logInAsCustomer();
  stubBackend({
    [setNotificationTapped.path]: () => {
      endSession();
      writeStored('user', JSON.stringify({ id: '9' }));
      return Response.json({ statusCode: 100 });
    },
  });
  const { result, queryClient } = renderQueryHook(useReportTap);
  const tapped: Notification = {
    ...{ id: '1', uniqueId: 'n1', title: 'Your voucher', body: '', createdAt: '', read: false },
    ...{ image: '', deepLink: '' },
  };
  await act(() => expect(result.current.mutateAsync(tapped)).rejects.toThrow());
  expect(queryClient.getQueryData(notificationQueries.details('n1').queryKey)).toBeUndefined();
});
