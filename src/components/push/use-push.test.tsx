import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { pushSignals } from '@/lib/push-signals';
import { testBrand } from '../../../tests/setup/brand';
import { pushKey, stubPush } from '../../../tests/setup/push';
import { newQueryClient } from '../../../tests/setup/query-client';
import { renderUi } from '../../../tests/setup/render';
import { logInAsCustomer } from '../../../tests/setup/session';
import { startRegistration } from './start-registration';
import { usePush } from './use-push';

vi.mock('./start-registration', () => ({ startRegistration: vi.fn(() => Promise.resolve()) }));

function Shell() {
  usePush();
  return <h1>Shell</h1>;
}

async function show() {
  const queryClient = newQueryClient();
  const history = createMemoryHistory();
  const root = createRootRoute({ component: Shell, notFoundComponent: () => null });
  const router = createRouter({ routeTree: root, history });
  renderUi(
    <QueryClientProvider client={queryClient}>
      {/* The type Register names the app's own router, and this one has no routes. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Shell' });
  return { queryClient, history };
}

beforeEach(() => {
  vi.mocked(startRegistration).mockClear();
  setCurrentBrand(testBrand({ pushPublicKey: pushKey }));
});

it('registers the device of a customer who has allowed push messages', async () => {
  stubPush();
  logInAsCustomer();
  await show();
  expect(startRegistration).toHaveBeenCalledOnce();
});

it.each(['default', 'denied'] as const)(
  'registers nothing while the permission is %s',
  async (permission) => {
    stubPush(permission);
    logInAsCustomer();
    await show();
    expect(startRegistration).not.toHaveBeenCalled();
  },
);

it('registers nothing for a visitor', async () => {
  stubPush();
  await show();
  expect(startRegistration).not.toHaveBeenCalled();
});

/** The service worker says something, and waits for an answer. */
function say(serviceWorker: EventTarget, data: unknown) {
  const port = { postMessage: vi.fn() };
  const message = Object.assign(new Event('message'), { data, ports: [port] });
  act(() => void serviceWorker.dispatchEvent(message));
  return port.postMessage;
}

it('loads the badge and the list again when a push message has arrived', async () => {
  const { serviceWorker } = stubPush();
  const { queryClient } = await show();
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
  say(serviceWorker, { type: pushSignals.arrived });
  expect(invalidate.mock.calls).toEqual([
    [{ queryKey: ['unread-count'] }],
    [{ queryKey: ['notifications'] }],
  ]);
});

it('registers the device again when the browser has changed its subscription', async () => {
  const { serviceWorker } = stubPush();
  await show();
  say(serviceWorker, { type: pushSignals.renewed });
  expect(startRegistration).toHaveBeenCalledOnce();
});

it('opens what a tapped push message leads to, and says so to the service worker', async () => {
  const { serviceWorker } = stubPush();
  const { history } = await show();
  const answer = say(serviceWorker, { type: pushSignals.open, href: '/offers?x=$1' });
  expect(history.location.href).toBe('/offers?x=$1');
  expect(answer).toHaveBeenCalledOnce();
});

it.each([
  { type: pushSignals.open, href: 'https://evil.example/' },
  { type: pushSignals.open, href: 'javascript:alert(1)' },
  { type: pushSignals.open },
  { type: 'SOMETHING_ELSE', href: '/offers' },
  null,
])('ignores %j', async (data) => {
  const { serviceWorker } = stubPush();
  const { history } = await show();
  expect(say(serviceWorker, data)).not.toHaveBeenCalled();
  expect(history.location.href).toBe('/');
});
