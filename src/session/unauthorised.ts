import { sessionHost } from './host';
import { forceLogOut } from './log-out';
import { refreshTokens } from './refresh-tokens';

/** Part 1 §9. */
const logoutDebounce = 300;

let pendingLogout: ReturnType<typeof setTimeout> | undefined;

/**
 * The 401 rules (part 1 §4 "Session"): 'refresh' renews the tokens and reloads; 'expired' and 'invalid' force a logout
 * after 300 ms, in which further refusals change nothing but the start of the wait, and reload.
 */
export async function handleUnauthorised(
  reason: 'refresh' | 'ended' | 'unknown',
  refusedToken: string | undefined,
): Promise<void> {
  if (reason === 'refresh' && (await refreshTokens(refusedToken))) sessionHost().reload();
  if (reason !== 'ended') return;
  clearTimeout(pendingLogout);
  pendingLogout = setTimeout(forceLogOut, logoutDebounce);
}
