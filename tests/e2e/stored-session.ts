import { tokensOf } from '@/contract/tokens';
import { signedInOf, storeSignedIn, storeTokens } from '@/session/stored-user';
import type { Sandbox } from '../../sandbox/create-sandbox';
import { callers } from '../sandbox/harness';

/**
 * The values that a login of this customer stores in localStorage. They come from real calls, and the app's own code
 * writes them.
 */
export async function storedSession(
  sandbox: Sandbox,
  merchantId: string,
  mobileNumber: string,
): Promise<Record<string, string>> {
  const reply = await callers(sandbox).logIn(mobileNumber, merchantId);
  const tokens = tokensOf(reply);
  const signedIn = signedInOf(reply.merchant, { id: reply.userId, mobileNumber });
  if (!tokens || !signedIn) throw new Error(`${mobileNumber} is no complete customer of ${merchantId}.`);
  return writtenBy(() => {
    storeTokens(tokens);
    storeSignedIn(signedIn);
  });
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
