import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../../tests/setup/app-router';
import { merchantAnswer, stubBackend } from '../../../tests/setup/backend';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';

const load = vi.hoisted(() => vi.fn());
vi.mock('./launch-banner', () => load());

beforeEach(() => {
  logInAsCustomer();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  load.mockReset();
});

it('the dashboard works without its launch banner, and shows it when the network is back', async () => {
  load.mockRejectedValueOnce(new Error('Failed to fetch'));
  load.mockResolvedValue({ LaunchBanner: () => <p>New here</p> });
  const customerDetails = { id: '5', first_name: 'Aarav', tier_count: 1 };
  stubBackend({ '/getMerchantDetails': merchantAnswer({ launch_banner: '/banner.webp', customerDetails }) });
  renderApp('/dashboard');
  await until(() => expect(load).toHaveBeenCalledOnce());
  await act(async () => {});
  expect(await screen.findByRole('heading', { level: 1, name: 'Hi Aarav!' })).toBeTruthy();
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('New here')).toBeTruthy();
});
