import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { checkCustomerData } from '@/contract/customer';
import { useBrowsing } from '@/features/redeem/browsing';
import { logOut } from '@/session/log-out';
import { useOtpFlow } from '@/session/otp-flow';
import { storeSignedIn, storeTokens } from '@/session/stored-user';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { sampleCustomer } from '../../../tests/setup/customer';
import { stubLocks } from '../../../tests/setup/locks';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';

const good = (response: object) => ({ statusCode: 100, response });
const note = (title: string) => ({
  id: 1,
  communication_msg_id: 'n1',
  title,
  push_text: '',
  tap_status: '1',
});
const line = { product_merchant_id: '1', product_id: '5', brand_name: 'Kahvora', item_quantity: 1 };

/** What the backend knows of each customer, by the last number of the session. */
function show(name: string, answers: object = {}) {
  const record = { registrationComplete: true, customer: { ...sampleCustomer, firstName: name } };
  return stubBackend({
    '/checkCustomerData': { statusCode: 100, ...checkCustomerData.reply.encode(record) },
    '/getMerchantDetails': good({ merchant_list: { added: { 1: { current_points_balance: 100 } } } }),
    '/getCustomerNotifications': good({ notifications: [note(`For ${name}`)], page_num: 0 }),
    '/getCustomerNotificationDetails': good([note(`For ${name}`)]),
    '/getCart': good({ cart_details: [] }),
    '/logOutUser': { statusCode: 100 },
    ...answers,
  });
}

beforeEach(() => {
  stubLocks();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

it('the next customer of the same page sees nothing of the one before', async () => {
  logInAsCustomer();
  show('Asha', { '/getCart': good({ cart_details: [line] }) });
  const { router, queryClient } = renderApp('/my-profile');
  const go = (to: string) => act(() => router.navigate({ to } as never)); // the types know no plain address
  await until(() => expect(document.body.textContent).toContain('Asha'));
  for (const [path, words] of [
    ['/notifications', 'For Asha'],
    ['/notifications/n1', 'For Asha'],
    ['/myCart', 'Kahvora'],
  ] as const) {
    await go(path);
    await until(() => expect(document.body.textContent).toContain(words));
  }
  useBrowsing.setState({ search: 'coffee', view: 'list' });
  useOtpFlow.setState({ authenticated: true, verified: true, resendCount: 2, wrongOtpCount: 2 });
  await act(() => logOut());
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.data !== undefined),
  ).toEqual([]);
  expect(useBrowsing.getState()).toEqual(useBrowsing.getInitialState());
  expect(useOtpFlow.getState()).toEqual(useOtpFlow.getInitialState());

  storeTokens({ access: 'access-9', refresh: 'refresh-9' });
  storeSignedIn({
    user: { id: '9', mobileNumber: '9876500009' },
    currencyCode: '₹',
    pointShortName: 'P',
    loyaltyId: 'L9',
    guidelinesFlag: false,
  });
  // The answers never come: what shows now would be what is left.
  const never = () => new Promise<Response>(() => {});
  stubBackend(
    Object.fromEntries(
      ['checkCustomerData', 'getCustomerNotifications', 'getCustomerNotificationDetails', 'getCart'].map(
        (call) => [`/${call}`, never],
      ),
    ),
  );
  for (const path of [
    '/my-profile',
    '/edit-profile',
    '/notifications',
    '/notifications/n1',
    '/myCart',
    '/visit',
  ]) {
    await go(path);
    await screen.findByRole('heading', { level: 1 });
    expect(document.body.textContent, path).not.toMatch(/Asha|Kahvora|00001/);
  }
});
