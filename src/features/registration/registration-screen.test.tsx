import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { checkCustomerData } from '@/contract/customer';
import { useOtpFlow } from '@/session/otp-flow';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { until } from '../../../tests/setup/until';
import { customerQueries } from './queries';

const mobileNumber = '9876500001';

beforeEach(() => useOtpFlow.setState({ verified: true }));

it('keeps the form, and what was typed, when the record cannot be loaded again', async () => {
  let fails = false;
  const backend = stubBackend({
    '/checkCustomerData': () => (fails ? Response.error() : Response.json({ statusCode: 100 })),
  });
  const { queryClient } = renderApp('/registration', { mobileNumber });
  await userEvent.type(await screen.findByLabelText('First name'), 'asha');
  fails = true;
  await queryClient.invalidateQueries(customerQueries.byMobile(mobileNumber));
  await until(() => expect(backend.requestsTo(checkCustomerData).length).toBeGreaterThan(1));
  expect(queryClient.getQueryState(['customer', mobileNumber])?.status).toBe('error');
  await userEvent.type(screen.getByLabelText('First name'), ' rani');
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Asha Rani');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
