import type { HistoryState } from '@tanstack/react-router';
import { beforeEach, expect, it } from 'vitest';
import { renderApp } from '../../tests/setup/app-router';
import { stubBackend } from '../../tests/setup/backend';
import { logInAsCustomer } from '../../tests/setup/session';
import { until } from '../../tests/setup/until';
import { useOtpFlow } from './otp-flow';
import { readStored, writeStored } from './stored-values';

const draft = () => [readStored('firstName'), readStored('email'), readStored('emailConsent')];
const whole = ['Asha', 'asha@mail.example', '1'];
const gone = [undefined, undefined, undefined];

beforeEach(() => {
  stubBackend({ '/checkCustomerData': { statusCode: 100 } });
  useOtpFlow.setState({ verified: true });
  writeStored('firstName', 'Asha');
  writeStored('email', 'asha@mail.example');
  writeStored('emailConsent', '1');
});

async function start(path: string, state?: HistoryState) {
  const { router } = renderApp(path, state);
  await until(() => expect(router.state.status).toBe('idle'));
  return router;
}

const registering = { mobileNumber: '9876500001' };

it.each<[path: string, state?: HistoryState]>([
  ['/registration', registering],
  ['/Registration/', registering],
  ['/terms-of-use'],
  ['/terms-of-use', { from: 'registration', ...registering }],
])('keeps the draft when the app starts on %s', async (path, state) => {
  await start(path, state);
  expect(draft()).toEqual(whole);
});

it.each([
  '/',
  '/login',
  '/otpverification',
  '/membership',
  '/no-such-page',
  '/registration/x',
  '/registration',
])('clears the draft when the app starts on %s', async (path) => {
  await start(path);
  expect(draft()).toEqual(gone);
});

it('also clears it for a customer', async () => {
  logInAsCustomer();
  await start('/more');
  expect(draft()).toEqual(gone);
});

it('clears it when the shopper goes from the terms to another screen than the form', async () => {
  const router = await start('/terms-of-use', { from: 'registration', ...registering });
  await router.preloadRoute({ to: '/login' });
  expect(draft()).toEqual(whole);
  await router.navigate({ to: '/login' });
  expect(draft()).toEqual(gone);
});
