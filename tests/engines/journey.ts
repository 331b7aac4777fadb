import { people } from '../../sandbox/members/sample-people';
import { newNumber } from '../setup/new-number';
import { elsewhere, type Front } from './front';
import { eventually } from './processes';
import type { Shopper } from './shopper';

export interface Mall {
  url: (path: string) => string;
  /** A page outside of the app. */
  elsewhere: string;
  otpFor: (mobileNumber: string) => string;
  front: Front;
}

export interface Step {
  name: string;
  take: (shopper: Shopper, mall: Mall) => Promise<void>;
}

/** The first of all sample products. The height of the window decides how many others there are. */
const firstOf18 = 'ul[aria-label="Products"] > li[aria-setsize="18"][aria-posinset="1"]';

/** The main journeys of a customer, in one visit. Each step continues after the one before. */
export const journey: readonly Step[] = [
  {
    name: 'leaves for another page while a part of the app is loading',
    take: async (shopper, { url, front, elsewhere: away }) => {
      front.hold(/\/assets\/_visitor\.otpverification-[^/]*\.js$/);
      await shopper.open(url('/login'));
      await shopper.fill('Mobile number', newNumber);
      await shopper.tap({ button: 'GET OTP' });
      await eventually(
        'the screen after GET OTP was not asked for',
        30_000,
        async () => front.isHolding() || undefined,
      );
      await shopper.open(away);
      await shopper.sees({ text: elsewhere.text });
      front.release();
    },
  },
  {
    name: 'asks for an OTP, mistypes it, and reaches the dashboard with the right one',
    take: async (shopper, { url, otpFor }) => {
      await shopper.open(url('/login'));
      await shopper.sees({ heading: 'Login with Mobile Number' });
      await shopper.fill('Mobile number', people.aarav.mobile);
      await shopper.tap({ button: 'GET OTP' });
      await shopper.sees({ heading: 'OTP Verification' });
      const otp = otpFor(people.aarav.mobile);
      await shopper.fill('OTP digit 1', otp === '1234' ? '4321' : '1234');
      await shopper.tap({ button: 'VERIFY OTP' });
      await shopper.sees({ text: 'Please enter valid OTP.' });
      await shopper.fill('OTP digit 1', otp);
      await shopper.tap({ button: 'VERIFY OTP' });
      await shopper.sees({ heading: 'Hi Aarav!' });
      await shopper.sees({ text: 'Available Points' });
      await shopper.missesAtLast({ text: 'Please enter valid OTP.' });
    },
  },
  {
    name: 'is still in after a reload',
    take: async (shopper, { url }) => {
      await shopper.open(url('/'));
      await shopper.sees({ heading: 'Hi Aarav!' });
      await shopper.isAt('/dashboard');
    },
  },
  {
    name: 'looks through the catalogue, as cards and as rows',
    take: async (shopper) => {
      await shopper.tap({ link: 'Redeem' });
      await shopper.sees({ heading: 'Redeem' });
      await shopper.counts(firstOf18, 1);
      await shopper.tap({ button: 'List view' });
      await shopper.sees({ button: 'Grid view' });
      await shopper.counts(firstOf18, 1);
    },
  },
  {
    name: 'reaches every field of a product with Tab, and buys it',
    take: async (shopper, { url }) => {
      await shopper.open(url('/redeem'));
      await shopper.counts(firstOf18, 1);
      await shopper.tap({ first: 'ul[aria-label="Products"] a' });
      await shopper.sees({ button: 'Add to cart' });
      await shopper.choose('Choose Quantity', '2');
      await shopper.tabsToTheFoot();
      await shopper.tap({ button: 'Buy Now' });
      await shopper.sees({ heading: 'My Cart (1)' });
    },
  },
  {
    name: 'orders what is in the cart',
    take: async (shopper) => {
      await shopper.tap({ button: 'Confirm Purchase' });
      await shopper.sees({ text: 'Redeem your points?' });
      await shopper.tap({ button: 'OK' });
      await shopper.sees({ text: 'Order Placed Successfully!' });
      await shopper.sees({ text: 'Your New Balance' });
      await shopper.isAt('/order-summary');
    },
  },
  {
    name: 'shows the membership card',
    take: async (shopper, { url }) => {
      await shopper.open(url('/dashboard'));
      await shopper.tap({ link: 'My Membership' });
      await shopper.sees({ heading: 'My Membership' });
      await shopper.sees({ text: 'Aarav Deshmukh' });
      await shopper.counts('[role="img"][aria-label^="Bar code of membership"]', 1);
    },
  },
  {
    name: 'opens an offer and comes back to the list',
    take: async (shopper) => {
      await shopper.tap({ link: 'Offers' });
      await shopper.sees({ heading: 'Offers' });
      await shopper.tap({ first: 'article a' });
      await shopper.sees({ button: 'Key Highlights' });
      await shopper.back();
      await shopper.sees({ heading: 'Offers' });
    },
  },
  {
    name: 'reads what is kept about her, and asks for the end of her account',
    take: async (shopper, { url }) => {
      await shopper.open(url('/your-data'));
      await shopper.sees({ heading: 'What is kept, and what for' });
      await shopper.tap({ link: 'Delete your account' });
      await shopper.sees({ heading: 'Delete account' });
      await shopper.fill('Type DELETE to confirm', 'delete');
      await shopper.tap({ button: 'DELETE MY ACCOUNT' });
      await shopper.sees({ heading: 'Your request has arrived' });
    },
  },
  {
    name: 'logs out, and the way back shows nothing',
    take: async (shopper, { url }) => {
      await shopper.open(url('/offers'));
      await shopper.tap({ link: 'More' });
      await shopper.tap({ button: 'Logout' });
      await shopper.sees({ text: 'Do you want to logout?' });
      await shopper.tap({ button: 'Yes' });
      await shopper.isAt('/login');
      await shopper.sees({ button: 'GET OTP' });
      await shopper.open(url('/dashboard'));
      await shopper.isAt('/login');
    },
  },
  {
    name: 'reads the pages of rights without a login',
    take: async (shopper, { url }) => {
      await shopper.tap({ link: 'Your data' });
      await shopper.sees({ heading: 'What is kept, and what for' });
      await shopper.open(url('/delete-account'));
      await shopper.sees({ link: 'LOG IN TO DELETE' });
      await shopper.open(url('/accessibility'));
      await shopper.sees({ heading: 'What does not meet it yet' });
    },
  },
];
