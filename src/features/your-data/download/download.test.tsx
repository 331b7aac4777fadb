import '../../../../tests/setup/key-store';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { getCustomerOrderDetails } from '@/contract/orders';
import { useToasts } from '@/ui/feedback/show-toast';
import { isBusy } from '@/updates/busy';
import { renderApp } from '../../../../tests/setup/app-router';
import { stubBackend } from '../../../../tests/setup/backend';
import { testBrand } from '../../../../tests/setup/brand';
import { stubLocks } from '../../../../tests/setup/locks';
import { logInAsCustomer } from '../../../../tests/setup/session';
import { until } from '../../../../tests/setup/until';

const ok = (fields: object) => ({ statusCode: 100, response: fields });
const voucher = (order: number) => ({
  order_id: order,
  order_date: '2026-05-14',
  brand_name: 'Deckora',
  voucher_code: `CODE-${order}`,
  voucher_pin: '',
});
const answers: Record<string, unknown> = {
  '/checkCustomerData': ok({ isRegisterComplete: 1, customer: { customer_id: 5, first_name: 'Asha' } }),
  '/getLoyaltyProgramTierDetails': ok({ merchant_tiers: [], membership_id: 'M-77' }),
  '/getEarnRedeemPointDetailsMonthWise': ok({
    transactionDetails: { 'May 2026': [{ order_id: 3, earned_redeemed_flag: 2 }] },
  }),
  '/getCustomerArchiveData': ok({ transactionDetails: {} }),
  '/getSubmitBillDetailsMonthwise': ok({ transactionDetails: {} }),
  '/getVouchersMonthWise': ok({ 'e-voucher': { 'May 2026': [1, 2, 1].map(voucher) } }),
  '/getCustomerOrderDetails': ok({ order_details: [{ brand_name: 'Deckora' }] }),
  '/getCustomerNotifications': ok({ notifications: [{ id: 1, title: 'News' }], page_num: 1 }),
};

/** What was saved: its name and its content. */
let saved: { name: string; content: Blob | undefined }[];
let made: Blob | undefined;

beforeEach(() => {
  setCurrentBrand(testBrand());
  stubLocks();
  logInAsCustomer();
  saved = [];
  made = undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    made = file instanceof Blob ? file : undefined;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: made });
  });
});

function open(changed: Record<string, unknown> = {}) {
  const backend = stubBackend({ ...answers, ...changed });
  return { backend, ...renderApp('/your-data') };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
/** The JSON that SAVE AS JSON saves now. */
async function savedData(): Promise<Record<string, unknown>> {
  const before = saved.length;
  await press('SAVE AS JSON');
  await until(() => expect(saved).toHaveLength(before + 1));
  return JSON.parse((await saved.at(-1)?.content?.text()) ?? '');
}

it('reads what calls give, each order once, and saves it as a page and as JSON', async () => {
  const { backend } = open();
  expect(await screen.findByText('Anybody who uses this phone can open the file.')).toBeTruthy();
  await press('GET MY DATA');
  const data = await savedData();
  expect(backend.requestsTo(getCustomerOrderDetails).map(({ fields }) => fields.order_id)).toEqual([
    '1',
    '2',
    '3',
  ]);
  expect(data).toMatchObject({
    profile: { firstName: 'Asha', mobileNumber: '' },
    membership: { membershipId: 'M-77' },
    points: { history: [{ orderId: '3' }] },
    orders: [{ id: '1' }, { id: '2' }, { id: '3' }],
    notifications: [{ title: 'News' }],
  });
  expect(screen.queryByText(/Could not be read/)).toBeNull();
  await press('SAVE TO READ');
  await until(() => expect(saved.map(({ name }) => name)).toContainEqual(expect.stringMatching(/\.html$/)));
});

it('gives codes only after a tick', async () => {
  open();
  await press('GET MY DATA');
  expect(JSON.stringify(await savedData())).not.toContain('CODE-1');
  await userEvent.click(screen.getByRole('checkbox', { name: /codes and PINs/ }));
  expect(JSON.stringify(await savedData())).toContain('CODE-1');
});

it('names what could not be read, keeps the rest, and asks for no more orders after three failures', async () => {
  const failing = () => Response.json({ statusCode: 102 });
  const orders = ok({ 'e-voucher': { 'May 2026': [1, 2, 4, 5, 6].map(voucher) } });
  const { backend } = open({
    '/getCustomerArchiveData': failing,
    '/getCustomerOrderDetails': failing,
    '/getVouchersMonthWise': orders,
  });
  await press('GET MY DATA');
  expect(
    await screen.findByText(/not all of it: Archived points, Orders\. Try it again, or ask the/),
  ).toBeTruthy();
  expect(backend.requestsTo(getCustomerOrderDetails)).toHaveLength(3);
  expect(await savedData()).toMatchObject({ profile: { firstName: 'Asha' }, orders: [] });
});

it('ends pages that never end, and keeps what they gave', async () => {
  let page = 0;
  open({
    '/getCustomerNotifications': () => {
      page += 1;
      return Response.json(ok({ notifications: [{ id: page }], page_num: page + 1 }));
    },
  });
  await press('GET MY DATA');
  expect(await screen.findByText(/not all of it: Notifications\./)).toBeTruthy();
  expect(await savedData()).toHaveProperty('notifications.length', 500);
});

it('can be cancelled while a read never ends, and begun again; a reload waits meanwhile', async () => {
  let hangs = true;
  const { router } = open({
    '/getCustomerArchiveData': () =>
      hangs ? new Promise<Response>(() => {}) : Response.json(answers['/getCustomerArchiveData']),
  });
  await press('GET MY DATA');
  await until(() => expect(screen.getByText('Read 3 of 8')).toBeTruthy());
  expect(isBusy('write')).toBe(true);
  await press('CANCEL');
  hangs = false;
  await press('GET MY DATA');
  expect(await screen.findByText(/^Your data is here/)).toBeTruthy();
  expect(isBusy('write')).toBe(true);
  await router.navigate({ to: '/accessibility' });
  await until(() => expect(isBusy('write')).toBe(false));
});

it('says so when nothing can be read', async () => {
  open(
    Object.fromEntries(Object.keys(answers).map((path) => [path, () => Response.json({ statusCode: 102 })])),
  );
  await press('GET MY DATA');
  await screen.findByRole('button', { name: 'GET MY DATA' });
  await until(() => expect(toasts()).toContain('Your data could not be read. Try it again.'));
  expect(screen.queryByRole('button', { name: 'SAVE AS JSON' })).toBeNull();
});

it('says so when the phone has no room, and keeps what was read', async () => {
  open();
  await press('GET MY DATA');
  const full = new DOMException('No room', 'NotReadableError');
  const broken = vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(full);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await press('SAVE AS JSON');
  await until(() => expect(toasts().join()).toContain('Free some space on this phone'));
  expect(saved).toEqual([]);
  broken.mockRestore();
  expect(await savedData()).toHaveProperty('profile.firstName', 'Asha');
});
