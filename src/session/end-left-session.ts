import { logOutUser, type refreshAuthToken } from '@/contract/session';
import type { Tokens } from '@/contract/tokens';
import { abortAfter } from '@/lib/abort-after';
import { failureOf } from '@/transport/call-error';
import { brandTransport, withAmbient } from './brand-transport';
import { exchangeTokens } from './exchange-tokens';
import { storedUser } from './stored-user';
import { readStored } from './stored-values';

/** How long a logout waits for the backend before it goes on without it; in ms. */
const logoutTimeout = 5_000;

const unended = 'The session that was left could not be ended at the backend.';

/** What the backend knows a session by. Taken before storage is wiped, because that does not wait for the answers. */
export interface LeftSession {
  customerId: string;
  deviceToken: string;
  access?: string | undefined;
  refresh?: string | undefined;
}

/** The stored session; `customerId` is for whoever is known, but not stored yet. Undefined where nobody is known. */
export function sessionToLeave(customerId = storedUser()?.id): LeftSession | undefined {
  if (customerId === undefined) return undefined;
  return {
    customerId,
    deviceToken: readStored('token') ?? '',
    access: readStored('acc_token'),
    refresh: readStored('refresh_token'),
  };
}

/** Tells the backend that a session is over, under new tokens where its access token ran out. Never rejects. */
export async function reportLogout(session: LeftSession): Promise<void> {
  if ((await reportLogoutOnce(session)) === 'token too old') await reportLogoutAnew(session);
}

/** Resolves to whether the backend asked for a newer token first; every other failure has been logged. */
export async function reportLogoutOnce(session: LeftSession): Promise<'reported' | 'token too old'> {
  const { customerId, deviceToken, access, refresh = '' } = session;
  try {
    await brandTransport()(
      logOutUser,
      withAmbient<typeof logOutUser>({ customerId, deviceToken, refreshToken: refresh }),
      { bearer: access, ...whileLeaving() },
    );
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'unauthorised' && failure.reason === 'refresh') return 'token too old';
    // Whoever wants out gets out, whatever the backend says.
    console.warn('The backend did not take the logout.', error);
  }
  return 'reported';
}

/**
 * Reports it again under newer tokens, once: without that, the session would live on at the backend. `newest` is what was
 * stored when the refusal arrived: another tab may have renewed the tokens already. Nothing is stored: the shopper has
 * left, and somebody else may be logging in by now.
 */
export async function reportLogoutAnew(session: LeftSession, newest = session): Promise<void> {
  const ours = newest.customerId === session.customerId && newest.access !== undefined;
  const tokens = ours && newest.access !== session.access ? newest : await renew(session);
  const answer = tokens && (await reportLogoutOnce({ ...session, ...tokens }));
  if (answer === 'token too old') console.warn(unended);
}

async function renew({ customerId, refresh }: LeftSession): Promise<Tokens | undefined> {
  if (refresh === undefined) return undefined;
  try {
    return await exchangeTokens(
      withAmbient<typeof refreshAuthToken>({ customerId }),
      refresh,
      whileLeaving(),
    );
  } catch (error) {
    console.warn(unended, error);
    return undefined;
  }
}

/** The page may go away while the call is on its way. */
function whileLeaving() {
  return { keepalive: true, signal: abortAfter(logoutTimeout) };
}
