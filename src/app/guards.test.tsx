import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useToasts } from '@/ui/show-toast';
import { renderApp } from '../../tests/setup/app-router';
import { stubBackend } from '../../tests/setup/backend';
import { logInAsCustomer } from '../../tests/setup/session';
import { until } from '../../tests/setup/until';

/** The address that an address leads to. */
async function lead(path: string): Promise<string> {
  const { history, router } = renderApp(path);
  await until(() => expect(router.state.status).toBe('idle'));
  await screen.findByRole('heading', { level: 1 });
  return history.location.pathname;
}

beforeEach(() => {
  // happy-dom has none.
  vi.stubGlobal('scrollTo', () => {});
  stubBackend({});
});

describe('a visitor', () => {
  it.each(['/', '/no/such/page', '/dashboard', '/myCart', '/otpverification', '/registration'])(
    'is led from %s to the login',
    async (path) => {
      expect(await lead(path)).toBe('/login');
    },
  );

  it.each(['/terms-of-use', '/faqs', '/optout/K1'])('may open %s', async (path) => {
    expect(await lead(path)).toBe(path);
  });
});

describe('a customer', () => {
  beforeEach(logInAsCustomer);

  const tooLong = `/product/${'1'.repeat(2_000)}`;
  it.each(['/', '/no-such-page', '/login', '/otpverification', '/registration', tooLong])(
    'is led from %s to the dashboard',
    async (path) => {
      expect(await lead(path)).toBe('/dashboard');
    },
  );

  it('gets from an order without an id to the dashboard, with a message', async () => {
    expect(await lead('/order-summary')).toBe('/dashboard');
    expect(useToasts.getState().toasts.map(({ text }) => text)).toContain('Could not find order.');
  });
});
