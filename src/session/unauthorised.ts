import { textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import { restartableTimer } from '@/lib/restartable-timer';
import { appActions, waitingReloads } from './app-actions';
import { leaveSession } from './log-out';
import { refreshTokens } from './refresh-tokens';
import { useRunningWrites } from './running-writes';
import { storedUser } from './stored-user';
import { readStored, refreshMark } from './stored-values';
import { readTabValue, writeTabValue } from './tab-values';

/** ms (docs/product/session.md#when-a-token-is-refused). */
const logoutDebounce = 300;

/** A second refusal within this time (ms) means a loop, not an expired token. */
const loopWindow = 10_000;
const lastLogout = 'last-logout';

const pendingLogout = restartableTimer();

/**
 * What happens to a refused call:
 * - `renewed`: the app has got new tokens. It may send the call again, and the page must reload.
 * - `replaced`: another token is stored by now, so the refusal says nothing about the session. Send the call again.
 * - `leave`: the session has told the shopper, or ends. The screen shows nothing.
 * - `say`: nothing else happens. The shopper stays and must see the failure.
 */
type AfterRefusal = 'renewed' | 'replaced' | 'leave' | 'say';

/**
 * The 401 rules (docs/product/session.md#when-a-token-is-refused). 'refresh' renews the tokens. 'expired' and 'invalid'
 * force a logout after 300 ms and reload; another refusal in that time only restarts the wait. `refusedToken` is the
 * access token that was stored when the call went out, even if the call did not carry it.
 */
export async function answerRefusal(
  reason: 'refresh' | 'ended' | 'unknown',
  refusedToken: string | undefined,
): Promise<AfterRefusal> {
  if (reason === 'unknown') return 'say';
  if (reason === 'refresh') {
    if (isNewSinceReload(refusedToken)) return endAsExpired();
    return (await refreshTokens(refusedToken)) ? 'renewed' : 'leave';
  }
  const stored = readStored('acc_token');
  if (refusedToken !== stored) return stored === undefined ? 'leave' : 'replaced';
  // If a backend also refuses visitors, their page would reload again and again.
  const again = isRecent(Number(readTabValue(lastLogout)));
  if (again && refusedToken === undefined && !storedUser()) return 'say';
  pendingLogout.start(() => {
    writeTabValue(lastLogout, String(Date.now()));
    leaveSession(appActions().reload);
  }, logoutDebounce);
  return 'leave';
}

/**
 * Reloads the page because the tokens are new, as soon as nothing on the screen would be lost. `after the answer` also
 * gives the screen time to show what has become of a write. Returns whether the page reloads already.
 */
export function reloadAfterRenewal(when: 'now' | 'after the answer'): boolean {
  const { reloadWhenIdle = reloadEarly } = appActions();
  return reloadWhenIdle(when, () => {
    const token = readStored('acc_token');
    if (token === undefined) return false; // the shopper has logged out meanwhile
    writeTabValue(refreshMark, `${Date.now()} ${token}`);
    return true;
  });
}

/** Only the late shell knows whether an answer is still to be shown. A reload during or after a write waits for it. */
function reloadEarly(when: 'now' | 'after the answer', beforeReload: () => boolean): boolean {
  if (when === 'now' && useRunningWrites.getState().running === 0) {
    if (beforeReload()) appActions().reload();
    return true;
  }
  waitingReloads.push(beforeReload);
  return false;
}

/** Whether the page has just reloaded with exactly this token. */
function isNewSinceReload(token: string | undefined): boolean {
  const [at, renewed] = (readTabValue(refreshMark) ?? '').split(' ');
  return renewed !== undefined && renewed === token && isRecent(Number(at));
}

/** The backend refuses even a new token, so there is nothing else to try. */
function endAsExpired(): 'leave' {
  writeTabValue(refreshMark, undefined);
  appActions().showError(textsOf(errorTexts).sessionExpired);
  leaveSession(appActions().showLogin);
  return 'leave';
}

function isRecent(moment: number): boolean {
  return Date.now() - moment < loopWindow;
}
