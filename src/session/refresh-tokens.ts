import { textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import type { refreshAuthToken } from '@/contract/session';
import { oneAtATime } from '@/lib/one-at-a-time';
import { pause } from '@/lib/pause';
import { failureOf } from '@/transport/call-error';
import { errorText } from '@/transport/error-text';
import { appActions } from './app-actions';
import { withAmbient } from './brand-transport';
import { exchangeTokens } from './exchange-tokens';
import { leaveSession } from './log-out';
import { reportLogoutOnce } from './report-logout';
import { sessionToLeave } from './session-to-leave';
import { storeTokens } from './stored-user';
import { readStored } from './stored-values';
import { withLock } from './with-lock';

const lockName = 'session-refresh';

/** How long another tab's tokens may take to reach this tab's process, in ms. */
const arrivalLimit = 3_000;
const arrivalPoll = 25;

/**
 * Renews the tokens after a 401 that said 'refresh': once for all calls and tabs that were refused with the same access
 * token. Resolves to true if there are new tokens. If not, the shopper has seen why
 * (docs/product/session.md#when-a-token-is-refused).
 */
export const refreshTokens = oneAtATime(
  (refusedToken: string | undefined): Promise<boolean> => withLock(lockName, {}, () => renew(refusedToken)),
);

async function renew(refusedToken: string | undefined): Promise<boolean> {
  const current = readStored('acc_token');
  if (current && current !== refusedToken) return true; // another tab was faster
  if (refusedToken && (await wasRenewedElsewhere(refusedToken))) return true;
  const session = sessionToLeave();
  // A shopper who has logged out meanwhile, and perhaps in again, must not get these tokens or see a failure.
  const isLeft = () => readStored('acc_token') !== current;
  const isWiped = () => isLeft() && readStored('acc_token') === undefined;
  try {
    const request = withAmbient<typeof refreshAuthToken>({});
    const tokens = await exchangeTokens(request, readStored('refresh_token'));
    if (isWiped() && session) void reportLogoutOnce({ ...session, ...tokens });
    if (isLeft()) return !isWiped();
    storeTokens(tokens);
    if (refusedToken) await withMark((mark) => mark.markRenewed(refusedToken)); // before the next tab's turn
    return true;
  } catch (error) {
    if (!isLeft()) tellFailure(error);
    return false;
  }
}

/** Without IndexedDB or WebCrypto there is no mark. Then two tabs may renew the tokens one after the other. */
async function withMark<T>(
  use: (mark: typeof import('./renewal-mark')) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await use(await import('./renewal-mark'));
  } catch (error) {
    console.warn('Tabs cannot tell each other of new tokens.', error);
    return undefined;
  }
}

/** Whether another tab has renewed this token. This tab may have to wait until it sees the new one. */
async function wasRenewedElsewhere(token: string): Promise<boolean> {
  if (!(await withMark((mark) => mark.wasRenewed(token)))) return false;
  for (let waited = 0; waited < arrivalLimit; waited += arrivalPoll) {
    if (readStored('acc_token') !== token) return true;
    await pause(arrivalPoll);
  }
  return false;
}

/**
 * Shows why the tokens could not be renewed. After a refusal with a reason, or a lost network, the shopper stays logged
 * in. Every other failure logs out, including a 401, because there is no other token to try.
 */
function tellFailure(error: unknown): void {
  const failure = failureOf(error);
  const described = failure.kind === 'rejected' && failure.description !== '';
  if (described || failure.kind === 'offline' || failure.kind === 'timeout') {
    appActions().showError(errorText(failure));
    return;
  }
  const description = failure.kind === 'unauthorised' ? failure.description : '';
  appActions().showError(description || textsOf(errorTexts).sessionExpired);
  leaveSession(appActions().showLogin);
}
