import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { customerQuery } from '@/components/customer-query';
import { checkCustomerData, profileUpdate } from '@/contract/customer';
import { useOtpFlow } from '@/session/otp-flow';
import { noteStep } from '@/session/steps';
import { readStored } from '@/session/stored-values';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { testBrand } from '../../../tests/setup/brand';
import { customerAnswer, sampleCustomer } from '../../../tests/setup/customer';
import { newQueryClient } from '../../../tests/setup/query-client';
import { until } from '../../../tests/setup/until';
import { registrationWrite } from './queries';

vi.mock('@/session/steps', { spy: true });

const mobileNumber = '9876500001';

beforeEach(() => useOtpFlow.setState({ verified: true }));

it('keeps the form and the typed values when the record cannot be loaded again', async () => {
  let fails = false;
  const backend = stubBackend({
    '/checkCustomerData': () => (fails ? Response.error() : Response.json({ statusCode: 100 })),
  });
  const { queryClient } = renderApp('/registration', { mobileNumber });
  await userEvent.type(await screen.findByLabelText('First name'), 'asha');
  fails = true;
  await queryClient.invalidateQueries(customerQuery(mobileNumber));
  await until(() => expect(backend.requestsTo(checkCustomerData).length).toBeGreaterThan(1));
  expect(queryClient.getQueryState(['customer', mobileNumber])?.status).toBe('error');
  await userEvent.type(screen.getByLabelText('First name'), ' rani');
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Asha Rani');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('is an empty form if the backend refuses the number', async () => {
  stubBackend({ '/checkCustomerData': { statusCode: 102, statusDescription: 'No customer found.' } });
  renderApp('/registration', { mobileNumber });
  expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('says the minimum age and links to the privacy policy, where the mall gives them', async () => {
  const privacyUrl = 'https://www.mall.example/privacy';
  stubBackend({ '/checkCustomerData': { statusCode: 102 } });
  setCurrentBrand(testBrand({ ageText: 'For people aged 18 or over', privacyUrl }));
  renderApp('/registration', { mobileNumber });
  expect(await screen.findByText('For people aged 18 or over')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Privacy Policy' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([privacyUrl, '_blank']);
});

const form = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@mail.example',
  gender: 'female' as const,
  pincodeId: '7',
  pincode: '411001',
  emailConsent: true,
  referralCode: '',
};

it('completes a record without a change of its status', async () => {
  const { requestsTo } = stubBackend({
    '/profileUpdate': { statusCode: 100 },
    '/getMerchantDetails': { statusCode: 100, response: { merchant_list: { added: { 1: {} } } } },
  });
  const customer = { ...sampleCustomer, status: '3' };
  await registrationWrite.send({ form, mobileNumber, customer }, newQueryClient());
  expect(requestsTo(profileUpdate)[0]?.payload).toMatchObject({ customer_id: '5', status: 3 });
});

it.each([{}, { response: {} }, { statusCode: 100, response: { merchant_list: null } }])(
  'takes %j for no registration',
  async (reply) => {
    stubBackend({ '/registerCustomer': reply });
    const registered = registrationWrite.send({ form, mobileNumber, customer: undefined }, newQueryClient());
    await expect(registered).rejects.toMatchObject({ failure: { kind: 'malformed' } });
    expect(readStored('acc_token')).toBeUndefined();
  },
);

it('counts as registered once the backend has it, and not after a lost answer', async () => {
  let online = false;
  const backend = stubBackend({
    '/checkCustomerData': customerAnswer({}, false),
    '/profileUpdate': () => (online ? Response.json({ statusCode: 100 }) : Response.error()),
    '/getMerchantDetails': {
      statusCode: 100,
      response: { merchant_list: { added: { 1: { loyalty_id: 'L1' } } } },
    },
  });
  const { history } = renderApp('/registration', { mobileNumber });
  const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'SUBMIT' });
  await until(() => expect(submit().disabled).toBe(false));
  await userEvent.click(submit());
  await until(() => expect(backend.requestsTo(profileUpdate)).toHaveLength(1));
  await until(() => expect(submit().disabled).toBe(false));
  expect(noteStep).not.toHaveBeenCalledWith('registered');
  online = true;
  await userEvent.click(submit());
  await until(() => expect(history.location.pathname).toBe('/dashboard'));
  expect(noteStep).toHaveBeenCalledWith('registered');
});
