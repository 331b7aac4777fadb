import type { HistoryState } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderApp } from '../../tests/setup/app-router';
import { stubBackend } from '../../tests/setup/backend';
import { until } from '../../tests/setup/until';
import { appActions } from './app-actions';
import { leaveSession } from './log-out';
import { openedDraft } from './opened-drafts';
import { useOtpFlow } from './otp-flow';
import { readStored, writeStored } from './stored-values';
import { loginNumber, readTabValue, writeTabValue } from './tab-values';

const registering = { mobileNumber: '9876500001' };

beforeEach(() => {
  stubBackend({ '/checkCustomerData': { statusCode: 100 } });
  useOtpFlow.setState({ verified: true });
});

async function start(path: string, state?: HistoryState) {
  const { router } = renderApp(path, state);
  await until(() => expect(router.state.status).toBe('idle'));
  return router;
}

/** A shopper types her name and looks at the terms. */
async function typeAndRead() {
  const router = await start('/registration', registering);
  await userEvent.type(await screen.findByLabelText('First name'), 'Asha');
  await router.navigate({ to: '/terms-of-use', state: { from: 'registration', ...registering } });
  return router;
}

const drafted = () => openedDraft('registration')?.content?.values.firstName;

it('keeps the draft of a registration while the shopper reads the terms', async () => {
  const router = await typeAndRead();
  expect(drafted()).toBe('Asha');
  await router.navigate({ to: '/registration', state: registering });
  expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('Asha');
});

it('drops it when she goes to another screen, but not when a finger only touches a link', async () => {
  const router = await typeAndRead();
  await router.preloadRoute({ to: '/login' });
  expect(drafted()).toBe('Asha');
  await router.navigate({ to: '/login' });
  expect(drafted()).toBeUndefined();
});

it('keeps it when the session ends by itself', async () => {
  await typeAndRead();
  const kept = openedDraft('registration');
  leaveSession(appActions().showLogin);
  await screen.findByRole('button', { name: 'GET OTP' });
  expect(kept?.content?.values.firstName).toBe('Asha');
});

it('removes on every screen what an earlier release kept of it', async () => {
  writeStored('firstName', 'Asha');
  writeStored('email', 'asha@mail.example');
  await start('/registration', registering);
  expect([readStored('firstName'), readStored('email')]).toEqual([undefined, undefined]);
});

it('keeps the number for the way back to the login, also by way of the terms', async () => {
  writeTabValue(loginNumber, registering.mobileNumber);
  const router = await typeAndRead();
  await router.navigate({ to: '/registration', state: registering });
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Mobile number')).value).toBe('9876 500 001');
  await router.navigate({ to: '/faqs' });
  expect(readTabValue(loginNumber)).toBeUndefined();
});
