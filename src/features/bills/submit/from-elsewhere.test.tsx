import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { changeFirstBills, firstBills } from '@/session/first-bills';
import { testBrand } from '../../../../tests/setup/brand';
import { fakeCaches } from '../../../../tests/setup/caches';
import { write } from '../../../../tests/setup/hands';
import { laterAnswer } from '../../../../tests/setup/later-answer';
import {
  isShortTab,
  uploadNames as names,
  png,
  showSubmitBill,
  told,
} from '../../../../tests/setup/submit-bill';
import { until } from '../../../../tests/setup/until';
import { keepFirstBill } from '../first/first-bill-files';
import { useUploads } from '../uploads/upload-list';
import { lookForShare, takeShares } from './shared-bills';

const show = (details: Record<string, unknown> = {}) => showSubmitBill({ details });
const shares = async () => (await (await caches.open('shared-bills')).keys()).length;

/** As the service worker keeps a share. */
async function share(files: File[], problems: string[] = [], at = Date.now()) {
  const form = { getAll: (name: string) => (name === 'bills' ? files : problems) };
  const kept = { clone: () => kept, formData: async () => form };
  await (await caches.open('shared-bills')).put(`/share-bill/${at}`, kept as unknown as Response);
}

beforeEach(() => void vi.stubGlobal('caches', fakeCaches()));

describe('a bill that was chosen before the login', () => {
  /** As the login keeps it for a number. */
  async function chooseFirst(mobileNumber: string) {
    await keepFirstBill(png('first.png'));
    changeFirstBills((bills) => bills.map((bill) => ({ ...bill, mobileNumber })));
  }

  it('lands in the list of the number that it belongs to, once', async () => {
    await chooseFirst('9876500001');
    await show();
    await until(() => expect(names()).toEqual(['first.png']));
    await until(() => expect(firstBills()).toEqual([]));
    expect(await (await caches.open('first-bills')).keys()).toEqual([]);
  });

  it('is not seen by another number, and stays', async () => {
    await chooseFirst('9876500002');
    await show();
    await vi.dynamicImportSettled();
    expect(names()).toEqual([]);
    expect(firstBills()).toHaveLength(1);
  });

  it('is deleted while earning is closed, and the dialog says so', async () => {
    await chooseFirst('9876500001');
    await show({ is_earn_enabled: '0' });
    expect(await screen.findByText('Your bill was not taken.')).toBeTruthy();
    await until(() => expect(firstBills()).toEqual([]));
  });

  it('is said to be gone where the browser has lost it', async () => {
    await chooseFirst('9876500001');
    await caches.delete('first-bills');
    await show();
    await until(() =>
      expect(told()).toEqual(['Your bill is not there any more. Please photograph it again.']),
    );
    expect(firstBills()).toEqual([]);
  });
});

