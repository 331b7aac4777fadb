import '../../../tests/setup/key-store';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { checkCustomerData, profileUpdate } from '@/contract/customer';
import { submitFeedback } from '@/contract/feedback';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { testBrand } from '../../../tests/setup/brand';
import { sampleCustomer } from '../../../tests/setup/customer';
import { stubLocks } from '../../../tests/setup/locks';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';

const record = () => {
  const known = { registrationComplete: true, customer: sampleCustomer };
  return Response.json({ statusCode: 100, ...checkCustomerData.reply.encode(known) });
};

beforeEach(() => {
  setCurrentBrand(testBrand());
  stubLocks();
});

function open(answers: Record<string, unknown> = {}) {
  logInAsCustomer();
  const backend = stubBackend({
    '/checkCustomerData': record,
    '/profileUpdate': { statusCode: 100 },
    '/submitFeedback': { statusCode: 100 },
    ...answers,
  });
  renderApp('/your-data');
  return backend;
}

const emails = () => screen.findByRole<HTMLInputElement>('switch', { name: 'E-mails' });
const messages = (backend: ReturnType<typeof stubBackend>) =>
  backend.requestsTo(submitFeedback).map(({ fields }) => fields.feedback_message ?? '');

it('e-mails stop and come again with a tap; all else goes as it was just read', async () => {
  const backend = open();
  expect((await emails()).checked).toBe(true);
  await userEvent.click(await emails());
  await until(() => expect(backend.requestsTo(profileUpdate)).toHaveLength(1));
  expect(backend.requestsTo(profileUpdate)[0]?.payload).toMatchObject({
    opt_out_from_email_status: 1,
    first_name: 'Asha',
    email_address: 'Asha@Mail.example',
    pin_code: '17',
    customer_city: '101',
    date_of_birth: '1988-02-29',
    gender: 2,
    status: 1,
    marital_status: 2,
    spouse_dob: '1990-12-31',
    anniversary_date: '2016-04-30',
  });
  expect((await emails()).checked).toBe(false);
  await userEvent.click(await emails());
  await until(() =>
    expect(backend.requestsTo(profileUpdate)[1]?.payload).toMatchObject({ opt_out_from_email_status: 0 }),
  );
});

it('the switch shows again what the mall has after a failure', async () => {
  const backend = open({ '/profileUpdate': { statusCode: 102 } });
  await userEvent.click(await emails());
  await until(() => expect(backend.requestsTo(profileUpdate)).toHaveLength(1));
  await until(async () => expect((await emails()).checked).toBe(true));
});

it.each(['SMS', 'WhatsApp'])(
  'a tap asks the mall for an end of %s, with a reference that stays in view',
  async (way) => {
    const name = `STOP ${way.toUpperCase()}`;
    const backend = open();
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(
      await screen.findByText(new RegExp(`^${name}: you asked for this on .* the reference WDR-`)),
    ).toBeTruthy();
    expect(messages(backend)).toEqual([
      expect.stringMatching(`^CONSENT WITHDRAWAL REQUEST, no more ${way}, reference WDR-\\w{6}, asked on `),
    ]);
    expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getAllByRole('button', { name: /^STOP/ })).toHaveLength(1);
  },
);
