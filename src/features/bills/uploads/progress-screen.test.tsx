import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useToasts } from '@/ui/feedback/show-toast';
import { stubBackend } from '../../../../tests/setup/backend';
import { keptUpload } from '../../../../tests/setup/kept-upload';
import { newQueryClient } from '../../../../tests/setup/query-client';
import { renderUi } from '../../../../tests/setup/render';
import { until } from '../../../../tests/setup/until';
import { setOnline } from '../../../../tests/setup/upload-page';
import { ProgressScreen } from './progress-screen';
import { UploadBar } from './upload-bar';
import type { KeptUpload, UploadItem } from './upload-item';
import { addUpload, closeList, openList, useUploads, wipeUploads } from './upload-list';
import { keptFor, shownItems, withSent } from './upload-rules';

const items = (states: readonly Partial<KeptUpload>[], sent = 0): UploadItem[] =>
  withSent(
    shownItems(
      states.map((state, index) =>
        keptUpload(`${index + 1}`, { chosenAt: index + 1, name: `bill-${index + 1}.jpg`, ...state }),
      ),
      [],
    ),
    '1',
    sent,
  );

beforeEach(async () => {
  vi.stubGlobal('BroadcastChannel', undefined); // this test has one tab
  closeList();
  await wipeUploads('5');
  stubBackend({});
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
});

