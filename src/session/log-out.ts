import { resetClientState } from './client-state';
import { reportLogout, reportLogoutAnew, reportLogoutOnce, sessionToLeave } from './end-left-session';
import { sessionHost } from './host';
import { markSessionOver, storedUser } from './stored-user';
import { clearSessionValues } from './stored-values';

/**
 * Logs out by choice: tells the backend first, then wipes, then shows the login screen
 * (docs/product/session.md#logout). It waits for the backend's first answer, for 5 s at most; what that answer asks for
 * is done while the shopper is gone.
 */
export async function logOut(): Promise<void> {
  const session = sessionToLeave();
  const answer = session && (await reportLogoutOnce(session));
  const newest = sessionToLeave();
  endSession();
  sessionHost().showLogin();
  if (session && answer === 'token too old') void reportLogoutAnew(session, newest);
}

/**
 * Logs out because the session cannot go on: tells the backend without waiting for it, wipes at once, then `next`.
 * `customerId` is for whoever is known, but not stored yet.
 */
export function leaveSession(next: () => void, customerId = storedUser()?.id): void {
  const session = sessionToLeave(customerId);
  if (session) void reportLogout(session);
  endSession();
  next();
}

/** Clears stored user and session values and every area of client state. */
export function endSession(): void {
  markSessionOver();
  clearSessionValues();
  resetClientState();
}
