import type * as z from 'zod/mini';
import type { Call, WireBody } from '@/contract/call';
import { calls } from '@/contract/calls';
import { httpRequest } from '@/contract/http-request';
import { tokensOf } from '@/contract/tokens';
import { signedInOf, storeSignedIn, storeTokens } from '@/session/stored-user';
import { Failure } from '../../build/shared/failure';
import type { Sandbox } from '../../sandbox/create-sandbox';

/**
 * The values that a login of this sample member stores in localStorage. They come from real calls, and the app's own
 * code writes them. Throws for a number that is no complete member of the mall.
 */
export async function sampleSession(
  sandbox: Sandbox,
  merchantId: string,
  mobileNumber: string,
  payloadKey: string,
): Promise<Record<string, string>> {
  const otpId = await sendOtp(sandbox, merchantId, mobileNumber, payloadKey);
  const otp = Number(sandbox.outbox.latestOtp(mobileNumber, merchantId));
  const values = { mobileNumber, merchantId, platform: 4, otp, otpId };
  const { loginCustomer } = calls;
  const { body } = await askSandbox(sandbox, merchantId, payloadKey, loginCustomer, values);
  const reply = loginCustomer.reply.decode(body);
  const tokens = tokensOf(reply);
  const signedIn = signedInOf(reply.merchant, { id: reply.userId, mobileNumber });
  if (!tokens || !signedIn) throw new Error(`${mobileNumber} is no complete customer of ${merchantId}.`);
  return writtenBy(() => {
    storeTokens(tokens);
    storeSignedIn(signedIn);
  });
}

/** Has an OTP sent, and gives its id. */
export async function sendOtp(
  sandbox: Sandbox,
  merchantId: string,
  mobileNumber: string,
  payloadKey: string,
): Promise<string> {
  const values = { mobileNumber, merchantId, platform: 4 };
  const { body } = await askSandbox(sandbox, merchantId, payloadKey, calls.getOtp, values);
  return calls.getOtp.reply.decode(body).otpId;
}

/**
 * What the sandbox answers to a visitor of a mall, or to the member of an access token. Throws `Failure` if it cannot
 * answer.
 */
export async function askSandbox<Request extends z.ZodMiniType>(
  sandbox: Sandbox,
  merchantId: string,
  payloadKey: string,
  call: Call<Request>,
  values: z.output<Request>,
  bearer?: string,
): Promise<{ status: number; body: WireBody }> {
  const baseUrl = `http://${merchantId}.localhost/api`;
  const { url, method, headers, body } = httpRequest(call, values, { baseUrl, payloadKey, bearer });
  const response = await sandbox.fetch(new Request(url, { method, headers, body: body ?? null }));
  const answer = { status: response.status, body: (await response.json()) as WireBody }; // the sandbox sends objects
  if (response.status === 500) throw new Failure(String(answer.body.statusDescription)); // it names the mall
  return answer;
}

/** The values that code writes into localStorage. Node has none, so this replaces it. */
function writtenBy(write: () => void): Record<string, string> {
  const values: Record<string, string> = {};
  const storage = { setItem: (name: string, value: string) => Object.assign(values, { [name]: value }) };
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  try {
    write();
  } finally {
    Reflect.deleteProperty(globalThis, 'localStorage');
  }
  return values;
}
