import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { today } from '@/lib/today';
import { shownDate } from '@/lib/typed-date';
import { refreshMark } from '@/session/stored-values';
import { readTabValue } from '@/session/tab-values';
import { refused401 } from '../../../tests/setup/backend';
import { brandWithout } from '../../../tests/setup/branded';
import { documentedCalls } from '../../../tests/setup/documented-calls';
import { choose, choosePincode, fillIn, press, sayYes } from '../../../tests/setup/hands';
import { newNumber } from '../../../tests/setup/new-number';
import { pushKey, stubPush } from '../../../tests/setup/push';
import { differences, recordCalls, type SentCall } from '../../../tests/setup/sent-calls';
import { openScreen, serveApp } from '../../../tests/setup/served-app';
import { until } from '../../../tests/setup/until';
import { Shell } from '../shell/shell';

interface Walk {
  /** Resolves when the app has sent this call, with these fields among others. */
  isSent: (path: string, fields?: Record<string, string>) => Promise<void>;
  /** Lets the backend refuse the next call to this path, because its token is too old. */
  refuse: (path: string) => void;
  /** Lets the backend answer the file that is on its way. */
  answer: (path: string, body: object) => void;
  answerUpload: (answer: object) => void;
}
type Journey = [who: string, calls: string, walk: (walk: Walk) => Promise<unknown>];

/** What people do, and the calls that the app sends for it, by their paths. */
const journeys: Journey[] = [
  [
    'a visitor registers in the installed app',
    `/getOtp /loginCustomer /checkCustomerData /getPincode /registerCustomer /createCustomerLoginLogs
     /setAppInstallation`,
    async () => {
      vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
      await openScreen('/login', 'visitor');
      await fillIn('Mobile number', newNumber);
      await press('GET OTP');
      const first = await screen.findByLabelText<HTMLInputElement>('OTP digit 1');
      await until(() => expect(first.disabled).toBe(false));
      fireEvent.change(first, { target: { value: await sentOtp() } });
      await press('VERIFY OTP');
      await fillIn('First name', 'Nila');
      await fillIn('Last name', 'Sen');
      await fillIn('Email', 'nila@mail.example');
      await choose('Gender', 'Female');
      await choosePincode();
      await press('SUBMIT');
      await screen.findByRole('heading', { level: 1, name: 'Hi Nila!' });
    },
  ],
  [
    'a visitor books a visit',
    '/bookAvailableSlotList /bookScheduleVisit',
    async ({ isSent }) => {
      await openScreen('/visit', 'visitor');
      await press('CONTINUE HERE', 'link');
      await fillIn('Mobile number', newNumber);
      await fillIn('First name', 'Nila');
      await fillIn('Last name', 'Sen');
      await fillIn('No. of People', '2');
      await fillIn('Visit date', shownDate(today()));
      await isSent('/bookAvailableSlotList');
      await press('I am at the mall', 'checkbox');
      await press('SUBMIT');
    },
  ],
  [
    'a visitor reads what is for everybody',
    `/getFaqList /getTermsCondition /getStoreLocations /getStoreLocatorBrandDetails
     /getStoreLocatorFloorCatDetails /getStoreProfileDetails /getMallLayout`,
    async () => {
      await openScreen('/faqs', 'visitor');
      await openScreen('/terms-of-use', 'visitor');
      await openScreen('/store-locator', 'visitor');
      await press('Floors', 'tab');
      await openScreen('/store-locator/$brandId', 'visitor');
      await openScreen('/store-locator/floor-plan', 'visitor');
    },
  ],
  [
    'a visitor opts out of SMS messages, and in again',
    '/optOutFromSMS /optInForSMS',
    async () => {
      await openScreen('/optout/$', 'visitor');
      await press('YES');
      await press('OPT-IN NOW!');
    },
  ],
  [
    'the app starts on a phone with push messages',
    `/isMaintainance /appVersion /updateDeviceToken /getMerchantDetails /getBanners /getProductList
     /getPushNotificationCount`,
    async () => {
      stubPush();
      setCurrentBrand({ ...brandWithout([]), pushPublicKey: pushKey });
      await openScreen('/dashboard', 'customer', ({ children }) => <Shell>{children}</Shell>);
    },
  ],
  [
    'a customer reads what is for customers',
    `/getLoyaltyProgramTierDetails /getStaticWebPage /getMerchantOffers /getOfferDetails /getReferralHowItWorks
     /getBillSummary`,
    async () => {
      await openScreen('/membership', 'customer');
      await openScreen('/about-us', 'customer');
      await openScreen('/offers', 'customer');
      await openScreen('/offers-detail/$id', 'customer');
      await openScreen('/bill-summary', 'customer');
      await openScreen('/refer-friend', 'customer');
      await press('How it works?');
    },
  ],
  [
    'a customer looks at every kind of transactions',
    `/getEarnRedeemPointDetailsMonthWise /getCustomerArchiveData /getSubmitBillDetailsMonthwise
     /getVouchersMonthWise`,
    async ({ isSent }) => {
      await openScreen('/transactions', 'customer');
      await press('Archived', 'radio');
      await isSent('/getCustomerArchiveData');
      await press('Submitted Bills', 'tab');
      await isSent('/getSubmitBillDetailsMonthwise');
      await press('Vouchers', 'tab');
    },
  ],
  [
    'a customer orders a reward',
    `/getCartItemCount /getPWABrandName /getProductDetails /trackProductView /addCart /getCart /placeOrder
     /getCustomerOrderDetails`,
    async ({ isSent }) => {
      await openScreen('/redeem', 'customer');
      await press('Filter');
      await isSent('/getPWABrandName');
      await openScreen('/product/$id', 'customer');
      await press('Add to cart');
      await until(() => expect(screen.getByRole('link', { name: 'Cart' }).textContent).toContain('1'));
      await openScreen('/myCart', 'customer');
      await press('Confirm Purchase');
      await press('OK');
      await screen.findByText('Order Placed Successfully!');
    },
  ],
  [
    'a customer submits a bill, and deletes it',
    '/getBillUploadGuidelines /setBillUploadGuidelinesFlag /getBrandName /submitBill /deleteSubmitBill',
    async ({ isSent, answer, answerUpload }) => {
      await openScreen('/bill-upload-guidelines', 'customer');
      fireEvent.click(await screen.findByRole('checkbox'));
      await press('OK');
      const page = await openScreen('/submit-bill', 'customer');
      const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'bill.jpg', { type: 'image/jpeg' });
      await userEvent.upload(await screen.findByLabelText('Choose files'), photo);
      await press('Submit Bill(s)');
      await isSent('/submitBill', { bill_upload_type: '1' });
      answerUpload({ statusCode: 100, response: { is_manual_process: 1, last_bill_id: 1 } });
      await page.router.navigate({ to: '/bill-upload' });
      answer('/getBillSummary', { statusCode: 100, response: {} }); // the sandbox does not know this bill
      await press('Delete');
      await isSent('/deleteSubmitBill');
      await openScreen('/submit-bill', 'customer');
      await press('Long Bill', 'tab');
      await choose('Location', 'Lake View');
      await isSent('/getBrandName');
    },
  ],
  [
    'a customer reads a notification, and deletes another one',
    '/getCustomerNotifications /getCustomerNotificationDetails /setNotificationTapped /deleteNotification',
    async () => {
      await openScreen('/notifications', 'customer');
      fireEvent.click((await screen.findAllByRole('link', { name: /^Unread/ }))[0] as HTMLElement);
      await openScreen('/notifications/$id', 'customer');
      await openScreen('/notifications', 'customer');
      await press('Delete');
    },
  ],
  [
    'a customer changes the profile, and says what is good',
    '/getPincodeStateCity /profileUpdate /requestToVerifyCustomerEmail /submitFeedback',
    async () => {
      await openScreen('/my-profile', 'customer');
      await press('VERIFY');
      await openScreen('/edit-profile', 'customer');
      await choosePincode('1100');
      await press('SAVE');
      await openScreen('/feedback', 'customer');
      await fillIn('Message', 'Good shops');
      await press('SUBMIT');
    },
  ],
  [
    'a customer logs out, after the token was refused once',
    '/refreshAuthToken /logOutUser',
    async ({ isSent, refuse }) => {
      refuse('/getMerchantDetails');
      await openScreen('/dashboard', 'customer');
      await isSent('/refreshAuthToken');
      await until(() => expect(readTabValue(refreshMark)).toBeDefined()); // the new tokens are stored
      await openScreen('/more', 'customer');
      await press('Logout');
      await sayYes();
    },
  ],
];
const documented = documentedCalls();
const callsOf = ([, calls]: Journey) => calls.split(/\s+/);