/** Both of them at an address; the bar follows nobody's list. */
async function show(path: string, shown: readonly UploadItem[]) {
  useToasts.setState({ toasts: [] });
  useUploads.setState({ customerId: '5', items: shown, storage: 'kept' });
  const queryClient = newQueryClient();
  const root = createRootRoute({
    component: () => (
      <>
        <ProgressScreen />
        <UploadBar customerId={undefined} />
      </>
    ),
  });
  const customer = createRoute({ getParentRoute: () => root, id: '_customer' });
  const route = (to: string) =>
    createRoute({ getParentRoute: () => customer, path: to, component: () => null });
  const screens = ['/dashboard', '/bill-upload', '/bill-summary', '/submit-bill'].map(route);
  const routeTree = root.addChildren([customer.addChildren(screens)]);
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree, history });
  renderUi(
    <QueryClientProvider client={queryClient}>
      {/* Register names the app's own router; this one has other routes. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Bill(s) Upload Progress' });
  return {
    router,
    cards: () => screen.getAllByRole('listitem'),
    user: userEvent.setup(),
    toasts: () => useToasts.getState().toasts.map(({ text }) => text),
  };
}

describe('the progress page', () => {
  it('says what becomes of each bill, with an icon for each state', async () => {
    const { cards } = await show('/bill-upload', [
      ...items([{ state: 'uploading' }], 0.5),
      ...items([
        {},
        { state: 'manual', billId: '7' },
        { state: 'error', message: 'Earning is closed.' },
        { state: 'error', duplicate: true },
        { state: 'complete', points: 12.5 },
        { submittedAt: 1 },
        { state: 'chosen' },
      ]).slice(1),
    ]);
    expect(cards().map((card) => card.textContent)).toEqual([
      expect.stringContaining('Uploading bill...'),
      expect.stringContaining('Bill submitted for manual processing.'),
      expect.stringMatching(/Upload failed\..*Earning is closed\./),
      expect.stringContaining('Duplicate bill.'),
      expect.stringContaining('You have earned + 12.50 P'),
      expect.stringContaining('Waiting since'),
    ]);
    const icons = cards().map((card) => card.querySelector('[data-kind] > svg')?.getAttribute('class'));
    expect(new Set(icons).size).toBe(6);
  });

  it('says that a bill is being processed once it has left the device, and cannot be cancelled', async () => {
    await show('/bill-upload', items([{ state: 'uploading' }], 1));
    for (const words of ['Processing bill...', 'It can no longer be cancelled.'])
      expect(screen.getByText(words)).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'bill-1.jpg' }).getAttribute('aria-valuenow')).toBe('70');
  });

  it('opens a bill’s summary, or says that there is none', async () => {
    const { router, user, toasts } = await show(
      '/bill-upload',
      items([{ state: 'error' }, { state: 'complete', billId: '7' }]),
    );
    await user.click(screen.getByRole('button', { name: /bill-1/ }));
    expect(toasts()).toEqual(['Bill not uploaded.']);
    await user.click(screen.getByRole('button', { name: /bill-2/ }));
    expect(router.state.location).toMatchObject({ pathname: '/bill-summary', state: { billIds: '7' } });
  });

  it('offers to submit bills where there are none, and leads back to them', async () => {
    const { router, user } = await show('/bill-upload', []);
    expect(screen.getByText('No bills currently in progress.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'SUBMIT BILL(s)' }).getAttribute('href')).toBe('/submit-bill');
    expect(screen.queryByRole('region', { name: 'Bill upload' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(router.state.location.pathname).toBe('/submit-bill');
  });
});

describe('the bar', () => {
  const twoBills = () =>
    items([
      { state: 'manual', billId: '7' },
      { state: 'complete', billId: '8' },
    ]);

  it('shows the floor of the average, and leads to the progress page from every other screen', async () => {
    const { router, user } = await show(
      '/dashboard',
      items([{ state: 'uploading' }, { state: 'complete' }, {}], 0.5),
    );
    const progress = screen.getByRole('progressbar', { name: 'Upload progress' });
    expect(progress.getAttribute('aria-valuenow')).toBe('45');
    expect(screen.queryByRole('button', { name: 'VIEW SUMMARY' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'View Progress' }));
    expect(router.state.location.pathname).toBe('/bill-upload');
    expect(screen.queryByRole('button', { name: 'View Progress' })).toBeNull();
  });

  it.each<[string, Partial<KeptUpload>[], boolean]>([
    ['All bills submitted successfully.', [{ state: 'manual' }, { state: 'complete' }], true],
    ['1 out of 2 bills submitted successfully', [{ state: 'error' }, { state: 'complete' }], true],
    [
      'None of the bills could be processed. Please re-upload.',
      [{ state: 'error' }, { state: 'error', duplicate: true }],
      false,
    ],
  ])('ends with: %s', async (sentence, states, summary) => {
    await show('/dashboard', items(states));
    expect(screen.getByText(sentence)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'VIEW SUMMARY' }) !== null).toBe(summary);
    expect(screen.queryByRole('button', { name: 'View Progress' })).toBeNull();
  });

  it('shows the summary of the bills that there are, says so where there are none, and can be closed', async () => {
    const { router, user, toasts } = await show(
      '/dashboard',
      items([{ state: 'manual' }, { state: 'error', duplicate: true }]),
    );
    await user.click(screen.getByRole('button', { name: 'VIEW SUMMARY' }));
    expect(toasts()).toEqual(['Please upload at least one bill image']);
    act(() => useUploads.setState({ items: twoBills() }));
    await user.click(screen.getByRole('button', { name: 'VIEW SUMMARY' }));
    expect(router.state.location).toMatchObject({
      pathname: '/bill-summary',
      state: { billIds: '7,8', isMultiClickBill: false },
    });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await until(() => expect(screen.queryByRole('region', { name: 'Bill upload' })).toBeNull());
  });

  it.each([
    ['these very bills', '/bill-summary', '8,7', false],
    ['only one of them', '/bill-summary', '7', true],
    ['more than them', '/bill-summary', '7,8,9', true],
    ['them in the history of another screen', '/dashboard', '7,8', true],
  ])('offers the summary except where it shows: %s', async (_, pathname, billIds, offered) => {
    const { router } = await show('/submit-bill', twoBills());
    await act(() => router.navigate({ to: pathname, state: { billIds } }));
    expect(screen.queryByRole('button', { name: 'VIEW SUMMARY' }) !== null).toBe(offered);
  });

  it('says how many bills wait for a network, without a percent', async () => {
    setOnline(false);
    await show('/bill-upload', items([{}, {}, { state: 'complete' }]));
    expect(screen.getByRole('button', { name: 'Back' })).toBeDefined();
    expect(screen.getAllByText('Goes on as soon as there is a connection.')).toHaveLength(2);
    const bar = within(screen.getByRole('region', { name: 'Bill upload' }));
    expect(bar.getByText('2 bills wait for a connection.')).toBeDefined();
    expect(bar.queryByText(/%/)).toBeNull();
    act(() => setOnline(true));
    expect(bar.getByText('Uploading 2 bills')).toBeDefined();
    expect(bar.getByText('33%')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });
});

it('a bill says since when it waits after 7 days, and can be sent with a tap, or taken out', async () => {
  const old = { submittedAt: Date.UTC(2026, 10, 5, 6), chosenAt: 1 };
  const { user } = await show('/bill-upload', []);
  vi.useFakeTimers({ toFake: ['Date'], now: old.submittedAt + keptFor + 1 });
  await openList();
  setOnline(false); // it is not sent in this test
  await act(() => addUpload(keptUpload('1', old), new File(['a'], 'a.jpg')));
  act(() => setOnline(true));
  const card = within(screen.getByRole('listitem'));
  expect(card.getByText("Waiting since 5th Nov'26.")).toBeDefined();
  expect(card.getByText('Send it now, or delete it.')).toBeDefined();
  expect(screen.getAllByText('1 bill was not sent for a week.').length).toBeGreaterThan(0);
  act(() => setOnline(false));
  await user.click(card.getByRole('button', { name: 'Try again' }));
  expect(await card.findByText('Goes on as soon as there is a connection.')).toBeDefined();
  await user.click(card.getByRole('button', { name: 'Cancel' }));
  await until(() => expect(screen.queryByRole('listitem')).toBeNull());
  await until(() => expect(document.activeElement?.id).toBe('main'));
});

describe('the buttons of a bill', () => {
  const buttons = () =>
    within(screen.getByRole('listitem'))
      .getAllByRole('button')
      .map((button) => button.textContent)
      .slice(1); // the first one is the bill itself

  it.each<[string, Partial<KeptUpload>, number, string[]]>([
    ['on its way', { state: 'uploading' }, 0.5, ['Cancel']],
    ['that the backend works on', { state: 'uploading' }, 1, []],
    ['that failed', { state: 'error' }, 0, ['Try again', 'Delete']],
    ['that is a duplicate', { state: 'error', duplicate: true }, 0, ['Delete']],
  ])('%s', async (_, state, sent, names) => {
    await show('/bill-upload', items([state], sent));
    expect(buttons()).toEqual(names);
  });
});
