import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { claimFirstBills, correctFirstBills } from '@/session/claim-first-bills';
import { changeFirstBills, firstBills } from '@/session/first-bills';
import { noteStep } from '@/session/steps';
import { writeStored } from '@/session/stored-values';
import { firstBillTab, writeTabValue } from '@/session/tab-values';
import { useToasts } from '@/ui/feedback/show-toast';
import { renderApp } from '../../../../tests/setup/app-router';
import { stubBackend } from '../../../../tests/setup/backend';
import { testBrand } from '../../../../tests/setup/brand';
import { fakeCaches } from '../../../../tests/setup/caches';
import { logInAsCustomer } from '../../../../tests/setup/session';
import { until } from '../../../../tests/setup/until';
import { firstBillFile, keepFirstBill } from './first-bill-files';

vi.mock('@/session/steps', { spy: true });

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const photo = (name = 'bill.png', head = png) =>
  new File([new Uint8Array(head), name], name, { type: 'image/png' });
const told = () => useToasts.getState().toasts.map(({ text }) => text);
const kept = async () => (await (await caches.open('first-bills')).keys()).length;

beforeEach(() => {
  vi.mocked(noteStep).mockClear();
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  stubBackend({});
});

const camera = () => screen.findByLabelText<HTMLInputElement>('Photograph your bill');
async function choose(file: File) {
  renderApp('/login');
  await userEvent.upload(await camera(), file, { applyAccept: false });
}

it('keeps a photo before anybody has logged in, with its picture, and says for how long', async () => {
  await choose(photo());
  expect(await screen.findByText('bill.png')).toBeTruthy();
  expect(vi.mocked(noteStep).mock.calls.flat()).toContain('billFirst');
  expect(screen.getByText('It waits on this phone. Log in within an hour to send it.')).toBeTruthy();
  await until(() => expect(document.querySelector('img[src="blob:x"]')).not.toBeNull());
  expect(screen.queryByLabelText('Photograph your bill')).toBeNull();
  const [bill] = firstBills();
  expect(bill?.mobileNumber).toBeUndefined();
  expect((await firstBillFile(bill?.id ?? ''))?.name).toBe('bill.png');
});

it('shows it again after a reload, and removes it with Delete', async () => {
  await keepFirstBill(photo());
  renderApp('/login');
  await screen.findByText('bill.png');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await camera();
  expect(firstBills()).toEqual([]);
  expect(await kept()).toBe(0);
});

it('says so when its hour ends while the login is open', async () => {
  const id = await keepFirstBill(photo());
  changeFirstBills((bills) => bills.map((bill) => ({ ...bill, since: Date.now() - 3_600_000 + 500 })));
  renderApp('/login');
  expect(await screen.findByText('bill.png')).toBeTruthy();
  await until(() => expect(told()).toEqual(['Your bill is not there any more. Please photograph it again.']));
  await until(() => expect(screen.queryByText('bill.png')).toBeNull());
  await until(async () => expect(await firstBillFile(id ?? '')).toBeUndefined());
});

it.each([
  ['a film', photo('film.mp4', [0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70]), 'Image file format is wrong'],
  ['an empty file', new File([], 'bill.png'), 'This file is empty. Please choose another one.'],
  [
    'a file above 10 MB',
    new File([new Uint8Array(10_485_761)], 'bill.png'),
    'Cannot upload! Image size is large.',
  ],
])('refuses %s in the words of the bills, and keeps nothing of it', async (_, file, words) => {
  await choose(file);
  await until(() => expect(told()).toEqual([words]));
  expect(firstBills()).toEqual([]);
  expect(await kept()).toBe(0);
  expect(noteStep).not.toHaveBeenCalledWith('billFirst');
  await camera();
});

/** A phone that stores nothing more. */
function fillPhone() {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const full = { put: () => Promise.reject(new Error('full')), delete: async () => true };
  vi.stubGlobal('caches', { ...fakeCaches(), open: async () => full });
}

it('says so where the phone has no room for it', async () => {
  fillPhone();
  await choose(photo());
  await until(() => expect(told()).toEqual([expect.stringMatching(/^This phone has no room/)]));
  expect(firstBills()).toEqual([]);
});

it('another tab sees that it waits, not what it is, and may delete it', async () => {
  await keepFirstBill(photo());
  writeTabValue(firstBillTab, 'another');
  renderApp('/login');
  expect(await screen.findByText('1 bill is waiting')).toBeTruthy();
  expect(screen.queryByText('bill.png')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await until(() => expect(screen.queryByText('1 bill is waiting')).toBeNull());
  expect(await kept()).toBe(0);
});

it('after GET OTP nobody sees it, and who corrects the number sees only that it waits', async () => {
  await keepFirstBill(photo());
  await claimFirstBills('9876500001');
  const { router } = renderApp('/login');
  await camera();
  expect(screen.queryByText('1 bill is waiting')).toBeNull();
  correctFirstBills();
  await router.navigate({ to: '/faqs' });
  await router.navigate({ to: '/login' });
  expect(await screen.findByText('1 bill is waiting')).toBeTruthy();
  expect(screen.queryByText('bill.png')).toBeNull();
});

it('is not there in a mall that has switched it off', async () => {
  setCurrentBrand(testBrand({ billFirst: false }));
  renderApp('/login');
  await screen.findByRole('button', { name: 'GET OTP' });
  await vi.dynamicImportSettled();
  expect(screen.queryByLabelText('Photograph your bill')).toBeNull();
});

describe('the camera beside the tile', () => {
  async function photograph(file = photo(), isGuided = '1') {
    logInAsCustomer();
    writeStored('guidelinesFlag', isGuided);
    const app = renderApp('/dashboard');
    const input = await screen.findByLabelText<HTMLInputElement>('Photograph a bill');
    expect(input.getAttribute('capture')).toBe('environment');
    await userEvent.upload(input, file);
    return app;
  }

  it('brings its photo to the bills', async () => {
    const { history } = await photograph();
    await until(() => expect(history.location.pathname).toBe('/submit-bill'));
  });

  it('leads to the guidelines first for who has not confirmed them, and the photo waits for its number', async () => {
    const { history } = await photograph(photo(), '0');
    await until(() => expect(history.location.pathname).toBe('/bill-upload-guidelines'));
    expect(firstBills()).toMatchObject([{ mobileNumber: '9876500001' }]);
  });

  it('refuses what is no bill, and stays on home', async () => {
    const { history } = await photograph(photo('bill.png', [0, 0, 0, 0x18]));
    await until(() => expect(told()).toEqual(['Image file format is wrong']));
    expect([history.location.pathname, firstBills()]).toEqual(['/dashboard', []]);
  });

  it('leads to the picker of the bills where the phone has no room for the photo', async () => {
    fillPhone();
    const { history } = await photograph();
    await until(() => expect(history.location.pathname).toBe('/submit-bill'));
    expect(told()).toEqual(['This phone has no room for the photo. Please add it to the bill again.']);
  });
});
