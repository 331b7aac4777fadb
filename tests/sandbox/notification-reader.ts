import { calls } from '@/contract/calls';
import { people } from '../../sandbox/members/sample-people';
import { customerOf, type TestSandbox } from './harness';

/** A logged-in customer with the calls about notifications. */
export async function readerOf(test: TestSandbox, mobile: string = people.aarav.mobile) {
  const { id, ask } = await customerOf(test, mobile);
  const pageAnswer = async (page: number, loyaltyId = page === 1 ? 'north' : '2') =>
    (await test.send('getCustomerNotifications', { ...id, page, loyaltyId }, ask)).body;
  const page = async (number: number) =>
    calls.getCustomerNotifications.reply.decode(await pageAnswer(number));
  return {
    pageAnswer,
    page,
    details: (uniqueId: string) =>
      test.read('getCustomerNotificationDetails', { merchantId: 'north', customerId: '', uniqueId }, ask),
    tap: (uniqueId: string) => test.read('setNotificationTapped', { ...id, uniqueId, wasRead: false }, ask),
    delete: async (row: string) => (await test.send('deleteNotification', { ...id, id: row }, ask)).body,
    unread: async () => (await test.read('getPushNotificationCount', { ...id, userId: '' }, ask)).unread,
    register: async (deviceToken: string, expiredToken?: string) => {
      const tokens = { deviceToken, ...(expiredToken && { expiredToken }) };
      return (await test.send('updateDeviceToken', { ...id, ...tokens }, ask)).body;
    },
    submit: (name: string) => {
      const images = [new File(['%PDF-1.4 ', name], `${name}.pdf`)];
      return test.send('submitBill', { ...id, type: 1, images }, ask);
    },
    logOut: (deviceToken: string) =>
      test.send('logOutUser', { ...id, loginThrough: 2, deviceToken, refreshToken: '' }, ask),
  };
}

/** The newest notification. */
export const newestOf = async ({ page }: Awaited<ReturnType<typeof readerOf>>) => {
  const [newest] = (await page(1)).notifications;
  if (!newest) throw new Error('There are no notifications.');
  return newest;
};
