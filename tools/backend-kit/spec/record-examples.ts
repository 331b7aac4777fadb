import { type Call, flatten, type WireBody } from '@/contract/call';
import { type CallName, calls } from '@/contract/calls';
import { people } from '../../../sandbox/members/sample-people';
import { olderStyle } from '../../../sandbox/server/older-style';
import { bodyOf, startTestSandbox, type TestSandbox } from '../../../tests/sandbox/harness';
import { goodFields } from '../../../tests/sandbox/requests';
import { newNumber } from '../../../tests/setup/new-number';
import type { AllExamples, ExampleReply } from './examples';

/** Everybody in the examples has a number that begins like this. */
const shownNumber = '9876500123';
/** Somebody who asks for one OTP after another. */
const eager = '9876500124';
const referralCode = 'FRND2345';
/** How many entries of a list an example shows. */
const shown = 2;

/**
 * A request and its replies for every call, as the sandbox answers them at a fixed time, with invented people. Tokens
 * and ids that are random are replaced.
 */
export async function recordExamples(): Promise<AllExamples> {
  const test = await startTestSandbox({ makeOtp: () => '1234' });
  try {
    const recorded: [CallName, unknown][] = [];
    for (const name of inOrder()) recorded.push([name, await record(test, name)]);
    const sorted = Object.fromEntries(recorded.sort(([one], [other]) => (one < other ? -1 : 1)));
    const text = JSON.stringify(sorted)
      .replaceAll(newNumber, shownNumber)
      .replace(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, 'otp-1')
      .replace(/http:\/\/north\.localhost:4173/g, 'https://api.client.example');
    return JSON.parse(text) as AllExamples; // made just above
  } finally {
    await test.sandbox.close();
  }
}

/** Reads first, because writes change what they find; last the calls that end the tokens. */
function inOrder(): CallName[] {
  const last = ['requestToVerifyCustomerEmail', 'placeOrder', 'refreshAuthToken', 'logOutUser'];
  const rank = (name: CallName) => (calls[name].effect === 'read' ? -2 : last.indexOf(name));
  return (Object.keys(calls) as CallName[]).sort((one, other) => rank(one) - rank(other));
}

async function record(test: TestSandbox, name: CallName) {
  const ask = asking(test, name);
  const member = calls[name].audience === 'customer' && calls[name].auth !== 'none';
  const who: WireBody =
    'customer_id' in goodFields(name) && member ? { customer_id: await idOf(test, name) } : {};
  const fields = { ...goodFields(name), ...who, ...(await prepared(test, name)) };
  const { auth, audience } = calls[name];
  const token = await tokenFor(test, name);
  const good = await ask(fields, token);
  if (good.status !== 200 || good.body.statusCode !== 100) {
    throw new Error(`${name} was refused: ${JSON.stringify(good.body)}`);
  }
  const ofNoMall = { ...fields, merchant_id: '' };
  const replies: ExampleReply[] = [
    { kind: 'good', ...good },
    { kind: 'refused', ...(await ask(ofNoMall, await tokenFor(test, name))) },
  ];
  const own = await ownRefusal(test, name, fields, token);
  if (own) replies.push({ kind: 'refused', ...own });
  if (auth !== 'none' && audience === 'customer')
    replies.push({ kind: 'refused', ...(await ask(fields, 'wrong')) });
  if (calls[name].effect === 'read' && audience === 'customer') {
    const empty = await ask(fields, await tokenOf(test, people.rohan.mobile));
    if (
      empty.body.statusCode === 100 &&
      JSON.stringify(empty.body).length < JSON.stringify(good.body).length
    ) {
      replies.push({ kind: 'empty', ...empty });
    }
  }
  const odd = olderStyle(good.body);
  if (JSON.stringify(odd.response) !== JSON.stringify(good.body.response)) {
    replies.push({ kind: 'odd', status: 200, body: odd });
  }
  return {
    request: { fields: shorten(named(fields)) },
    replies: replies.map(({ kind, status, body }) => ({ kind, status, body: shorten(body) })),
  };
}

/** The refusal that a call has beyond the usual one (`refusals.ts`). */
async function ownRefusal(test: TestSandbox, name: CallName, fields: WireBody, token: string) {
  const ask = asking(test, name);
  if (name === 'submitBill') return ask(fields, token); // once more, so that it is known
  if (name !== 'getOtp') return undefined;
  const addressee = { ...fields, mobile_number: eager };
  for (let sent = 0; sent < 20; sent += 1) {
    const answer = await ask(addressee, token);
    if (answer.body.status === 'error') return answer;
    const guess = { ...goodFields('loginCustomer'), ...addressee, otp: 9999, id: flatten(answer.body).id };
    for (let wrong = 0; wrong < 5; wrong += 1) await asking(test, 'loginCustomer')(guess, '');
  }
  throw new Error('The sandbox sends any number of OTPs.');
}

function asking(test: TestSandbox, name: CallName) {
  const call: Call = calls[name];
  return (fields: WireBody, token: string) => {
    const body =
      call.encoding === 'query' ? String(bodyOf({ encoding: 'form' }, fields)) : bodyOf(call, fields);
    return test.ask(name, body, token ? { token } : {});
  };
}

