import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Call, encodeRequest, type WireBody } from '@/contract/call';
import { type CallName, calls } from '@/contract/calls';
import { accessLifetime } from '../../sandbox/login/tokens';
import { people } from '../../sandbox/members/sample-people';
import { newNumber } from '../setup/new-number';
import { billHandOf, file, submittedId } from './bill-hand';
import { bodyOf, customerOf, identityOf, startTestSandbox, type TestSandbox } from './harness';
import { goodRequest } from './requests';
import { lineAt, shopperOf, toOrder } from './shopper';

let folder: string;
let test: TestSandbox;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'writes-'));
  test = await startTestSandbox({ db: `file:${join(folder, 'sandbox.db')}` });
});
afterEach(async () => {
  await test.sandbox.close();
  await rm(folder, { recursive: true });
});

interface Write {
  values: object;
  token?: string | undefined;
}

/** A write that is good the first time. */
type Make = () => Promise<Write>;

const id = identityOf('north');
const aNotification = async () => {
  const { token } = await customerOf(test);
  const wanted = { ...id, page: 1, loyaltyId: 'north' };
  const [newest] = (await test.read('getCustomerNotifications', wanted, { token })).notifications;
  return { token, newest: newest ?? expect.fail('There is no notification.') };
};

/** The writes that need more than their valid request, because of what must have happened before. */
const made: Partial<Record<CallName, Make>> = {
  deleteSubmitBill: async () => {
    const hand = await billHandOf(test);
    const billId = submittedId(await hand.short(file('now-rs900.jpg')));
    return { values: { ...id, billId }, token: hand.token };
  },
  addCart: async () => {
    const shopper = await shopperOf(test);
    return { values: { ...id, lines: [await lineAt(shopper, 0)] }, token: shopper.token };
  },
  placeOrder: async () => {
    const shopper = await shopperOf(test);
    const lines = [await lineAt(shopper, 0)];
    await shopper.save(lines);
    return { values: { ...id, lines: toOrder(lines) }, token: shopper.token };
  },
  registerCustomer: async () => {
    await test.logIn(newNumber);
    return { values: goodRequest('registerCustomer') };
  },
  loginCustomer: async () => {
    const asking = { mobileNumber: people.aarav.mobile, merchantId: 'north', platform: 4 };
    const { otpId } = await test.read('getOtp', asking);
    return { values: { ...asking, otp: Number(test.sandbox.outbox.latestOtp(asking.mobileNumber)), otpId } };
  },
  profileUpdate: async () => {
    const { userId, token } = await test.logIn(people.kabir.mobile);
    const own = { mobileNumber: people.kabir.mobile, customerId: userId ?? '' };
    return { values: { ...goodRequest('profileUpdate'), ...own }, token: token?.access };
  },
  requestToVerifyCustomerEmail: async () => {
    const { token } = await customerOf(test);
    const own = { email: 'aarav.deshmukh@mail.example', mobileNumber: people.aarav.mobile };
    return { values: { ...id, ...own }, token };
  },
  setNotificationTapped: async () => {
    const { token, newest } = await aNotification();
    return { values: { ...id, uniqueId: newest.uniqueId, wasRead: false }, token };
  },
  deleteNotification: async () => {
    const { token, newest } = await aNotification();
    return { values: { ...id, id: newest.id }, token };
  },
};

/** The valid request, of the member who is logged in. */
async function plain(name: CallName): Promise<Write> {
  const values = goodRequest(name);
  const { auth, audience } = calls[name];
  if (auth === 'none' || audience === 'anyone') return { values };
  const { userId, token } = await test.logIn(people.ishita.mobile);
  const own = 'customerId' in values ? { customerId: userId ?? '' } : {};
  return { values: { ...values, ...own }, token: token?.[auth] };
}

const make = (name: CallName): Promise<Write> => made[name]?.() ?? plain(name);

/** The writes whose second arrival is answered in another way, and what the app makes of that answer. */
const otherAnswers: Partial<Record<CallName, object>> = {
  placeOrder: { statusCode: 102 }, // the app reads the cart, finds it empty, and says that the order was placed
  loginCustomer: { statusCode: 102 }, // an OTP opens one session only; the shopper asks for another OTP
  getOtp: { statusCode: 102, statusDescription: expect.stringMatching(/^otp already sent\.$/i) }, // leads to the OTP screen
  logOutUser: { message: expect.stringContaining('invalid') }, // the shopper is logged out anyway
};

/** A fresh pair of tokens is an equally good answer: the second one that the client sees is the one that works. */
const givesNewTokens: readonly CallName[] = ['refreshAuthToken'];

const writes = (Object.keys(calls) as CallName[]).filter((name) => calls[name].effect === 'write');

/** What arrives, with the very same bytes each time, like the browser's own repetition. */
async function arrival(name: CallName, { values, token }: Write) {
  const call: Call = calls[name];
  const body = bodyOf(call, encodeRequest(call, values));
  const sample = new Request(`http://north.localhost:4173/api${call.path}`, { method: 'POST', body });
  const bytes = await sample.arrayBuffer();
  const headers = {
    'content-type': sample.headers.get('content-type') ?? '',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  return async () => {
    const request = new Request(sample.url, { method: 'POST', headers, body: bytes.slice(0) });
    return (await (await test.sandbox.fetch(request)).json()) as WireBody;
  };
}

/** How many rows each table has, and how many messages went out. */
async function state(): Promise<object> {
  const client = createClient({ url: `file:${join(folder, 'sandbox.db')}` });
  try {
    const tables = await client.execute(`select name from sqlite_master where type = 'table' order by name`);
    const counts: Record<string, unknown> = {};
    for (const { name } of tables.rows) {
      const counted = await client.execute(`select count(*) as rows from "${name}"`);
      counts[String(name)] = counted.rows[0]?.rows;
    }
    const { outbox } = test.sandbox;
    return { ...counts, messages: outbox.messages().length, mails: outbox.mails().length };
  } finally {
    client.close();
  }
}

describe.each(writes)('%s', (name) => {
  it('that arrives again, at once or a moment later, gets the right answer, and the last arrival changes nothing', async () => {
    const arrive = await arrival(name, await make(name));
    const [first, second] = await Promise.all([arrive(), arrive()]);
    const good = [first, second].find(({ statusCode }) => statusCode === 100);
    const after = await state();
    const third = await arrive();
    if (givesNewTokens.includes(name)) return expect(third).toMatchObject({ statusCode: 100 });
    expect(good).toMatchObject({ statusCode: 100 });
    expect(third).toMatchObject(otherAnswers[name] ?? { ...good });
    if (!otherAnswers[name]) expect(second).toEqual(first);
    expect(await state()).toEqual(after);
  });
});

describe.each(writes.filter((name) => calls[name].auth === 'access' && calls[name].audience !== 'anyone'))(
  '%s with an expired access token',
  (name) => {
    it('is refused with refresh before it has any effect, because the app sends it again', async () => {
      const write = await make(name);
      const arrive = await arrival(name, write);
      test.clock.advance(accessLifetime);
      const before = await state();
      expect(await arrive()).toMatchObject({ message: expect.stringContaining('refresh') });
      expect(await state()).toEqual(before);
    });
  },
);
