import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { getMerchantDetails } from '@/contract/merchant';
import { updateDeviceToken } from '@/contract/notifications';
import { useToasts } from '@/ui/feedback/show-toast';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { testBrand } from '../../../tests/setup/brand';
import { stubLocks } from '../../../tests/setup/locks';
import { pushKey, stubPush, tokenOf } from '../../../tests/setup/push';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import { merchantQuery } from '../merchant-query';

const turnOn = 'Turn on notifications';

function merchantWith(status: string) {
  const merchant = { loyalty_id: 'L1', customerDetails: { id: '5', status } };
  return getMerchantDetails.reply.decode({ merchant_list: { added: { 1: merchant } } }).merchant;
}

function open(path: string, status = '1') {
  const backend = stubBackend({
    '/getCustomerNotifications': { statusCode: 100, response: [] },
    '/updateDeviceToken': { statusCode: 100 },
  });
  const { queryClient } = renderApp(path);
  act(() => {
    if (status) queryClient.setQueryData(merchantQuery().queryKey, merchantWith(status));
  });
  return { tokens: () => backend.requestsTo(updateDeviceToken).map(({ fields }) => fields.device_token) };
}

beforeEach(() => {
  stubLocks();
  setCurrentBrand(testBrand({ pushPublicKey: pushKey }));
  logInAsCustomer();
});

describe('the offer of push messages', () => {
  it.each(['/notifications', '/thank-you'])(
    'stands on %s, and asks the browser only after a tap',
    async (path) => {
      const { browser, notification } = stubPush('default');
      const { tokens } = open(path);
      const button = await screen.findByRole('button', { name: turnOn });
      expect(notification.requestPermission).not.toHaveBeenCalled();
      browser.answer = 'granted';
      await userEvent.click(button);
      await until(() => expect(tokens()).toEqual([tokenOf(1)]));
      expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['Notifications are allowed.']);
      await until(() => expect(screen.queryByRole('button', { name: turnOn })).toBeNull());
    },
  );

  it('stays when the shopper closes the question of the browser without an answer', async () => {
    const { notification } = stubPush('default');
    const { tokens } = open('/notifications');
    await userEvent.click(await screen.findByRole('button', { name: turnOn }));
    await until(() => expect(notification.requestPermission).toHaveBeenCalledOnce());
    expect(await screen.findByRole('button', { name: turnOn })).toBeTruthy();
    expect(tokens()).toEqual([]);
  });

  it('says how to take a refusal back, and registers when the shopper comes back from the settings', async () => {
    const { browser } = stubPush('default');
    const { tokens } = open('/notifications');
    browser.answer = 'denied';
    await userEvent.click(await screen.findByRole('button', { name: turnOn }));
    expect(await screen.findByText('Notifications are blocked')).toBeTruthy();
    expect(screen.queryByRole('button', { name: turnOn })).toBeNull();
    browser.permission = 'granted';
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await until(() => expect(tokens()).toEqual([tokenOf(1)]));
    expect(screen.queryByText('Notifications are blocked')).toBeNull();
  });

  it('says on the list alone that push messages are refused', async () => {
    stubPush('denied');
    open('/thank-you');
    await screen.findByText('You will receive a notification once the bills are processed.');
    expect(screen.queryByText('Notifications are blocked')).toBeNull();
  });

  it.each([
    ['when push messages are allowed already', 'granted', '1', {}],
    ['to a customer with the status 3', 'default', '3', {}],
    ['before the customer’s status is known', 'default', '', {}],
    ['in a mall without them', 'default', '1', { pushPublicKey: '' }],
  ] as const)('is not made %s', async (_, permission, status, brand) => {
    stubPush(permission);
    setCurrentBrand(testBrand({ pushPublicKey: pushKey, ...brand }));
    open('/notifications', status);
    await screen.findByText('No notifications found');
    expect(screen.queryByRole('button', { name: turnOn })).toBeNull();
  });

  it('is not made in a browser without push messages', async () => {
    vi.stubGlobal('Notification', undefined);
    open('/notifications');
    await screen.findByText('No notifications found');
    expect(screen.queryByRole('button', { name: turnOn })).toBeNull();
  });
});