serveApp();

it.each(journeys)(
  '%s: the app sends each of its calls as the document for backends says',
  async (...journey) => {
    const { sent, answers, uploads } = recordCalls();
    await journey[2]({
      isSent: (path, fields = {}) =>
        until(() =>
          expect(sent()).toContainEqual(
            expect.objectContaining({ path, fields: expect.objectContaining(fields) }),
          ),
        ),
      refuse: (path) => {
        answers[path] = refused401('Token expired, please refresh');
      },
      answer: (path, body) => {
        answers[path] = () => Response.json(body);
      },
      answerUpload: (answer) => uploads.at(-1)?.answer(answer),
    });
    await until(() => expect(missing(callsOf(journey), sent())).toEqual([]));
    expect(wrong(sent())).toEqual([]);
  },
);

it('these are all the calls of the document for backends; they have /getAreaCode too, which the app never sends', () => {
  const known = journeys.flatMap(callsOf);
  expect([...new Set(known)].sort()).toEqual(documented.map(({ path }) => path).sort());
});

const missing = (calls: string[], sent: SentCall[]) =>
  calls.filter((call) => !sent.some(({ path }) => path === call));

/** Requests that differ from what the document says of them, and requests that it does not know. */
function wrong(sent: SentCall[]): string[] {
  return sent.flatMap((each) => {
    const call = documented.find(({ path }) => path === each.path);
    const found = call ? differences(each, call) : ['unknown call'];
    // A logout goes on after storage is wiped, with the tokens from before (docs/product/session.md#logout).
    const isLeaving = ['/refreshAuthToken', '/logOutUser'].includes(each.path);
    return found
      .filter((difference) => !(isLeaving && difference === 'token other'))
      .map((difference) => `${each.path}: ${difference}`);
  });
}

/** The OTP of the newest SMS, which stands on the operator page. */
async function sentOtp(): Promise<string> {
  const page = await (await fetch(new URL('/outbox', location.href))).text();
  return /(\d{4}) is your OTP/.exec(page)?.[1] ?? '';
}
