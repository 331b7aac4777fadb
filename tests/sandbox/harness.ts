import { type Call, encodeRequest, type ReplyOf, type RequestOf, type WireBody } from '@/contract/call';
import { type CallName, calls } from '@/contract/calls';
import { encipher } from '@/contract/cipher';
import { developmentPayloadKey } from '@/lib/development-payload-key';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../sandbox/create-sandbox';
import { people } from '../../sandbox/members/sample-people';
import type { SandboxMerchant } from '../../sandbox/noun/sandbox-merchant';

export const malls: SandboxMerchant[] = [
  {
    id: 'north',
    name: 'Northgate Mall',
    programName: 'Northgate Rewards',
    primary: '#1971c2',
    hosts: ['rewards.northgate.example'],
  },
  {
    id: 'south',
    name: 'South & Co',
    programName: 'South Stars',
    primary: '#d6336c',
    hosts: ['south.example'],
  },
];

/** The day of the test sandbox's clock. */
export const today = '2026-11-20';

/** A clock that moves only when the test sets it. */
function fakeClock() {
  let time = Date.parse(`${today}T10:00:00Z`);
  return {
    now: () => new Date(time),
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

export interface Answer {
  status: number;
  body: WireBody;
}

/** A sandbox with a fake clock, and functions to call it like one mall's site. */
export async function startTestSandbox(options: Partial<SandboxOptions> = {}) {
  const clock = fakeClock();
  const sandbox = await createSandbox({ db: ':memory:', merchants: malls, now: clock.now, ...options });
  return { sandbox, clock, ...callers(sandbox) };
}

export type TestSandbox = Awaited<ReturnType<typeof startTestSandbox>>;

/** The operator page. */
export const home = 'http://localhost:4173';

/** Sends one of the operator page's forms. The answer redirects to the mall's page. */
export function operate(
  { sandbox }: Pick<TestSandbox, 'sandbox'>,
  form: string,
  fields: Record<string, string>,
  mall = 'north',
): Promise<Response> {
  return sandbox.fetch(
    new Request(`${home}/malls/${mall}/${form}`, {
      method: 'POST',
      headers: { origin: home },
      body: new URLSearchParams(fields),
    }),
  );
}

/** The HTML of a mall's page, or of another page of the operator. */
export async function pageOf(
  { sandbox }: Pick<TestSandbox, 'sandbox'>,
  path = '/malls/north',
): Promise<string> {
  return (await sandbox.fetch(new Request(home + path))).text();
}

/** The form of north's page that edits the customer with this number. */
export async function memberForm(test: Pick<TestSandbox, 'sandbox'>, mobile: string): Promise<string> {
  const grouped = `${mobile.slice(0, 4)} ${mobile.slice(4, 7)} ${mobile.slice(7)}`;
  const row = (await pageOf(test)).split('<tr>').find((part) => part.includes(grouped));
  const form = /action="\/malls\/north\/(members\/\d+)"/.exec(row ?? '')?.[1];
  if (!form) throw new Error(`The page has no form for ${mobile}.`);
  return form;
}

export interface CallOptions {
  token?: string;
  /** Host without port. Without it, the mall's own host. */
  host?: string;
}

export function callers(sandbox: Sandbox) {
  /** Sends one call like the app and returns the answer as it came over the wire. */
  async function send<Name extends CallName>(
    name: Name,
    values: RequestOf<(typeof calls)[Name]>,
    { token, host }: CallOptions = {},
  ): Promise<Answer> {
    const call: Call = calls[name];
    const fields = encodeRequest(call, values);
    const site = host ?? `${(values as { merchantId: string }).merchantId}.localhost`; // every request has one
    const response = await sandbox.fetch(
      new Request(`http://${site}:4173/api${call.path}`, {
        method: 'POST',
        headers: token ? { authorization: `Bearer ${token}` } : {},
        body: bodyOf(call, fields),
      }),
    );
    return { status: response.status, body: (await response.json()) as WireBody };
  }

  /** Sends one call, and gives its reply as the app reads it. */
  async function read<Name extends CallName>(
    name: Name,
    values: RequestOf<(typeof calls)[Name]>,
    options?: CallOptions,
  ): Promise<ReplyOf<(typeof calls)[Name]>> {
    const { body } = await send(name, values, options);
    return calls[name].reply.decode(body) as ReplyOf<(typeof calls)[Name]>; // of this very call
  }

  /** Sends one call with any body, like a hostile client. */
  async function ask(name: CallName, body: BodyInit, { token, host = 'north.localhost' }: CallOptions = {}) {
    const { method, path, encoding } = calls[name];
    const response = await sandbox.fetch(
      new Request(`http://${host}:4173/api${path}${encoding === 'query' ? `?${body}` : ''}`, {
        method,
        headers: token ? { authorization: `Bearer ${token}` } : {},
        ...(encoding !== 'query' && { body, duplex: 'half' }),
      }),
    );
    return { status: response.status, body: (await response.json()) as WireBody };
  }

  /** Requests an OTP and verifies it. */
  async function logIn(mobileNumber: string, merchantId = 'north') {
    const { otpId } = await read('getOtp', { mobileNumber, merchantId, platform: 4 });
    const otp = Number(sandbox.outbox.latestOtp(mobileNumber, merchantId));
    return read('loginCustomer', { mobileNumber, merchantId, platform: 4, otp, otpId });
  }

  return { send, read, ask, logIn };
}

/** A request's body in the call's encoding. */
export function bodyOf({ encoding }: Pick<Call, 'encoding'>, fields: WireBody): URLSearchParams | FormData {
  if (encoding === 'cipher') return new URLSearchParams({ _k: encipher(fields, developmentPayloadKey) });
  const form = encoding === 'multipart' ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const entry of Array.isArray(value) ? value : [value]) {
      if (entry instanceof Blob && form instanceof FormData) form.append(name, entry);
      else if (entry !== undefined) form.append(name, String(entry));
    }
  }
  return form;
}

export function identityOf(merchantId: string, customerId = '') {
  return { merchantId, customerId, platform: 4 };
}

/** A logged-in customer: what each of their calls needs, and their balance. */
export async function customerOf(
  test: TestSandbox,
  mobile: string = people.aarav.mobile,
  merchantId = 'north',
) {
  const token = (await test.logIn(mobile, merchantId)).token?.access ?? '';
  const id = identityOf(merchantId);
  const ask = { token };
  const balance = async () =>
    (await test.read('getMerchantDetails', { ...id, userId: '' }, ask)).merchant.balance ?? 0;
  return { token, id, ask, balance };
}
