import { logOutUser, type refreshAuthToken } from '@/contract/session';
import type { Tokens } from '@/contract/tokens';
import { abortAfter } from '@/lib/abort-after';
import { failureOf } from '@/transport/call-error';
import { brandTransport, withAmbient } from './brand-transport';
import { exchangeTokens } from './exchange-tokens';
import { type LeftSession, logoutTimeout } from './session-to-leave';

const unended = 'The session that was left could not be ended at the backend.';

/**
 * Tells the backend that a session is over. Gets new tokens for this if the access token has expired. Never rejects.
 */
export async function reportLogout(session: LeftSession): Promise<void> {
  if ((await reportLogoutOnce(session)) === 'token too old') await reportLogoutAnew(session);
}

/** Gives 'token too old' when the backend asks for a newer token. Logs every other failure. */
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
    // The shopper is logged out, even when the backend refuses.
    console.warn('The backend did not take the logout.', error);
  }
  return 'reported';
}

/**
 * Reports the logout again, once, with newer tokens. Otherwise the session would stay open at the backend. `newest`
 * is the token that was stored when the refusal arrived: another tab may have renewed the tokens already. This stores
 * nothing, because the shopper has left and somebody else may be logging in.
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

/** The page may close while the call is running. */
function whileLeaving() {
  return { keepalive: true, signal: abortAfter(logoutTimeout) };
}
