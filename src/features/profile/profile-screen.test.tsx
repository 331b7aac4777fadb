import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ownCustomerQuery } from '@/components/customer-query';
import { type Customer, checkCustomerData, requestToVerifyCustomerEmail } from '@/contract/customer';
import { readStored, writeStored } from '@/session/stored-values';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { badAnswers, badKinds } from '../../../tests/setup/bad-answers';
import { customerAnswer } from '../../../tests/setup/customer';
import { logInAsCustomer } from '../../../tests/setup/session';
import { toasts } from '../../../tests/setup/toasts';
import { until } from '../../../tests/setup/until';

const verify = '/requestToVerifyCustomerEmail';

async function show(customer: Partial<Customer> = {}, answers: Record<string, unknown> = {}) {
  const backend = stubBackend({ '/checkCustomerData': customerAnswer(customer), ...answers });
  const app = renderApp('/my-profile');
  await screen.findByText('Contact');
  return { ...app, backend };
}

/** What stands beside a name. */
function fact(name: string): string | undefined {
  return screen.queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent ?? undefined;
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'VERIFY' });

beforeEach(logInAsCustomer);

describe('my profile', () => {
  it('shows every field, dates as DD - MMM - YYYY', async () => {
    const { backend } = await show();
    expect(screen.getByRole('heading', { level: 1, name: 'My Profile' })).toBeTruthy();
    expect(screen.getByText('AR')).toBeTruthy(); // instead of a picture
    expect(
      Object.fromEntries(
        screen.getAllByRole('term').map(({ textContent }) => [textContent, fact(textContent ?? '')]),
      ),
    ).toEqual({
      'First name': 'Asha',
      'Last name': 'Rao',
      'Mobile number': '+91 9876 500 001',
      Email: 'Asha@Mail.exampleVerified',
      Gender: 'Female',
      'Marital status': 'Married',
      'Date of birth': '29 - Feb - 1988',
      'Anniversary date': '30 - Apr - 2016',
      "Spouse's date of birth": '31 - Dec - 1990',
      Pincode: '400001',
      City: 'Mumbai',
      State: 'Maharashtra',
      Country: 'India',
    });
    expect(backend.requestsTo(checkCustomerData)[0]?.payload).toMatchObject({ mobile_number: '9876500001' });
  });

  it.each(['single', 'widow', ''] as const)(
    'knows no spouse of somebody who is %j',
    async (maritalStatus) => {
      await show({ maritalStatus });
      expect([fact("Spouse's date of birth"), fact('Anniversary date')]).toEqual([undefined, undefined]);
    },
  );

  it('says of each missing field that it was not added yet', async () => {
    const nowhere = { id: '', name: '' };
    await show({
      firstName: '',
      email: '',
      gender: '',
      maritalStatus: '',
      dateOfBirth: '',
      pincode: '',
      city: nowhere,
      state: nowhere,
      country: nowhere,
    });
    const missing = ['First name', 'Email', 'Gender', 'Marital status', 'Date of birth', 'Pincode', 'City'];
    expect(missing.map(fact)).toEqual(missing.map(() => 'Not added yet'));
    expect(screen.queryByRole('button', { name: 'VERIFY' })).toBeNull();
  });

  it('leads to the dashboard and to the form', async () => {
    const { history } = await show();
    expect(screen.getByRole('link', { name: 'EDIT PROFILE' }).getAttribute('href')).toBe('/edit-profile');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await until(() => expect(history.location.pathname).toBe('/dashboard'));
  });
});