async function tokenFor(test: TestSandbox, name: CallName): Promise<string> {
  const { auth } = calls[name];
  if (auth === 'none' || name === 'registerCustomer') return '';
  const login = await test.logIn(memberFor(name));
  return (auth === 'refresh' ? login.token?.refresh : login.token?.access) ?? '';
}

/** Who asks: the member with orders of every status, or the one with a full cart and many notifications. */
function memberFor(name: CallName): string {
  const ofOrders: readonly CallName[] = ['getCustomerOrderDetails', 'getVouchersMonthWise'];
  return ofOrders.includes(name) ? people.aarav.mobile : people.ishita.mobile;
}

async function idOf(test: TestSandbox, name: CallName): Promise<string> {
  return (await test.logIn(memberFor(name))).userId ?? '';
}

async function tokenOf(test: TestSandbox, mobile: string): Promise<string> {
  return (await test.logIn(mobile)).token?.access ?? '';
}

/** The fields that depend on what the sandbox has. */
async function prepared(test: TestSandbox, name: CallName): Promise<WireBody> {
  const read = async (call: CallName, more: WireBody = {}) => {
    const { body } = await asking(test, call)({ ...goodFields(call), ...more }, await tokenFor(test, call));
    return flatten(body);
  };
  switch (name) {
    case 'deleteNotification': {
      const [newest] = (await read('getCustomerNotifications')).notifications as { id: string }[];
      return { id: newest?.id };
    }
    case 'deleteSubmitBill': {
      const months = (await read('getSubmitBillDetailsMonthwise')).transactionDetails as Record<
        string,
        { id: string }[]
      >;
      return { bill_id: Object.values(months)[0]?.[0]?.id };
    }
    case 'getCustomerOrderDetails': {
      const months = (await read('getVouchersMonthWise'))['e-voucher'] as Record<
        string,
        { order_id: string }[]
      >;
      return { order_id: Object.values(months)[0]?.[0]?.order_id };
    }
    case 'loginCustomer':
      return { otp: 1234, id: (await read('getOtp')).id };
    case 'registerCustomer': {
      const otp = { otp: 1234, id: (await read('getOtp')).id };
      await asking(test, 'loginCustomer')({ ...goodFields('loginCustomer'), ...otp }, '');
      return {};
    }
    case 'addCart':
      return { cart_details: JSON.stringify(await cartLines(read)) };
    case 'placeOrder': {
      const lines = await cartLines(read);
      await read('addCart', { cart_details: JSON.stringify(lines) });
      const { product_merchant_id, qty, location_id, best_price } = lines[0] ?? {};
      const line = { product_merchant_id, qty, location_id, best_price, calculated_points: best_price };
      return { order_details: JSON.stringify([line]) };
    }
    case 'requestToVerifyCustomerEmail': // the profile was saved with a new address before
      return { email_address: goodFields('profileUpdate').email_address };
    default:
      return {};
  }
}

/** A cart with one voucher of the catalogue that is in stock. */
async function cartLines(read: (name: CallName, more?: WireBody) => Promise<WireBody>): Promise<WireBody[]> {
  const id = '1';
  const { productDetails, locationWiseQuantity } = await read('getProductDetails', {
    product_merchant_id: id,
  });
  const [variant] = productDetails as WireBody[];
  const stocked = (locationWiseQuantity as WireBody[]).find((each) => Number(each.current_quantity) > 0);
  const special = Number(variant?.special_price_points_value ?? 0);
  const price = special > 0 ? special : Number(variant?.selling_price_points_value);
  return [
    {
      ...{
        product_merchant_id: stocked?.products_merchant_id ?? id,
        product_id: variant?.product_id,
        qty: 1,
      },
      location_id: stocked?.location_id,
      best_price: price,
      calculated_points: price,
    },
  ];
}

/** Files by their name. */
function named(fields: WireBody): WireBody {
  const nameOf = (value: unknown) => (value instanceof File ? `@${value.name}` : value);
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(nameOf) : nameOf(value)]),
  );
}

/** The first entries of each list, and no token or random code. */
function shorten<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (key, inner: unknown) => {
      if (key === 'token' && typeof inner === 'string') return '<access token>';
      if (key === 'refresh_token' && typeof inner === 'string') return inner && '<refresh token>';
      if (key === 'referral_code' && inner) return referralCode;
      if (key === 'referral_text' && typeof inner === 'string')
        return inner.replace(/\b[A-Z2-9]{8}\b/, referralCode);
      // Zod says more or less, depending on what else the process has loaded.
      if (key === 'statusDescription' && typeof inner === 'string')
        return inner.replace(/^(Bad request: \w+: ).*/s, '$1not valid');
      if (Array.isArray(inner)) return inner.slice(0, shown) as unknown[];
      if (typeof inner === 'object' && inner !== null && key === 'bill_data') {
        return Object.fromEntries(Object.entries(inner).slice(0, shown));
      }
      return inner;
    }),
  ) as T;
}
