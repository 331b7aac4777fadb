import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { getStoreLocations } from '@/contract/locations';
import { useOtpFlow } from '@/session/otp-flow';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { testBrand } from '../../../tests/setup/brand';
import { sampleLocation } from '../../../tests/setup/location';
import { until } from '../../../tests/setup/until';

const start = Date.now();
const passed = (seconds: number) => vi.setSystemTime(start + seconds * 1_000);
const locations = { statusCode: 100, ...getStoreLocations.reply.encode({ locations: [sampleLocation] }) };
const help = () => screen.findByRole('button', { name: 'No SMS?' });
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => {
  useOtpFlow.setState(useOtpFlow.getInitialState(), true);
  vi.useFakeTimers({ toFake: ['Date'] });
  passed(0);
});

async function show(answers: Record<string, unknown> = {}, help?: object) {
  setCurrentBrand(testBrand(help ? { rightsUrl: '/assets/rights-1.json' } : {}));
  const backend = stubBackend({
    '/getStoreLocations': locations,
    '/assets/rights-1.json': () => Response.json({ help }),
    ...answers,
  });
  renderApp('/otpverification', { otpId: '1', mobileNumber: '9876500001' });
  await screen.findByRole('heading', { name: 'OTP Verification' });
  return backend;
}

it('help comes 30 s after the SMS was asked for, and again 30 s after it was resent', async () => {
  await show({ '/getOtp': { statusCode: 100, response: { id: 2 } } });
  passed(29);
  await screen.findByText('1:31');
  expect(screen.queryByText('No SMS?')).toBeNull();
  passed(30);
  await help();
  passed(120);
  const resend = screen.getByRole<HTMLButtonElement>('button', { name: 'Resend OTP' });
  await until(() => expect(resend.disabled).toBe(false));
  await userEvent.click(resend);
  await until(() => expect(screen.queryByText('No SMS?')).toBeNull());
  passed(151); // `until` moves this clock a little
  await help();
});

it('shows the number, what helps, and the contact of the mall, without a call', async () => {
  const backend = await show({}, { phone: '98765 00009', whatsapp: '98765 00008' });
  passed(30);
  await userEvent.click(await help());
  expect(await screen.findByRole('link', { name: '9876 500 009' })).toBeTruthy();
  expect(screen.getAllByText('+91 9876 500 001')).toHaveLength(2);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(links()).toEqual(['/login', 'tel:9876500009', 'https://wa.me/919876500008']);
  expect(backend.requestsTo(getStoreLocations)).toEqual([]);
});

it('asks the locations once it is opened, where the mall has given no contact', async () => {
  const backend = await show();
  passed(30);
  await help();
  expect(backend.requestsTo(getStoreLocations)).toEqual([]);
  await userEvent.click(await help());
  expect(await screen.findByText('Riverside')).toBeTruthy();
  expect(links()).toEqual([
    '/login',
    'mailto:riverside@harbour.example',
    'tel:+919876500300',
    'https://wa.me/919876500300',
  ]);
});

it('asks the locations where the file of the mall does not load', async () => {
  await show({ '/assets/rights-1.json': () => new Response('', { status: 500 }) }, {});
  passed(30);
  await userEvent.click(await help());
  expect(await screen.findByText('Riverside')).toBeTruthy();
});

it('names the customer desk where nobody can be reached', async () => {
  const none = { statusCode: 100, response: { locations: [] } };
  await show({ '/getStoreLocations': none });
  passed(30);
  await userEvent.click(await help());
  expect(await screen.findByText(/The customer desk of .* helps you\./)).toBeTruthy();
});

it('says how to go on after the third resend, and repeats no name of the page', async () => {
  useOtpFlow.setState({ resendCount: 3 });
  await show();
  passed(30);
  expect(await screen.findByText(/you can start again with your number/)).toBeTruthy();
  await userEvent.click(await help());
  await screen.findByText('Riverside');
  for (const name of [/\(edit\)/g, /Resend OTP/g, /OTP expires in/g])
    expect(document.body.textContent?.match(name)).toHaveLength(1);
});
