import { act } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ownCustomerQuery } from '@/components/customer-query';
import { useWrite } from '@/components/use-write';
import { profileUpdate, requestToVerifyCustomerEmail } from '@/contract/customer';
import { membershipQueries } from '@/features/membership/queries';
import { endSession } from '@/session/log-out';
import { readStored, writeStored } from '@/session/stored-values';
import { useToasts } from '@/ui/feedback/show-toast';
import { stubBackend } from '../../../tests/setup/backend';
import { customerAnswer, sampleCustomer } from '../../../tests/setup/customer';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { renderQueryHook } from '../../../tests/setup/query-client';
import { logInAsCustomer, stubAppActions } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import { profileForm } from './profile.schema';
import { profileWrite, verificationWrite } from './queries';

/** Sends a write whose answer comes when somebody else is logged in. */
async function answerTooLate(
  call: Parameters<ReturnType<typeof stubBackend>['requestsTo']>[0],
  write: () => Promise<unknown>,
): Promise<void> {
  const answer = laterAnswer<Response>();
  const { requestsTo } = stubBackend({ '/checkCustomerData': customerAnswer(), [call.path]: answer.asked });
  const written = write();
  await until(() => expect(requestsTo(call)).toHaveLength(1));
  endSession();
  writeStored('user', JSON.stringify({ id: '9' }));
  await answer.give(Response.json({ statusCode: 100 }));
  await act(() => expect(written).resolves.toBeUndefined());
}

beforeEach(() => {
  stubAppActions();
  logInAsCustomer();
  useToasts.setState({ toasts: [] });
});

it('a saved profile is not shown to the customer who has logged in since', async () => {
  const { result, queryClient } = renderQueryHook(() => useWrite(profileWrite));
  const form = { ...profileForm(sampleCustomer), firstName: 'Usha' };
  const saving = { form, customer: sampleCustomer, places: undefined };
  await answerTooLate(profileUpdate, () => result.current.send(saving));
  expect(queryClient.getQueryData(ownCustomerQuery().queryKey)?.firstName).toBe('Asha');
  expect(useToasts.getState().toasts).toEqual([]);
});

it('a saved profile makes the card old, which carries the name', async () => {
  const { queryKey } = membershipQueries.details();
  const { result, queryClient } = renderQueryHook(() => useWrite(profileWrite));
  queryClient.getQueryCache().build(queryClient, { queryKey }).setData({ holderName: 'Before' });
  stubBackend({ '/checkCustomerData': customerAnswer(), [profileUpdate.path]: { statusCode: 100 } });
  const saving = { form: profileForm(sampleCustomer), customer: sampleCustomer, places: undefined };
  await act(() => result.current.send(saving));
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it('an address that was asked to be verified is not stored for the customer who has logged in since', async () => {
  const { result } = renderQueryHook(() => useWrite(verificationWrite));
  const request = { email: 'asha@mail.example', mobileNumber: '9876500001' };
  await answerTooLate(requestToVerifyCustomerEmail, () => result.current.send(request));
  expect(readStored('emailVerificationAddress')).toBeUndefined();
  expect(useToasts.getState().toasts).toEqual([]);
});
