import { textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import { sessionHost } from './host';
import { leaveSession } from './log-out';
import { refreshTokens } from './refresh-tokens';
import { storedUser } from './stored-user';
import { readStored, refreshMark } from './stored-values';
import { readTabValue, writeTabValue } from './tab-values';

/** ms (docs/product/session.md#when-a-token-is-refused). */
const logoutDebounce = 300;

/** ms in which the same trouble again means a loop, not an old age. */
const loopWindow = 10_000;
const lastLogout = 'last-logout';

let pendingLogout: ReturnType<typeof setTimeout> | undefined;

/**
 * The 401 rules (docs/product/session.md#when-a-token-is-refused): 'refresh' renews the tokens and reloads; 'expired'
 * and 'invalid' force a logout after 300 ms, in which further refusals change nothing but the start of the wait, and
 * reload. The refusal of a token that is no longer the stored one changes nothing. `refusedToken` was the access token
 * when the call went out, whether it carried it or not. Resolves to whether that was all, so that the shopper stays and
 * must be told.
 */
export async function handleUnauthorised(
  reason: 'refresh' | 'ended' | 'unknown',
  refusedToken: string | undefined,
): Promise<{ stays: boolean }> {
  if (reason === 'refresh' && (await refreshTokens(refusedToken))) reloadOnce(refusedToken);
  if (reason !== 'ended' || refusedToken !== readStored('acc_token')) return { stays: false };
  // A backend that refuses visitors, too, would reload their page for ever.
  const again = isRecent(Number(readTabValue(lastLogout)));
  if (again && refusedToken === undefined && !storedUser()) return { stays: true };
  clearTimeout(pendingLogout);
  pendingLogout = setTimeout(() => {
    writeTabValue(lastLogout, String(Date.now()));
    leaveSession(sessionHost().reload);
  }, logoutDebounce);
  return { stays: false };
}

/** Reloads with the new tokens; when those are the ones that were refused just now, the session is over. */
function reloadOnce(refusedToken: string | undefined): void {
  const [at, token] = (readTabValue(refreshMark) ?? '').split(' ');
  if (token !== '' && token === refusedToken && isRecent(Number(at))) {
    writeTabValue(refreshMark, undefined);
    sessionHost().showError(textsOf(errorTexts).sessionExpired);
    leaveSession(sessionHost().showLogin);
    return;
  }
  writeTabValue(refreshMark, `${Date.now()} ${readStored('acc_token') ?? ''}`);
  sessionHost().reload();
}

function isRecent(moment: number): boolean {
  return Date.now() - moment < loopWindow;
}