describe('the way to a verified address', () => {
  it('asks for a mail, and for no other one in five minutes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { backend } = await show({ emailVerified: false }, { [verify]: { statusCode: 100 } });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.dblClick(button());
    await until(() => expect(toasts()).toEqual(['Verification email has been sent successfully.']));
    expect(backend.requestsTo(requestToVerifyCustomerEmail)).toHaveLength(1);
    expect(backend.requestsTo(requestToVerifyCustomerEmail)[0]?.fields).toMatchObject({
      email_address: 'Asha@Mail.example',
      mobile_number: '9876500001',
    });
    expect(button().disabled).toBe(true);
    act(() => void vi.advanceTimersByTime(4 * 60_000 + 50_000));
    expect(screen.getByText(/You can ask for another email in 0:\d\d/)).toBeTruthy();
    expect(button().disabled).toBe(true);
    act(() => void vi.advanceTimersByTime(10_500));
    expect(button().disabled).toBe(false);
  });

  it('is closed at once where another tab has asked for the mail', async () => {
    await show({ emailVerified: false });
    expect(button().disabled).toBe(false);
    writeStored('emailVerificationAddress', 'asha@mail.example');
    writeStored('emailVerificationDeadline', String(Date.now() + 200_000));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'emailVerificationDeadline' })));
    expect(button().disabled).toBe(true);
  });

  it.each([
    ['was refused', { statusCode: 102, statusDescription: 'Too many emails.' }, 'Too many emails.'],
    ['has an answer without a code', {}, 'Oops something went wrong!'],
  ])('stays open where the mail %s, and says nothing about an inbox', async (_, answer, told) => {
    await show({ emailVerified: false }, { [verify]: answer });
    await userEvent.click(button());
    await until(() => expect(toasts()).toEqual([told]));
    expect(button().disabled).toBe(false);
    expect(screen.queryByText(/Check your inbox/)).toBeNull();
    expect(readStored('emailVerificationDeadline')).toBeUndefined();
  });

  it('ends with the tick, as soon as the shopper is back from her mailbox', async () => {
    let verified = false;
    const { queryClient } = await show(
      { emailVerified: false },
      { '/checkCustomerData': () => Response.json(customerAnswer({ emailVerified: verified })) },
    );
    verified = true;
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Verified')).toBeTruthy();
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(queryClient.isFetching()).toBe(0);
  });

  it.each([
    [true, undefined],
    [false, 'kept'],
  ])('forgets the cooldown on leaving when the address is verified: %s', async (emailVerified, left) => {
    const deadline = String(Date.now() + 200_000);
    writeStored('emailVerificationDeadline', deadline);
    const { router } = await show({ emailVerified });
    expect(readStored('emailVerificationDeadline')).toBe(deadline);
    await act(() => router.navigate({ to: '/more' }));
    await screen.findByRole('heading', { level: 1, name: 'More' });
    expect(readStored('emailVerificationDeadline')).toBe(left && deadline);
  });
});

describe('a profile that does not come', () => {
  it.each(badKinds)('offers Retry after an answer that is %s, and says why once', async (kind) => {
    let isBad = true;
    stubBackend({
      '/checkCustomerData': () => (isBad ? badAnswers[kind].answer() : Response.json(customerAnswer({}))),
    });
    const { appActions } = renderApp('/my-profile');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(toasts()).toEqual([badAnswers[kind].told]);
    expect(screen.queryByRole('link', { name: 'EDIT PROFILE' })).toBeNull();
    isBad = false;
    await userEvent.click(retry);
    expect(await screen.findByText('Contact')).toBeTruthy();
    expect(appActions.showLogin).not.toHaveBeenCalled();
  });

  it('stays on the screen when it cannot be loaded again', async () => {
    let fails = false;
    const { queryClient } = await show(
      {},
      { '/checkCustomerData': () => (fails ? Response.error() : Response.json(customerAnswer({}))) },
    );
    fails = true;
    await act(() => queryClient.invalidateQueries(ownCustomerQuery()));
    expect(within(screen.getByRole('main')).getByText('Asha')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it.each([
    ['nobody', { response: { customer: null } }],
    ['an empty customer', { response: { customer: {} } }],
    ['an empty list', { response: { customer: [] } }],
  ])('logs out where the backend knows %s of the number', async (_, reply) => {
    stubBackend({ '/checkCustomerData': { statusCode: 100, ...reply } });
    const { history } = renderApp('/my-profile');
    await until(() => expect(history.location.pathname).toBe('/login'));
    expect(readStored('user')).toBeUndefined();
    expect(toasts()).toEqual([]);
  });

  it('logs out without a stored user', async () => {
    const { queryClient, history, backend } = await show();
    const asked = backend.requestsTo(checkCustomerData).length;
    writeStored('user', undefined);
    await act(() => queryClient.invalidateQueries(ownCustomerQuery()));
    await until(() => expect(history.location.pathname).toBe('/login'));
    expect(backend.requestsTo(checkCustomerData)).toHaveLength(asked);
  });
});
