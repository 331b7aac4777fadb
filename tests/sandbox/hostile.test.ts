import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallName, calls } from '@/contract/calls';
import { people } from '../../sandbox/members/sample-people';
import { objectNames } from '../setup/object-names';
import { bodyOf, home, operate, startTestSandbox, type TestSandbox } from './harness';
import { goodFields, lines } from './requests';

/** One sandbox for all tests, because no hostile request may change anything or affect the next one. */
let test: TestSandbox;
let token: string;

beforeAll(async () => {
  test = await startTestSandbox();
  token = (await test.logIn(people.aarav.mobile)).token?.access ?? '';
});
afterAll(() => test.sandbox.close());

const ask = (name: CallName, body: BodyInit) => test.ask(name, body, { token });

const answersOthers = async () => (await test.send('isMaintainance', { merchantId: 'north' })).status;

/** The hostile fields, or the whole body, and the text of the refusal. */
type Row = [what: string, call: CallName, sent: Record<string, unknown> | string, says: string];

const rows: Row[] = [
  ['80,000 fields', 'getBanners', fields(80_000), 'more than 100 fields'],
  ['80,000 times one field', 'getBanners', 'a=1&'.repeat(80_000), 'more than 100 fields'],
  ['a field twice', 'getBanners', 'merchant_id=north&merchant_id=south', 'merchant_id: not an id'],
  ['a long _k', 'getOtp', `_k=${'A'.repeat(20_001)}`, '_k is longer than 20000 characters'],
  ['a text in place of an amount', 'getBanners', { platform: 'four' }, 'platform: not a number'],
  ['a long id', 'getBanners', { merchant_id: 'n'.repeat(201) }, 'merchant_id: longer than 200'],
  [
    'a search of 60,001 bytes',
    'getMerchantOffers',
    { search_text: 'x'.repeat(60_001) },
    'search_text: longer',
  ],
  [
    'a long name',
    'getStoreLocatorBrandDetails',
    { search_text: 'x'.repeat(13) },
    'search_text: longer than 12',
  ],
  ['page 0', 'getMerchantOffers', { page_num: '0' }, 'page_num: '],
  ['half a page', 'getMerchantOffers', { page_num: '1.5' }, 'page_num: '],
  ['an endless page', 'getMerchantOffers', { page_num: '1e308' }, 'page_num: '],
  ['a day that is none', 'getProductList', { current_date: '20.11.2026' }, 'current_date: not a date'],
  ['JSON that is none', 'getProductList', { refine_by: '{' }, 'refine_by: '],
  ['a filter without lists', 'getProductList', { refine_by: '{}' }, 'refine_by.points: '],
  ['33,000 lines', 'addCart', { cart_details: lines(33_000) }, 'cart_details: more than 500 entries'],
  ['33,000 ordered lines', 'placeOrder', { order_details: lines(33_000) }, 'order_details: more than 500'],
  ['a cart that is no list', 'addCart', { cart_details: '{"0":{}}' }, 'cart_details: not a list'],
  ['a line that is none', 'addCart', { cart_details: '[null]' }, 'cart_details.0: '],
  ['the quantity "NaN"', 'addCart', { cart_details: lines(1, { qty: 'NaN' }) }, 'cart_details.0.qty: '],
  ['the quantity "abc"', 'addCart', { cart_details: lines(1, { qty: 'abc' }) }, 'cart_details.0.qty: '],
  ['the quantity null', 'addCart', { cart_details: lines(1, { qty: null }) }, 'cart_details.0.qty: '],
  ['no quantity', 'addCart', { cart_details: lines(1, { qty: undefined }) }, 'cart_details.0.qty: '],
  [
    'an ordered quantity null',
    'placeOrder',
    { order_details: lines(1, { qty: null }) },
    'order_details.0.qty',
  ],
  [
    'stock that is no flag',
    'addCart',
    { cart_details: lines(1, { is_stock_available: 7 }) },
    'cart_details.0.is_',
  ],
  ['a name that is none', 'registerCustomer', { first_name: null }, 'first_name: not a text'],
  ['an unknown gender', 'registerCustomer', { gender: 4 }, 'gender: not a gender'],
  ['half a consent', 'registerCustomer', { opt_out_from_email_status: 2 }, 'opt_out_from_email_status: '],
  ['a status that is none', 'profileUpdate', { status: 'new' }, 'status: not a number'],
  ['no people', 'bookAvailableSlotList', { total_visitor: '0' }, 'total_visitor: '],
  ['half a person', 'bookScheduleVisit', { total_visitor: '1.5' }, 'total_visitor: '],
  ['a hundred people', 'bookScheduleVisit', { total_visitor: '100' }, 'total_visitor: '],
  ['a visit on no day', 'bookAvailableSlotList', { visit: 'today' }, 'visit: not a date as YYYY-MM-DD'],
  ['a time that is none', 'bookScheduleVisit', { time: '24:00' }, 'time: not a time as HH:mm'],
  ['another place', 'bookScheduleVisit', { merchant_location_id: '4' }, 'merchant_location_id must be 3'],
];

/** A form of the operator page, its hostile field, and the page's message. */
type Entry = [form: string, field: string, value: string, says: string];

const tooMuch = 'must be a number from 0 to 1,000,000,000, not';
const good = { status: 200, body: { statusCode: 100 } };
const exact = ': larger amounts would not be exact.';

