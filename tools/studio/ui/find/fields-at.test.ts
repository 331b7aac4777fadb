import { expect, it } from 'vitest';
import type { Wording } from '@/brand/texts/plural';
import { testBrand } from '../../../../tests/setup/brand';
import { fieldsAt, textsSaying } from './fields-at';

const brand = testBrand({
  texts: { 'login.getOtp': 'Send code' },
  privacyUrl: 'https://mall.example/privacy',
});
const part = (words: string[], more = {}) => ({ words, paints: [], ...more });
const fieldsOf = (address: string, ...parts: ReturnType<typeof part>[]) =>
  fieldsAt(parts, address, brand, {}).fields.map((path) => path.join(' '));

it('a button leads to its own text and to its colours', () => {
  const button = part(['Send code'], { paints: ['--brand-primary', '--brand-on-primary'] });
  expect(fieldsOf('/login', part([]), button)).toEqual(['texts login.getOtp', 'theme palette primaryOrange']);
});

it('the name of the mall, the logo and the link to the privacy policy lead to their fields', () => {
  expect(fieldsOf('/dashboard', part(['Test Rewards']))).toEqual(['program name']);
  expect(fieldsOf('/login', part(['Test Mall'], { picture: brand.logo }))).toEqual(['logo', 'name']);
  expect(fieldsOf('/more', part(['Privacy Policy'], { link: brand.privacyUrl }))).toEqual([
    'texts more.privacy',
    'links privacy',
  ]);
});

it('what a mall arranges leads to its order or layout too', () => {
  expect(fieldsOf('/dashboard', part(['Submit Bills']))).toEqual([
    'texts dashboard.submitBills',
    'dashboard tiles',
  ]);
  expect(fieldsOf('/refer-friend', part(['Refer & Earn']))).toEqual([
    'texts referral.title',
    'texts referral.share',
    'referral layout',
  ]);
  expect(fieldsOf('/more?from=x', part(['Logout']))).toEqual(['texts more.logout', 'menu entries']);
});

it('in the bar at the bottom, the words are those of the bar', () => {
  expect(fieldsOf('/redeem', part(['Redeem']), part(['Main']))).toEqual(['texts common.navRedeem']);
});

it('what no field says is told as such', () => {
  expect(fieldsAt([part(['Handbag Voucher'])], '/redeem', brand, {})).toEqual({
    fields: [],
    foreign: 'words',
  });
  expect(fieldsAt([part([])], '/redeem', brand, {})).toEqual({ fields: [] });
});

it('the name of a tier and a banner come from the backend, also where a text fits', () => {
  expect(fieldsAt([part(['Silver'])], '/membership', brand, {})).toEqual({ fields: [], foreign: 'words' });
  const banner = [part([], { picture: '/b.png' }), part(['1 of 3'])];
  expect(fieldsAt(banner, '/dashboard', brand, {})).toEqual({ fields: [], foreign: 'picture' });
});

const texts = new Map<string, Wording>([
  ['common.navRedeem', 'Redeem'],
  ['redeem.title', 'Redeem'],
  ['dashboard.greeting', 'Hi {name}!'],
  ['dashboard.worth', 'Worth {amount}'],
  ['stores.locationName', '{merchant}, {location}'],
  ['stores.brandCount', { one: '{count} brand', other: '{count} brands' }],
  ['bills.submitTitle', 'Submit Bill(s)'],
  ['common.slide', '{n} of {count}'],
]);

it('a text is found by what the app fills in, in each of its forms', () => {
  expect(textsSaying('Hi Aarav!', texts, [])).toEqual(['dashboard.greeting']);
  expect(textsSaying('Worth ₹3,120.13', texts, [])).toEqual(['dashboard.worth']);
  expect(textsSaying('128 brands', texts, [])).toEqual(['stores.brandCount']);
  expect(textsSaying('Submit Bill(s)', texts, [])).toEqual(['bills.submitTitle']);
});

it('of texts with the same words, those of the first area that the screen shows are meant', () => {
  expect(textsSaying('Redeem', texts, ['redeem', 'common'])).toEqual(['redeem.title']);
  expect(textsSaying('REDEEM', texts, ['dashboard', 'common'])).toEqual(['common.navRedeem']);
  expect(textsSaying('Redeem', texts, [])).toEqual(['common.navRedeem', 'redeem.title']);
});

it('what the backend says is said by no text, and a text without words of its own says nothing', () => {
  expect(textsSaying('Handbag Voucher', texts, [])).toEqual([]);
  expect(textsSaying('Mitti Court, Pune', texts, [])).toEqual([]);
  expect(textsSaying('1 of 3', texts, [])).toEqual([]);
});
