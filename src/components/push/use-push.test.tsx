import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { getCustomerNotificationDetails, setNotificationTapped } from '@/contract/notifications';
import { useToasts } from '@/ui/feedback/show-toast';
import { pushSignals } from '@/worker/push-signals';
import { keepTap, takeTaps } from '@/worker/push-taps';
import { stubBackend } from '../../../tests/setup/backend';
import { testBrand } from '../../../tests/setup/brand';
import { fakeCaches } from '../../../tests/setup/caches';
import { pushKey, stubPush } from '../../../tests/setup/push';
import { newQueryClient } from '../../../tests/setup/query-client';
import { renderUi } from '../../../tests/setup/render';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
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

/** The service worker says something, and waits for an answer. */
function say(serviceWorker: EventTarget, data: unknown) {
  const port = { postMessage: vi.fn() };
  const message = Object.assign(new Event('message'), { data, ports: [port] });
  act(() => void serviceWorker.dispatchEvent(message));
  return port.postMessage;
}

it('loads the badge, the list and what depends on bills again when a push message has arrived', async () => {
  const { serviceWorker } = stubPush();
  const { queryClient } = await show();
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
  say(serviceWorker, { type: pushSignals.arrived });
  expect(invalidate.mock.calls).toEqual([
    [{ queryKey: ['unread-count'] }],
    [{ queryKey: ['notifications'] }],
    [{ predicate: expect.any(Function) }],
  ]);
});

describe('a tap on a push message', () => {
  const note = (tap_status: string) => [{ id: 1, communication_msg_id: 'n1', tap_status }];
  const good = (response: unknown) => ({ statusCode: 100, response });

  /** The service worker has kept a tap on n1. */
  async function keptTap(details: unknown = good(note('0'))) {
    const caches = fakeCaches();
    vi.stubGlobal('caches', caches);
    await keepTap(caches, 'n1');
    const backend = stubBackend({
      '/getCustomerNotificationDetails': details,
      '/setNotificationTapped': good(note('1')),
    });
    const { serviceWorker } = stubPush('default');
    const reported = () =>
      backend.requestsTo(setNotificationTapped).map(({ fields }) => `${fields.unique_id} ${fields.inAppTap}`);
    return { caches, backend, reported, serviceWorker };
  }

  it('is reported at the start, once, and then the badge and the list are loaded again', async () => {
    const { reported, caches, serviceWorker } = await keptTap();
    logInAsCustomer();
    const invalidate = vi.spyOn(QueryClient.prototype, 'invalidateQueries');
    await show();
    await until(() => expect(reported()).toEqual(['n1 0']));
    await until(() => expect(invalidate).toHaveBeenCalledWith({ queryKey: ['notifications'] }));
    expect(invalidate).toHaveBeenCalledWith({ queryKey: ['unread-count'] });
    say(serviceWorker, { type: pushSignals.tapped });
    expect(await takeTaps(caches)).toEqual([]);
    expect(reported()).toHaveLength(1);
  });

  it('is reported by an open tab when the service worker says so', async () => {
    const { reported, caches, serviceWorker } = await keptTap();
    await takeTaps(caches);
    logInAsCustomer();
    await show();
    await keepTap(caches, 'n1');
    say(serviceWorker, { type: pushSignals.tapped });
    await until(() => expect(reported()).toEqual(['n1 0']));
  });

  it.each([
    ['was read before', good(note('1'))],
    ['does not exist for this customer', good([])],
  ])('is not reported for a notification that %s', async (_, details) => {
    const { backend, reported } = await keptTap(details);
    logInAsCustomer();
    const invalidate = vi.spyOn(QueryClient.prototype, 'invalidateQueries');
    await show();
    await until(() => expect(invalidate).toHaveBeenCalledWith({ queryKey: ['notifications'] }));
    expect(backend.requestsTo(getCustomerNotificationDetails)).toHaveLength(1);
    expect(reported()).toEqual([]);
  });

  it('waits for a login', async () => {
    const { caches, backend, serviceWorker } = await keptTap();
    await show();
    say(serviceWorker, { type: pushSignals.tapped });
    expect(await takeTaps(caches)).toEqual(['n1']);
    expect(backend.requestsTo(getCustomerNotificationDetails)).toEqual([]);
  });

  it('that cannot be reported is only logged', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await keptTap({ statusCode: 102 });
    logInAsCustomer();
    await show();
    await until(() =>
      expect(logged).toHaveBeenCalledWith('A tap on a push message was not reported.', expect.anything()),
    );
    expect(useToasts.getState().toasts).toEqual([]);
  });
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