const entries: Entry[] = [
  ['members/1', 'balance', '99999999999999', `balance ${tooMuch} '99999999999999'${exact}`],
  ['members/1', 'balance', '1e308', `balance ${tooMuch} '1e308'${exact}`],
  ['members/1', 'balance', 'NaN', `balance ${tooMuch} 'NaN'.`],
  ['members/1', 'balance', '9'.repeat(60_000), `balance ${tooMuch} '${'9'.repeat(40)}…'${exact}`],
  ['members/1', 'unread', '1e15', "unread must be a whole number from 0 to 1,000,000, not '1e15'."],
  ['members/1', 'tier', '5', "tier must be a whole number from 0 to 4, not '5'."],
  ['members/1', 'status', 's'.repeat(21), 'status takes 20 characters at most, not 21.'],
  ['products', 'stock-1', '99999999999999999', 'stock-1 must be a whole number from 0 to 1,000,000, not'],
  ['products', 'sellingPrice', '1e14', `sellingPrice ${tooMuch} '1e14'${exact}`],
  ['products', 'specialPrice', '1e14', `specialPrice ${tooMuch} '1e14'${exact}`],
  ['products', 'expiryDate', '2026-02-31', "expiryDate must be a date as YYYY-MM-DD, not '2026-02-31'."],
  ['products', 'product', '9'.repeat(60_000), `There is no product '${'9'.repeat(40)}…' at this mall.`],
  ['orders', 'status', 's'.repeat(61), 'status takes 60 characters at most, not 61.'],
  ['settings', 'pointsPerUnit', '1e308', "pointsPerUnit must be a number from 0 to 1000, not '1e308'."],
  ['settings', 'redeemError', 's'.repeat(501), 'redeemError takes 500 characters at most, not 501.'],
  ['visits', 'capacity', '1e5', "capacity must be a whole number from 0 to 10,000, not '1e5'."],
  ['visits', 'name', 's'.repeat(61), 'name takes 60 characters at most, not 61.'],
  ['visits', 'slot', '9'.repeat(60_000), `There is no time slot '${'9'.repeat(40)}…' at this mall.`],
  ['faults', 'delay', '1e15', "delay must be a number from 0 to 600, not '1e15'."],
];

/** The other fields of the forms. */
const forms: Record<string, Record<string, string>> = {
  'members/1': { balance: '1', tier: '1', status: '1', unread: '0' },
  products: { product: '1' },
  orders: { item: '1' },
  settings: {},
  visits: { slot: '1', name: 'Morning', capacity: '20' },
  faults: { kind: 'slow', call: 'getPincode' },
};

describe('a hostile entry on the operator page', () => {
  it.each(entries)(
    'to %s in the field %s (row %#) is refused with a message',
    async (form, field, value, says) => {
      const answer = await operate(test, form, { ...forms[form], [field]: value });
      const { searchParams } = new URL(answer.headers.get('location') ?? '', home);
      expect(searchParams.get('problem') ?? 'Done.').toContain(says);
      expect(test.sandbox.faults.list()).toEqual([]);
      expect((await test.sandbox.fetch(new Request(`${home}/malls/north`))).status).toBe(200);
      for (const call of ['getMerchantDetails', 'getProductList'] as const) {
        expect(await ask(call, bodyOf(calls[call], goodFields(call)))).toMatchObject(good);
      }
    },
  );
});

describe('a hostile request', () => {
  it.each(rows)('with %s to %s is refused with a message', async (_, name, sent, says) => {
    const body = typeof sent === 'string' ? sent : bodyOf(calls[name], { ...goodFields(name), ...sent });
    const form = typeof body === 'string' ? new URLSearchParams(body) : body;
    expect(await ask(name, form)).toMatchObject({
      status: 200,
      body: { statusCode: 102, statusDescription: expect.stringContaining(`Bad request: ${says}`) },
    });
    expect(await answersOthers()).toBe(200);
  });

  const anything = ['', '-1', '1e999', 'x'.repeat(9_000), "%_' OR 1=1 --", '\0', '[null]', '['.repeat(9_000)];
  const names = Object.keys(calls) as CallName[];
  names.push(...names.splice(names.indexOf('logOutUser'), 1)); // it would end the session that the others need

  it.each(names)('never breaks %s, with any of its fields spoiled', async (name) => {
    const whole = goodFields(name);
    for (const field of Object.keys(whole)) {
      for (const value of anything) {
        const { status } = await ask(name, bodyOf(calls[name], { ...whole, [field]: value }));
        expect(status, `${field}: ${value.slice(0, 40)}`).toBeLessThan(500);
      }
    }
  });

  const reads = names.filter((name) => calls[name].effect === 'read');
  it.each(reads)('gets the same answer of %s with fields that have names of JavaScript', async (name) => {
    const whole = goodFields(name);
    const more = Object.fromEntries(objectNames.map((each) => [each, 'x']));
    const plain = await ask(name, bodyOf(calls[name], whole));
    expect(await ask(name, bodyOf(calls[name], { ...whole, ...more }))).toEqual(plain);
  });
});

describe('a body over 25 MB', () => {
  it('that does not end is refused as soon as it is too large', async () => {
    const chunk = new Uint8Array(1024 * 1024);
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(chunk) });
    expect(await ask('getBanners', endless)).toEqual({
      status: 413,
      body: { statusCode: 413, statusDescription: 'The request is larger than 25 MB.' },
    });
  });
});

function fields(count: number): string {
  return Array.from({ length: count }, (_, index) => `field${index}=1`).join('&');
}
