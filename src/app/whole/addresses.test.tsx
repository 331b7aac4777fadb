import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OptionalScreen } from '@/brand/capabilities';
import { setCurrentBrand } from '@/brand/current-brand';
import { renderApp } from '../../../tests/setup/app-router';
import { brandWithout } from '../../../tests/setup/branded';
import { addresses, openScreen, type Person, pathOf, serveApp } from '../../../tests/setup/served-app';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';

const login = '→ /login';
const dashboard = '→ /dashboard';
const both = (title: string): [visitor: string, customer: string] => [title, title];

/**
 * What each address shows to a visitor and to a customer: a screen by its title, or the address that it leads to. This
 * list does not come from the route tree, so an address cannot get lost.
 */
const shown: Record<string, [visitor: string, customer: string]> = {
  '/': [login, dashboard],
  '/$': [login, dashboard],
  '/about-us': [login, 'About Us'],
  '/accessibility': both('Accessibility'),
  '/bill-summary': [login, 'Bill(s) Summary'],
  '/bill-upload': [login, 'Bill(s) Upload Progress'],
  '/bill-upload-guidelines': [login, 'Bill Upload Guidelines'],
  '/contact-us': [login, 'Contact Us'],
  '/dashboard': [login, 'Hi Aarav!'],
  '/delete-account': both('Delete account'),
  '/edit-profile': [login, 'Edit My Profile'],
  '/faqs': both('FAQs'),
  '/feedback': [login, 'Feedback'],
  '/how-it-works': [login, 'How it works'],
  '/login': ['Login with Mobile Number', dashboard],
  '/membership': [login, 'My Membership'],
  '/more': [login, 'More'],
  '/my-profile': [login, 'My Profile'],
  '/myCart': [login, 'My Cart (0)'],
  '/notifications': [login, 'Notifications'],
  '/notifications/$id': [login, 'Notifications'],
  '/offers': [login, 'Offers'],
  '/offers-detail/$id': [login, 'Kids’ day Wednesday'],
  '/optout/$': both('Opt-out?'),
  '/order-summary': [login, 'Order Summary'],
  '/otpverification': ['OTP Verification', dashboard],
  '/product/$id': [login, 'Spa Ritual Voucher'],
  '/redeem': [login, 'Redeem'],
  '/refer-friend': [login, 'Refer & Earn'],
  '/registration': ['Register Yourself', dashboard],
  '/search': [login, 'Search'],
  '/store-locator': both('Store Locator / Mall Directory'),
  '/store-locator/$brandId': both('Store Profile'),
  '/store-locator/floor-plan': both('Store Locator / Mall Directory'),
  '/store-locator/floor-plan/$floorId': [login, 'Store Locator / Mall Directory'],
  '/submit-bill': [login, 'Submit Bill(s)'],
  '/terms-of-use': both('Terms Of Use'),
  '/thank-you': [login, 'Thank you'],
  '/transactions': [login, 'Transactions'],
  '/visit': both('Visit Booking'),
  '/your-data': both('Your data'),
};

serveApp();

it('the app has these addresses and no others', () => {
  expect(addresses).toEqual(Object.keys(shown).sort());
});

describe('for a visitor', () => {
  it.each(Object.entries(shown))('%s', async (address, [visitor]) => {
    await leads(address, 'visitor', visitor);
  });

  // Both need what the screen before them passes on.
  it.each(['/otpverification', '/registration'])('%s opened by itself leads to the login', async (path) => {
    expect(await lead(path)).toBe('/login');
  });
});

describe('for a customer', () => {
  it.each(Object.entries(shown))('%s', async (address, [, customer]) => {
    await leads(address, 'customer', customer);
  });

  it('an address that is too long leads to the dashboard', async () => {
    logInAsCustomer();
    expect(await lead(`/product/${'1'.repeat(2_000)}`)).toBe('/dashboard');
  });
});

/** The addresses of each area that a mall may switch off. */
const areas: Record<OptionalScreen, readonly string[]> = {
  contact: ['/contact-us'],
  faqs: ['/faqs'],
  feedback: ['/feedback'],
  notifications: ['/notifications', '/notifications/$id'],
  offers: ['/offers', '/offers-detail/$id'],
  search: ['/search'],
  referral: ['/refer-friend'],
  stores: Object.keys(shown).filter((address) => address.startsWith('/store-locator')),
  visit: ['/visit'],
};

it.each(Object.entries(areas))('the addresses of %s are unknown in a mall without it', async (area, own) => {
  setCurrentBrand(brandWithout([area as OptionalScreen])); // the table has these keys
  for (const address of own) {
    await leads(address, 'visitor', login);
    await leads(address, 'customer', dashboard);
  }
});

/** An address shows the screen with this title, or leads to another one. */
async function leads(address: string, person: Person, to: string): Promise<void> {
  const { history } = await openScreen(address, person);
  const { pathname } = history.location;
  if (pathname !== pathOf(address)) return expect(`→ ${pathname}`).toBe(to);
  await until(() => {
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(to);
    expect(document.title).toBe(`${to} · Northgate Mall Rewards`);
  });
}

/** Where somebody ends who types this into the browser. */
async function lead(path: string): Promise<string> {
  const { history, router } = renderApp(path);
  await until(() => expect(router.state.status).toBe('idle'));
  await screen.findByRole('heading', { level: 1 });
  return history.location.pathname;
}