describe('what another app has shared', () => {
  it('lands in the list of chosen bills, once', async () => {
    await share([png('a.png'), png('b.png')], [], Date.now() - 1);
    await share([png('c.png')]);
    await show();
    await until(() => expect(names()).toEqual(['a.png', 'b.png', 'c.png']));
    expect(useUploads.getState().items.every(({ state }) => state === 'chosen')).toBe(true);
    await until(async () => expect(await shares()).toBe(0));
    expect(told()).toEqual([]);
  });

  it('goes only when the list has kept its files, so that a page that is killed meanwhile loses nothing', async () => {
    await share([png('a.png')]);
    await lookForShare();
    const kept = laterAnswer();
    const add = vi.fn(kept.asked);
    const taken = takeShares(add);
    await until(() => expect(add).toHaveBeenCalledOnce());
    expect(await shares()).toBe(1);
    await kept.give();
    await taken;
    expect(await shares()).toBe(0);
  });

  it('opens the short bill, also while a long one is begun, which stays', async () => {
    const { router } = await show();
    await userEvent.click(await screen.findByRole('tab', { name: 'Long Bill' }));
    write(await screen.findByLabelText('Bill number'), 'INV-1');
    await router.navigate({ to: '/dashboard', ignoreBlocker: true });
    await share([png('a.png')]);
    await router.navigate({ to: '/submit-bill' });
    await until(() => expect(names()).toEqual(['a.png']));
    expect(isShortTab()).toBe(true);
  });

  it('becomes pages of the long bill where the mall has no short ones', async () => {
    await share([png('a.png'), png('b.png')]);
    await show({ allow_short_bill_upload: '0' });
    expect(await screen.findByText('b.png')).toBeTruthy();
    expect(screen.getByText('a.png')).toBeTruthy();
    expect(names()).toEqual([]);
    await until(async () => expect(await shares()).toBe(0));
  });

  it.each([
    ['empty', 'A file arrived empty. Please choose it here.'],
    ['tooLarge', 'Cannot upload! Image size is large.'],
    ['tooMany', 'You shared more files than fit here. Please choose the others here later.'],
    ['nothing', 'There was no image or PDF in what you shared. Please choose a file here.'],
    ['lost', 'What you shared is not there any more. Please choose the files here.'],
  ])('is told in words and with the picker where it was %s', async (problem, words) => {
    await share([], [problem]);
    await show();
    await until(() => expect(told()).toEqual([words]));
    expect(screen.getByLabelText('Choose files')).toBeTruthy();
  });

  it('is told about and dropped after an hour, because somebody else may have the phone', async () => {
    await share([png('a.png')], [], Date.now() - 3_600_001);
    await show();
    await screen.findByLabelText('Choose files');
    expect(told()).toEqual(['What you shared is not there any more. Please choose the files here.']);
    expect([names(), await shares()]).toEqual([[], 0]);
  });

  it('is not taken while earning is closed, and the dialog says so', async () => {
    await share([png('a.png')]);
    await show({ is_earn_enabled: '0' });
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('What you shared was not taken.')).toBeTruthy();
    await until(async () => expect(await shares()).toBe(0));
    expect(names()).toEqual([]);
  });

  it('is dropped in a mall that has switched it off', async () => {
    const { wallet } = testBrand();
    setCurrentBrand(testBrand({ wallet: { ...wallet, shareTarget: false } }));
    await share([png('a.png')]);
    await show();
    await screen.findByLabelText('Choose files');
    expect([names(), await shares(), told()]).toEqual([[], 0, []]);
  });

  it('is nothing in a browser without caches', async () => {
    vi.stubGlobal('caches', undefined);
    await show();
    expect(await screen.findByLabelText('Choose files')).toBeTruthy();
    expect(told()).toEqual([]);
  });
});

describe('on a computer', () => {
  const data = (files: File[], types = ['Files']) => ({ files, types });

  it('files may be dropped anywhere on the screen', async () => {
    await show();
    await screen.findByLabelText('Choose files');
    fireEvent.dragOver(document.body, { dataTransfer: data([]) });
    expect(await screen.findByText('Drop the files here')).toBeTruthy();
    expect(fireEvent.drop(document.body, { dataTransfer: data([png('a.png')]) })).toBe(false);
    await until(() => expect(names()).toEqual(['a.png']));
    expect(screen.queryByText('Drop the files here')).toBeNull();
  });

  it('an image may be pasted, with the checks of picked files', async () => {
    await show();
    await screen.findByLabelText('Choose files');
    fireEvent.paste(document.body, { clipboardData: data([png('image.png')]) });
    await until(() => expect(names()).toEqual(['image.png']));
    fireEvent.paste(document.body, { clipboardData: data([new File(['GIF'], 'x.gif')]) });
    await until(() => expect(told()).toEqual(['Image file format is wrong']));
  });

  it('words are pasted as words, and dragged words are nothing to take', async () => {
    await show({ allow_short_bill_upload: '0' });
    const number = await screen.findByLabelText('Bill number');
    const cells = data([png('cells.png')], ['text/plain', 'Files']);
    expect(fireEvent.paste(number, { clipboardData: cells })).toBe(true);
    expect(fireEvent.paste(document.body, { clipboardData: data([], ['text/plain']) })).toBe(true);
    expect(fireEvent.drop(document.body, { dataTransfer: data([], ['text/plain']) })).toBe(true);
    fireEvent.drop(document.body, { dataTransfer: data([png('page.png')]) });
    expect(await screen.findByText('page.png')).toBeTruthy();
    expect(screen.queryByText('cells.png')).toBeNull();
  });

  it('a file that is dropped where there is no room is told about, and does not open in place of the app', async () => {
    await show();
    await screen.findByLabelText('Choose files');
    const six = ['1', '2', '3', '4', '5'].map((name) => png(`${name}.png`));
    fireEvent.drop(document.body, { dataTransfer: data(six) });
    await until(() => expect(names()).toHaveLength(5));
    expect(fireEvent.drop(document.body, { dataTransfer: data([png('6.png')]) })).toBe(false);
    await until(() => expect(told()).toEqual(['Already selected 5 images']));
  });
});
