import { afterEach, expect, it, vi } from 'vitest';
import { pushKey, stubPush, tokenOf } from '../../../tests/setup/push';
import { leavePush } from './leave-push';
import { webPushToken } from './register-push';

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

it('takes away the messages that the device shows, and its subscription', async () => {
  const { pushManager, serviceWorker } = stubPush();
  const message = { close: vi.fn() };
  const getNotifications = async () => [message];
  Object.assign(serviceWorker, { getRegistration: async () => ({ pushManager, getNotifications }) });
  expect(await webPushToken(pushKey)).toBe(tokenOf(1));
  await leavePush();
  expect(message.close).toHaveBeenCalledOnce();
  expect(await pushManager.getSubscription()).toBeNull();
  expect(await webPushToken(pushKey)).toBe(tokenOf(2));
});

it.each([
  ['without service workers', undefined],
  ['whose service worker is not registered', { getRegistration: async () => undefined }],
  ['without push messages', { getRegistration: async () => ({}) }],
])('does nothing in a browser %s', async (_, serviceWorker) => {
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  await leavePush();
});

it('keeps nobody from logging out when the browser refuses', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const getRegistration = () => Promise.reject(new DOMException('no', 'SecurityError'));
  Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration }, configurable: true });
  await leavePush();
  expect(warn).toHaveBeenCalledOnce();
});
