import { encodeRequest, type WireBody } from '@/contract/call';
import { calls } from '@/contract/calls';
import { encipher } from '@/contract/cipher';
import { tokensOf } from '@/contract/tokens';
import { signedInOf, storeSignedIn, storeTokens } from '@/session/stored-user';
import type { Sandbox } from '../sandbox/create-sandbox';

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
  const login = encodeRequest(calls.loginCustomer, values);
  const reply = calls.loginCustomer.reply.decode(
    await ask(sandbox, merchantId, payloadKey, 'loginCustomer', login),
  );
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
  const values = encodeRequest(calls.getOtp, { mobileNumber, merchantId, platform: 4 });
  return calls.getOtp.reply.decode(await ask(sandbox, merchantId, payloadKey, 'getOtp', values)).otpId;
}

async function ask(
  sandbox: Sandbox,
  merchantId: string,
  payloadKey: string,
  name: 'getOtp' | 'loginCustomer',
  fields: Record<string, unknown>,
): Promise<WireBody> {
  const { path, encoding } = calls[name];
  const body = new URLSearchParams(
    encoding === 'cipher'
      ? { _k: encipher(fields, payloadKey) }
      : Object.entries(fields).map(([key, value]) => [key, String(value)]),
  );
  const address = `http://${merchantId}.localhost/api${path}`;
  return (await sandbox.fetch(new Request(address, { method: 'POST', body }))).json();
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
