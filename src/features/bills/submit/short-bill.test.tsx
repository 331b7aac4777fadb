import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PropsWithChildren } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { create } from 'zustand';
import { sendUpload } from '@/session/send-upload';
import { isBusy } from '@/updates/busy';
import { keptUpload } from '../../../../tests/setup/kept-upload';
import {
  answerQuestion,
  chooseFiles,
  png,
  setNetwork,
  showSubmitBill,
  submit,
  submitButton,
  uploadNames,
} from '../../../../tests/setup/submit-bill';
import { until } from '../../../../tests/setup/until';
import { openList, useUploads } from '../uploads/upload-list';
import { shownItems } from '../uploads/upload-rules';

vi.mock('@/session/send-upload', () => ({ sendUpload: vi.fn() }));

beforeEach(() => void vi.mocked(sendUpload).mockReset());

const findThanks = () => screen.findByText('Thank you for submitting your bill(s)!');

describe('short bills', () => {
  it('are chosen with a hint at one that is there twice, deleted again, and submitted together', async () => {
    vi.mocked(sendUpload).mockResolvedValue({ manual: true, points: 0, billId: '77' });
    const { visited } = await showSubmitBill();
    await screen.findByLabelText('Choose files');
    expect(submitButton()).toBeNull();
    await chooseFiles(png('a.png'), png('b.png', 'same'), png('c.png', 'same'));
    await until(() => expect(uploadNames()).toEqual(['a.png', 'b.png', 'c.png']));
    await until(() => expect(isBusy('form')).toBe(true));
    expect(await screen.findByText('This looks like the same bill as b.png.')).toBeTruthy();
    await userEvent.click(screen.getAllByRole('button', { name: 'Delete' })[0] as HTMLElement);
    await until(() => expect(uploadNames()).toEqual(['b.png', 'c.png']));
    await until(() => expect(document.activeElement?.id).toBe('main'));
    await until(() => expect(submitButton()?.disabled).toBe(false));
    await userEvent.dblClick(submitButton() as HTMLButtonElement);
    await until(() => expect(visited).toEqual([['REPLACE', '/thank-you', undefined, undefined]]));
    await until(() => expect(sendUpload).toHaveBeenCalledTimes(2));
    await until(() => expect(isBusy('form')).toBe(false));
  });

  it('load the screens that a submit leads to, because the network may be gone by then', async () => {
    setNetwork(false);
    const { router } = await showSubmitBill();
    await screen.findByLabelText('Choose files');
    const loaded = vi.spyOn(router, 'loadRouteChunk');
    setNetwork(true);
    dispatchEvent(new Event('online'));
    await until(() =>
      expect(loaded.mock.calls.map(([{ id }]) => id)).toEqual([
        '/_customer/thank-you',
        '/_customer/bill-upload',
        '/_customer/bill-summary',
      ]),
    );
  });

  it('can be submitted while others only wait for a network, and say how many wait', async () => {
    setNetwork(false);
    const { router } = await showSubmitBill();
    await chooseFiles(png('a.png'));
    await submit();
    await findThanks();
    expect(screen.getByRole('link', { name: 'See submitted bills' }).getAttribute('href')).toBe(
      '/transactions?tab=bills',
    );
    await router.navigate({ to: '/submit-bill' });
    expect(await screen.findByText('1 bill waits for a connection.')).toBeTruthy();
    expect(screen.getByText('You can add 4 more bills meanwhile.')).toBeTruthy();
    await chooseFiles(png('b.png'));
    await submit();
    await findThanks();
    expect(useUploads.getState().items.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    expect(sendUpload).not.toHaveBeenCalled();
  });

  it('that failed say why and can be tried again; five of them leave no room, and the screen says so', async () => {
    await showSubmitBill();
    await screen.findByLabelText('Choose files');
    const words = 'There is room for 5 bills. To add another one, first send or delete one of these.';
    expect(screen.queryByText(words)).toBeNull();
    await act(openList); // opening reads the storage, which would bring back the empty list
    const failed = ['1', '2', '3', '4', '5'].map((id) =>
      keptUpload(id, { state: 'error', message: 'Too late.' }),
    );
    act(() => useUploads.setState({ items: shownItems(failed, []) }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByLabelText('Choose files')).toBeNull();
    expect(screen.queryByText(/drop files here/)).toBeNull();
    const [bill] = screen.getAllByRole('listitem') as [HTMLElement];
    for (const line of ['Upload failed.', 'Too late.']) expect(within(bill).getByText(line)).toBeTruthy();
    expect(within(bill).getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('wait for those that are on their way', async () => {
    vi.mocked(sendUpload).mockImplementation(() => new Promise(() => {}));
    const { router } = await showSubmitBill();
    await chooseFiles(png('a.png'));
    await submit();
    await findThanks();
    await router.navigate({ to: '/submit-bill' });
    expect(await screen.findByText('Uploading bill...')).toBeTruthy();
    await chooseFiles(png('b.png'));
    await until(() => expect(submitButton()?.disabled).toBe(true));
    expect(screen.getByText('You can submit more bills when this upload is over.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await until(() => expect(submitButton()?.disabled).toBe(false));
    expect(uploadNames()).toEqual(['b.png']);
  });
});

describe('short bills that were not submitted', () => {
  const useMaintenance = create(() => ({ active: false }));
  const Maintained = ({ children }: PropsWithChildren) =>
    useMaintenance(({ active }) => active) ? <p>Maintenance</p> : children;

  const showChosen = async () => {
    const app = await showSubmitBill({ Around: ({ children }) => <Maintained>{children}</Maintained> });
    await chooseFiles(png('a.png'));
    await until(() => expect(uploadNames()).toEqual(['a.png']));
    return app;
  };

  it('go when the screen is left', async () => {
    const { router } = await showChosen();
    await router.navigate({ to: '/dashboard' });
    await until(() => expect(uploadNames()).toEqual([]));
  });

  it('go with a Yes to the other tab', async () => {
    await showChosen();
    await userEvent.click(screen.getByRole('tab', { name: 'Long Bill' }));
    await answerQuestion(true);
    await until(() => expect(uploadNames()).toEqual([]));
  });

  it('stay when something else closes the screen, such as maintenance', async () => {
    await showChosen();
    act(() => useMaintenance.setState({ active: true }));
    expect(await screen.findByText('Maintenance')).toBeTruthy();
    act(() => useMaintenance.setState({ active: false }));
    expect(await screen.findByText('a.png')).toBeTruthy();
    expect(uploadNames()).toEqual(['a.png']);
  });
});
