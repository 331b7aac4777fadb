import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { useToasts } from '@/ui/show-toast';
import { keptUpload } from '../../../../tests/setup/kept-upload';
import { newQueryClient } from '../../../../tests/setup/query-client';
import { renderUi } from '../../../../tests/setup/render';
import '../../../../tests/setup/upload-page';
import { ProgressScreen } from './progress-screen';
import { UploadBar } from './upload-bar';
import type { KeptUpload, UploadItem } from './upload-item';
import { useUploads } from './upload-list';
import { shownItems } from './upload-rules';

const items = (states: readonly Partial<KeptUpload>[], sent = 0): UploadItem[] =>
  shownItems(
    states.map((state, index) =>
      keptUpload(`${index + 1}`, { chosenAt: index + 1, name: `bill-${index + 1}.jpg`, ...state }),
    ),
    { 1: sent },
  );

/** Both of them at an address; the bar follows nobody's list. */
async function show(path: string, shown: readonly UploadItem[]) {
  useToasts.setState({ toasts: [] });
  useUploads.setState({ customerId: '5', items: shown, isRead: true, barClosed: false, storage: 'kept' });
  const queryClient = newQueryClient();
  const root = createRootRoute({
    component: () => (
      <>
        <ProgressScreen />
        <UploadBar customerId={undefined} />
      </>
    ),
  });
  const route = (to: string) => createRoute({ getParentRoute: () => root, path: to, component: () => null });
  const routeTree = root.addChildren(
    ['/dashboard', '/bill-upload', '/bill-summary', '/submit-bill'].map(route),
  );
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
    refreshed: vi.spyOn(queryClient, 'invalidateQueries'),
    user: userEvent.setup(),
    toasts: () => useToasts.getState().toasts.map(({ text }) => text),
  };
}

describe('the progress page', () => {
  it('says what becomes of each bill', async () => {
    await show('/bill-upload', [
      ...items([{ state: 'uploading' }], 0.5),
      ...items([
        {},
        { state: 'manual', billId: '7' },
        { state: 'error', message: 'Earning is closed.' },
        { state: 'error', duplicate: true },
        { state: 'complete', points: 12.5 },
        { state: 'complete', points: 12 },
        { state: 'chosen' },
      ]).slice(1),
    ]);
    expect(screen.getAllByRole('listitem').map((card) => card.textContent)).toEqual([
      expect.stringContaining('Uploading bill...'),
      expect.stringContaining('Bill submitted for manual processing.'),
      expect.stringMatching(/Upload failed\..*Earning is closed\./),
      expect.stringContaining('Duplicate bill.'),
      expect.stringContaining('You have earned + 12.50 P'),
      expect.stringContaining('You have earned + 12 P'),
    ]);
  });

  it('says that a bill is being processed once it has left the device', async () => {
    await show('/bill-upload', items([{ state: 'uploading' }], 1));
    expect(screen.getByText('Processing bill...')).toBeDefined();
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

  it('leads back to the bills only when no upload is under way', async () => {
    const { router, user } = await show('/bill-upload', items([{ state: 'uploading' }]));
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    act(() => useUploads.setState({ items: items([{ state: 'complete' }]) }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(router.state.location.pathname).toBe('/submit-bill');
  });

  it('offers to submit bills where there are none', async () => {
    await show('/bill-upload', []);
    expect(screen.getByText('No bills currently in progress.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'SUBMIT BILL(s)' }).getAttribute('href')).toBe('/submit-bill');
    expect(screen.queryByRole('region', { name: 'Bill upload' })).toBeNull();
  });
});

describe('the bar', () => {
  const percent = () =>
    screen.getByRole('progressbar', { name: 'Upload progress' }).getAttribute('aria-valuenow');

  it('shows the floor of the average, and leads to the progress page from every other screen', async () => {
    const { router, user } = await show(
      '/dashboard',
      items([{ state: 'uploading' }, { state: 'complete' }, {}], 0.5),
    );
    expect(percent()).toBe('45');
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

  it('shows the summary of the bills that there are, and says so where there are none', async () => {
    const { router, user, toasts } = await show(
      '/dashboard',
      items([{ state: 'manual' }, { state: 'error', duplicate: true }]),
    );
    await user.click(screen.getByRole('button', { name: 'VIEW SUMMARY' }));
    expect(toasts()).toEqual(['Please upload at least one bill image']);
    act(() =>
      useUploads.setState({
        items: items([
          { state: 'manual', billId: '7' },
          { state: 'complete', billId: '8' },
        ]),
      }),
    );
    await user.click(screen.getByRole('button', { name: 'VIEW SUMMARY' }));
    expect(router.state.location).toMatchObject({
      pathname: '/bill-summary',
      state: { billIds: '7,8', isMultiClickBill: false },
    });
  });

  it('has what a bill changes read again when the backend takes one, and not for those of an earlier visit', async () => {
    const { refreshed } = await show('/dashboard', []);
    act(() => useUploads.setState({ isRead: false }));
    const earlier: Partial<KeptUpload>[] = [{ state: 'complete' }, { state: 'manual' }];
    act(() => useUploads.setState({ isRead: true, items: items([...earlier, { state: 'uploading' }]) }));
    expect(refreshed).not.toHaveBeenCalled();
    act(() => useUploads.setState({ items: items([...earlier, { state: 'complete' }]) }));
    expect(refreshed).toHaveBeenCalledTimes(2);
  });

  it('goes when it is closed', async () => {
    const { user } = await show('/dashboard', items([{ state: 'uploading' }]));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Bill upload' })).toBeNull();
    expect(useUploads.getState().items).toHaveLength(1);
  });
});
