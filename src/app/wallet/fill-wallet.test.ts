import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { merchantQuery } from '@/components/merchant-query';
import { membershipQueries } from '@/features/membership/queries';
import { transactionQueries } from '@/features/transactions/queries';
import { endSession } from '@/session/log-out';
import { stubBackend } from '../../../tests/setup/backend';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import { createQueryClient } from '../start/query-client';
import { fillWallet } from './fill-wallet';

const good = (response: object) => ({ statusCode: 100, response });
const hours = 60 * 60_000;
const calls = [
  '/getLoyaltyProgramTierDetails',
  '/getVouchersMonthWise',
  '/getMerchantDetails',
  '/getEarnRedeemPointDetailsMonthWise',
];
const answers = {
  '/getLoyaltyProgramTierDetails': good({ membership_id: '42', merchant_tiers: [] }),
  '/getVouchersMonthWise': good({ 'e-voucher': {} }),
  '/getMerchantDetails': good({ merchant_list: { added: { 1: {} } } }),
  '/getEarnRedeemPointDetailsMonthWise': good({ transactionDetails: {} }),
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  logInAsCustomer();
});

let leave = () => {};
afterEach(() => leave());

function open(backend: object = answers) {
  const queryClient = createQueryClient();
  const stub = stubBackend({ ...backend });
  return { queryClient, asked: () => stub.seen.map(({ path }) => path), stub };
}

async function filled() {
  const opened = open();
  leave = fillWallet(opened.queryClient);
  await until(() => expect(opened.asked()).toEqual(calls));
  await until(() => expect(opened.queryClient.isFetching()).toBe(0));
  return opened;
}

describe('the wallet is filled', () => {
  it('with each part once, the most needed first, and asks for the vouchers that are still good', async () => {
    const { stub } = await filled();
    expect(stub.seen[1]?.fields.filter_type).toBe('2');
  });

  it.each([
    [12 * hours - 60_000, 4],
    [12 * hours, 8],
  ])('again when the app comes back after %i ms: %i calls in all', async (later, count) => {
    const { asked, queryClient } = await filled();
    vi.setSystemTime(Date.now() + later);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(2_000);
    await until(() => expect(queryClient.isFetching()).toBe(0));
    await until(() => expect(asked()).toHaveLength(count));
  });

  it('again after an order, with what it has changed', async () => {
    const { asked, queryClient } = await filled();
    void queryClient.invalidateQueries({ queryKey: transactionQueries.all });
    await vi.advanceTimersByTimeAsync(2_000);
    await until(() => expect(asked().slice(4)).toEqual([calls[1], calls[3]]));
  });

  it('when the network comes back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { asked, queryClient } = open();
    leave = fillWallet(queryClient);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked()).toEqual([]);
    online.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(2_000);
    await until(() => expect(asked()).toEqual(calls));
  });

  it.each([
    [{ saveData: true }, 0],
    [{ effectiveType: '2g' }, 0],
    [{ effectiveType: 'slow-2g' }, 0],
    [{ saveData: false, effectiveType: '3g' }, 4],
    [undefined, 4],
  ])('on a connection like %j with %i calls', async (connection, count) => {
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }));
    const { asked, queryClient } = open();
    leave = fillWallet(queryClient);
    await until(() => expect(asked()).toHaveLength(count));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked()).toHaveLength(count);
  });

  it('no more after a logout', async () => {
    const answer = laterAnswer();
    const card = () => answer.asked().then(() => Response.json(answers['/getLoyaltyProgramTierDetails']));
    const { asked, queryClient } = open({ ...answers, '/getLoyaltyProgramTierDetails': card });
    leave = fillWallet(queryClient);
    await until(() => expect(asked()).toHaveLength(1));
    endSession();
    await answer.give();
    await until(() => expect(queryClient.isFetching()).toBe(0));
    expect(asked()).toEqual([calls[0]]);
  });

  it('no more when its page is left', async () => {
    const { queryClient, asked } = open();
    leave = fillWallet(queryClient);
    await until(() => expect(asked()).toEqual(calls));
    leave();
    void queryClient.invalidateQueries();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked()).toHaveLength(4);
  });
});

describe('the picture of the bar code', () => {
  const address = 'https://pictures.example/code.png';
  const withPicture = (picture: () => Response) => ({
    ...answers,
    '/getLoyaltyProgramTierDetails': good({
      membership_id: '42',
      merchant_tiers: [],
      membership_bar_code: address,
    }),
    '/code.png': picture,
  });
  const png = () => new Response(new Uint8Array([1, 2]), { headers: { 'content-type': 'image/png' } });
  const kept = (client: ReturnType<typeof createQueryClient>) =>
    client.getQueryData<{ address: string; data: string }>(['code-picture']);

  it('is kept with its bytes', async () => {
    const { queryClient } = open(withPicture(png));
    leave = fillWallet(queryClient);
    await until(() => expect(kept(queryClient)).toEqual({ address, data: 'data:image/png;base64,AQI=' }));
  });

  it('is still there after an hour at another screen, and not fetched again when the app comes back', async () => {
    const { queryClient, asked } = open(withPicture(png));
    leave = fillWallet(queryClient);
    await until(() => expect(kept(queryClient)).toBeDefined());
    await vi.advanceTimersByTimeAsync(hours);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(2_000);
    await until(() => expect(queryClient.isFetching()).toBe(0));
    expect(kept(queryClient)).toEqual({ address, data: 'data:image/png;base64,AQI=' });
    expect(asked().filter((path) => path === '/code.png')).toHaveLength(1);
  });

  it.each([
    ['is no picture', () => new Response('<h1>', { headers: { 'content-type': 'text/html' } })],
    [
      'is too large',
      () => new Response(new Uint8Array(60_000), { headers: { 'content-type': 'image/png' } }),
    ],
  ])('is not kept if it %s', async (_what, picture) => {
    const { queryClient } = open(withPicture(picture));
    leave = fillWallet(queryClient);
    await until(() => expect(kept(queryClient)).toEqual({ address, data: '' }));
  });
});

it('the queries of the wallet fail in silence in the background', async () => {
  const { queryClient } = open({});
  leave = fillWallet(queryClient);
  for (const query of [membershipQueries.details(), transactionQueries.points(), merchantQuery()]) {
    await vi.advanceTimersByTimeAsync(1_000);
    await until(() => expect(queryClient.getQueryState(query.queryKey)?.status).toBe('error'));
  }
});
