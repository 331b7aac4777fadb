import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { isMaintainance } from '@/contract/session';
import { readStored } from '@/session/stored-values';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { stubLocks } from '../../../tests/setup/locks';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import { useMaintenance } from '../maintenance/maintenance';
import { Shell } from './shell';

const answers = {
  on: { statusCode: 100, maintainance_mode: '1' },
  off: { statusCode: 100, maintainance_mode: '0' },
};
const others = {
  '/checkCustomerData': { statusCode: 100, isRegisterComplete: '1', customer: { first_name: 'Aarav' } },
  '/getTermsCondition': { statusCode: 100, response: '<p>Be kind.</p>' },
  '/appVersion': { statusCode: 100, app_version: '4' },
  '/getPushNotificationCount': { statusCode: 100, push_notification_count: 0 },
};

beforeEach(() => {
  stubLocks();
  logInAsCustomer();
  useMaintenance.setState({ active: false });
});

it('keeps what was typed under the maintenance page, and shows it again afterwards', async () => {
  stubBackend({ ...others, '/isMaintainance': answers.off });
  renderApp('/feedback', {}, Shell);
  const message = await screen.findByRole('textbox', { name: /message/i });
  await userEvent.type(message, 'Clean halls');
  await until(() => expect(readStored('ismaintainance')).toBe('false')); // the first check has ended
  act(() => useMaintenance.setState({ active: true }));
  expect((await screen.findByRole('heading', { level: 1, name: 'Hey there!' })).textContent).toBe(
    'Hey there!',
  );
  expect(document.body.hasAttribute('data-covered')).toBe(true);
  act(() => useMaintenance.setState({ active: false }));
  expect(screen.getByRole('textbox', { name: /message/i })).toHaveProperty('value', 'Clean halls');
  expect(screen.queryByText('Hey there!')).toBeNull();
  expect(document.body.hasAttribute('data-covered')).toBe(false);
});

it('asks at once and every 60 s when the last visit ended in maintenance, and then shows the wanted screen', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  useMaintenance.setState({ active: true });
  let now: object = answers.on;
  const backend = stubBackend({ ...others, '/isMaintainance': () => Response.json(now) });
  renderApp('/terms-of-use', {}, Shell);
  expect(await screen.findByText('Hey there!')).toBeTruthy();
  await until(() => expect(backend.requestsTo(isMaintainance)).toHaveLength(1));
  now = answers.off;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByText('Be kind.')).toBeTruthy();
  expect(screen.queryByText('Hey there!')).toBeNull();
});
