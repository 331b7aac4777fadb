import { textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import { sessionHost } from './host';
import { leaveSession } from './log-out';
import { refreshTokens } from './refresh-tokens';
import { readStored } from './stored-values';

/** Part 1 §9. */
const logoutDebounce = 300;

/** ms in which new tokens that are refused as well mean a loop, not an old age. */
const loopWindow = 10_000;
const lastRefresh = 'last-refresh';

let pendingLogout: ReturnType<typeof setTimeout> | undefined;

/**
 * The 401 rules (part 1 §4 "Session"): 'refresh' renews the tokens and reloads; 'expired' and 'invalid' force a logout
 * after 300 ms, in which further refusals change nothing but the start of the wait, and reload.
 * `refusedToken` was the access token when the call went out, whether it carried it or not.
 */
export async function handleUnauthorised(
  reason: 'refresh' | 'ended' | 'unknown',
  refusedToken: string | undefined,
): Promise<void> {
  if (reason === 'refresh' && (await refreshTokens(refusedToken))) reloadOnce(refusedToken);
  if (reason !== 'ended') return;
  clearTimeout(pendingLogout);
  pendingLogout = setTimeout(() => leaveSession(sessionHost().reload), logoutDebounce);
}

/** Reloads with the new tokens; when those are the ones that were refused just now, the session is over. */
function reloadOnce(refusedToken: string | undefined): void {
  const [at, token] = (sessionStorage.getItem(lastRefresh) ?? '').split(' ');
  if (token !== '' && token === refusedToken && Date.now() - Number(at) < loopWindow) {
    sessionStorage.removeItem(lastRefresh);
    sessionHost().showError(textsOf(errorTexts).sessionExpired);
    leaveSession(sessionHost().showLogin);
    return;
  }
  sessionStorage.setItem(lastRefresh, `${Date.now()} ${readStored('acc_token') ?? ''}`);
  sessionHost().reload();
}
