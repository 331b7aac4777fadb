import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { firstBills } from '@/session/first-bills';
import { writeStored } from '@/session/stored-values';
import { useToasts } from '@/ui/feedback/show-toast';
import { renderApp } from '../../../../tests/setup/app-router';
import { stubBackend } from '../../../../tests/setup/backend';
import { fakeCaches } from '../../../../tests/setup/caches';
import { logInAsCustomer } from '../../../../tests/setup/session';
import { until } from '../../../../tests/setup/until';

const told = () => useToasts.getState().toasts.map(({ text }) => text);
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

beforeEach(() => {
  vi.stubGlobal('caches', fakeCaches());
  useToasts.setState({ toasts: [] });
  logInAsCustomer();
});

async function photograph(head = png) {
  stubBackend({});
  const app = renderApp('/dashboard');
  const camera = await screen.findByLabelText<HTMLInputElement>('Photograph a bill');
  expect(camera.getAttribute('capture')).toBe('environment');
  await userEvent.upload(camera, new File([new Uint8Array(head)], 'bill.png', { type: 'image/png' }));
  return app;
}

it.each([
  ['to the bills', '1', '/submit-bill'],
  ['to the guidelines first, for who has not confirmed them', '0', '/bill-upload-guidelines'],
])('the camera beside the tile brings its photo %s', async (_, flag, address) => {
  writeStored('guidelinesFlag', flag);
  const { history } = await photograph();
  await until(() => expect(history.location.pathname).toBe(address));
  if (flag === '0') expect(firstBills()).toMatchObject([{ mobileNumber: '9876500001' }]);
});

it('refuses what is no bill, and stays on home', async () => {
  const { history } = await photograph([0, 0, 0, 0x18]);
  await until(() => expect(told()).toEqual(['Image file format is wrong']));
  expect([history.location.pathname, firstBills()]).toEqual(['/dashboard', []]);
});

it('leads to the picker of the bills where the phone has no room for the photo', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const full = { put: () => Promise.reject(new Error('full')), delete: async () => true };
  vi.stubGlobal('caches', { ...fakeCaches(), open: async () => full });
  const { history } = await photograph();
  await until(() => expect(history.location.pathname).toBe('/submit-bill'));
  expect(told()).toEqual(['This phone has no room for the photo. Please add it to the bill again.']);
});
