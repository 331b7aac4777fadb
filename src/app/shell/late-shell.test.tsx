import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useInstallOffer } from '@/features/install/install-offer';
import { changeFirstBills, oldFirstBills } from '@/session/first-bills';
import { useRunningWrites } from '@/session/running-writes';
import { reportInstallation } from '@/session/sign-in';
import { markSessionOver } from '@/session/stored-user';
import { ask } from '@/ui/feedback/ask';
import { showToast, useToasts } from '@/ui/feedback/show-toast';
import { type BusyKind, isBusy, startBusy, useBusy } from '@/updates/busy';
import { watchServiceWorker } from '@/updates/service-worker-updates';
import { checkVersion } from '@/updates/version-check';
import { beside } from '../../../tests/setup/beside';
import { fakeCaches } from '../../../tests/setup/caches';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { stubLocks } from '../../../tests/setup/locks';
import { newQueryClient } from '../../../tests/setup/query-client';
import { renderUi } from '../../../tests/setup/render';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import { LateShell } from './late-shell';

vi.mock('@/updates/service-worker-updates', () => ({ watchServiceWorker: vi.fn() }));
vi.mock('@/updates/version-check', () => ({ checkVersion: vi.fn(() => Promise.resolve()) }));
vi.mock('@/session/sign-in', () => ({ reportInstallation: vi.fn(() => Promise.resolve()) }));

const discard = 'Are you sure you want to discard the changes?';

beforeEach(() => {
  stubLocks();
  vi.clearAllMocks();
});

afterEach(() => useBusy.setState({ tasks: [] }));

/** A write that lasts as long as the test wants. */
function Writer({ background }: { background: boolean }) {
  const { mutate } = useMutation({ mutationFn: () => new Promise(() => {}), meta: { background } });
  return (
    <button type="button" onClick={() => mutate()}>
      write
    </button>
  );
}

async function show(background = false, loadSecond: () => Promise<void> = async () => {}) {
  const root = createRootRoute();
  const route = (path: string, loader = async () => {}) =>
    createRoute({
      getParentRoute: () => root,
      path,
      loader,
      component: () => <Writer background={background} />,
    });
  const history = createBrowserHistory();
  history.replace('/first');
  const router = createRouter({
    routeTree: root.addChildren([route('/first'), route('/second', loadSecond)]),
    history,
    InnerWrap: beside(LateShell),
  });
  renderUi(
    <QueryClientProvider client={newQueryClient()}>
      {/* The type Register names the app's own router, and this one has other routes. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'write' });
  return {
    path: () => router.state.location.pathname,
    leave: () => act(async () => void router.navigate({ to: '/second' } as never)),
  };
}

/** Whether closing or reloading the page would ask. */
function asksOnClosing(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

it('asks before an unsaved form is left, and follows the answer', async () => {
  const { path, leave } = await show();
  startBusy('form');
  await leave();
  expect(await screen.findByText(discard)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(path()).toBe('/first');
  await leave();
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await until(() => expect(path()).toBe('/second'));
});

it.each(['upload', 'order', 'write'] as const)('lets screens change during an %s', async (kind) => {
  const { path, leave } = await show();
  startBusy(kind);
  await leave();
  await until(() => expect(path()).toBe('/second'));
  expect(screen.queryByText(discard)).toBeNull();
});

it.each<[BusyKind | undefined, boolean]>([
  ['form', true],
  ['upload', true],
  ['order', true],
  ['write', false],
  [undefined, false],
])('closing the page during %s asks: %s', async (kind, asked) => {
  await show();
  if (kind) startBusy(kind);
  expect(asksOnClosing()).toBe(asked);
});

it('never asks after the session has ended', async () => {
  await show();
  startBusy('form');
  markSessionOver();
  expect(asksOnClosing()).toBe(false);
});

it.each([
  ['a write that runs', () => useRunningWrites.setState({ running: 1 })],
  ['a toast', () => void showToast('success', 'Sent.')],
])('reloads wait for %s, and nobody is asked', async (_name, begin) => {
  await show();
  act(begin);
  expect(isBusy('write')).toBe(true);
  expect(asksOnClosing()).toBe(false);
  act(() => {
    useRunningWrites.setState({ running: 0 });
    useToasts.setState({ toasts: [] });
  });
  expect(isBusy()).toBe(false);
});

it('reloads wait until the next screen is there', async () => {
  const second = laterAnswer();
  const { leave } = await show(false, second.asked);
  await leave();
  await until(() => expect(isBusy('write')).toBe(true));
  await second.give();
  await until(() => expect(isBusy()).toBe(false));
});

it('reads leaving a screen as a no to its question', async () => {
  const { leave } = await show();
  let answer: boolean | undefined;
  act(() => {
    void ask({ text: 'Sure?', confirm: 'Yes', cancel: 'No' }).then((yes) => {
      answer = yes;
    });
  });
  expect(await screen.findByText('Sure?')).toBeTruthy();
  await leave();
  await until(() => expect(answer).toBe(false));
  expect(screen.queryByText('Sure?')).toBeNull();
});

it('gives the focus back after an answer', async () => {
  await show();
  const asking = screen.getByRole('button', { name: 'write' });
  act(() => asking.focus());
  act(() => void ask({ text: 'Sure?', confirm: 'Yes', cancel: 'No' }));
  const no = await screen.findByRole('button', { name: 'No' });
  await until(() => expect(document.activeElement).toBe(no));
  await userEvent.click(no);
  expect(screen.queryByText('Sure?')).toBeNull();
  expect(document.activeElement).toBe(asking);
});

it.each([
  [false, true],
  [true, false],
])('covers the screen during a write, in the background %s: %s', async (background, covered) => {
  await show(background);
  await userEvent.click(screen.getByRole('button', { name: 'write' }));
  expect(screen.queryByText('Loading...') !== null).toBe(covered);
});

it('starts the worker and the version check, and does not report an installation of a visitor', async () => {
  await show();
  expect(watchServiceWorker).toHaveBeenCalledOnce();
  expect(checkVersion).toHaveBeenCalledOnce();
  expect(reportInstallation).not.toHaveBeenCalled();
});

it('reports an installation when somebody is logged in', async () => {
  logInAsCustomer();
  await show();
  expect(reportInstallation).toHaveBeenCalledOnce();
});

it('shows the offer to install when it is due, and only then', async () => {
  await show();
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => useInstallOffer.setState({ due: true }));
  expect(await screen.findByRole('dialog', { name: 'Install Test Rewards' })).toBeTruthy();
  act(() => useInstallOffer.setState({ due: false }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says on any screen that the time of a bill from before the login is over', async () => {
  vi.stubGlobal('caches', fakeCaches());
  const { leave } = await show();
  logInAsCustomer();
  const since = Date.now() - 24 * 3_600_000 - 1;
  changeFirstBills(() => [{ id: 'a', tab: 't', mobileNumber: '9876500001', since }]);
  await leave();
  await screen.findByText('Your bill is not there any more. Please photograph it again.');
  expect(oldFirstBills()).toEqual([]);
});
