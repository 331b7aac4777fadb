import type { HistoryState } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';

const product = { id: 'm1', productId: 500, name: ['Coffee'], variants: 'none' };

/** Entries of the browser's history that an earlier release may have written. */
const left: [path: string, state: object, shows: string][] = [
  ['/product/m1', { product }, 'Product'],
  ['/product/m1', { productId: product }, 'Product'],
  ['/redeem', { relatedTo: product }, 'Redeem'],
  ['/redeem', { relatedTo: 'm1', relatedToProduct: product }, 'Redeem'],
  ['/offers-detail/7', { offer: { id: '7', title: { text: 'Two for one' } } }, 'Offer Details'],
  ['/order-summary', { orderId: { id: 5 } }, 'Hi!'],
  ['/login', { mobileNumber: 9876500001 }, 'Login with Mobile Number'],
  ['/otpverification', { otpId: 7, mobileNumber: { digits: '9876500001' } }, 'Login with Mobile Number'],
  ['/registration', { mobileNumber: ['9876500001'] }, 'Login with Mobile Number'],
];

beforeEach(() => void stubBackend({}));

it.each(left.map(([path, state, shows]) => ({ path, state, shows })))(
  'starts on $path with $state of an earlier release, and shows "$shows"',
  async ({ path, state, shows }) => {
    if (!shows.startsWith('Login')) logInAsCustomer();
    const { router } = renderApp(path, state as HistoryState); // which it is not, as this test needs it
    await until(() => expect(router.state.status).toBe('idle'));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(shows);
  },
);
