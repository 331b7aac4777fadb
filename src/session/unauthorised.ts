import { textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import { appActions } from './app-actions';
import { leaveSession } from './log-out';
import { refreshTokens } from './refresh-tokens';
import { storedUser } from './stored-user';
import { readStored, refreshMark } from './stored-values';
import { readTabValue, writeTabValue } from './tab-values';

/** ms (docs/product/session.md#when-a-token-is-refused). */
const logoutDebounce = 300;

/** A second refusal within this time (ms) means a loop, not an expired token. */
const loopWindow = 10_000;
const lastLogout = 'last-logout';

let pendingLogout: ReturnType<typeof setTimeout> | undefined;

/**
 * The 401 rules (docs/product/session.md#when-a-token-is-refused). 'refresh' renews the tokens and reloads. 'expired'
 * and 'invalid' force a logout after 300 ms and reload; another refusal in that time only restarts the wait. The
 * refusal of a token that is no longer stored has no effect. `refusedToken` is the access token that was stored when
 * the call went out, even if the call did not carry it. The result `stays` means that nothing else happens: the shopper
 * stays and must see the failure.
 */
export async function handleUnauthorised(
  reason: 'refresh' | 'ended' | 'unknown',
  refusedToken: string | undefined,
): Promise<{ stays: boolean }> {
  if (reason === 'refresh' && (await refreshTokens(refusedToken))) reloadOnce(refusedToken);
  if (reason !== 'ended' || refusedToken !== readStored('acc_token')) return { stays: false };
  // If a backend also refuses visitors, their page would reload again and again.
  const again = isRecent(Number(readTabValue(lastLogout)));
  if (again && refusedToken === undefined && !storedUser()) return { stays: true };
  clearTimeout(pendingLogout);
  pendingLogout = setTimeout(() => {
    writeTabValue(lastLogout, String(Date.now()));
    leaveSession(appActions().reload);
  }, logoutDebounce);
  return { stays: false };
}

/** Reloads with the new tokens. If the backend has just refused exactly those, the session is over. */
function reloadOnce(refusedToken: string | undefined): void {
  const [at, token] = (readTabValue(refreshMark) ?? '').split(' ');
  if (token !== '' && token === refusedToken && isRecent(Number(at))) {
    writeTabValue(refreshMark, undefined);
    appActions().showError(textsOf(errorTexts).sessionExpired);
    leaveSession(appActions().showLogin);
    return;
  }
  writeTabValue(refreshMark, `${Date.now()} ${readStored('acc_token') ?? ''}`);
  appActions().reload();
}

function isRecent(moment: number): boolean {
  return Date.now() - moment < loopWindow;
}
