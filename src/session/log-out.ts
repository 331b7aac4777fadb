import { pause } from '@/lib/pause';
import { sharedBillsCache } from '@/lib/share-target';
import { appActions } from './app-actions';
import { resetClientState } from './client-state';
import { logoutTimeout, sessionToLeave } from './session-to-leave';
import { isSessionIncomplete, markSessionOver, storedUser } from './stored-user';
import { clearSessionValues } from './stored-values';

/** Removes what a customer has left in this browser. Never rejects. */
type Wipe = (customerId: string) => Promise<void>;
let wipeKept: Wipe | undefined;

/** Sets what only a chosen logout removes. A session that ends by itself keeps it for the customer's next login. */
export function onChosenLogout(wipe: Wipe): void {
  wipeKept = wipe;
}

/**
 * Logs out by choice: tells the backend first, then wipes, then shows the login screen
 * (docs/product/session.md#logout). It waits for the backend's first answer, for at most 5 s. If that answer asks for
 * more, this happens after the shopper has left.
 */
export async function logOut(): Promise<void> {
  const session = sessionToLeave();
  const mobileNumber = storedUser()?.mobileNumber ?? '';
  const wipe = () => session && void wipeDrafts(session.customerId, mobileNumber);
  if (session) void wipeKept?.(session.customerId);
  wipe();
  const reports = session && (await loadReports());
  const answer = session && (await reports?.reportLogoutOnce(session));
  const newest = sessionToLeave();
  endSession();
  wipe(); // once more, because another tab may have kept something meanwhile
  appActions().showLogin();
  if (session && answer === 'token too old') void reports?.reportLogoutAnew(session, newest);
}

/**
 * Logs out because the session cannot go on: tells the backend without waiting, clears storage at once, then calls
 * `next`. Pass `customerId` for a customer who is known but not stored yet.
 */
export function leaveSession(next: () => void, customerId = storedUser()?.id): void {
  const session = sessionToLeave(customerId);
  if (session) void loadReports().then((reports) => reports?.reportLogout(session));
  endSession();
  next();
}

/**
 * Logs out when only a part of a session is stored (docs/product/session.md#logged-in-or-not). A running registration
 * has tokens and a draft, but no part of a session, so it continues.
 */
export function dropIncompleteSession(): void {
  if (isSessionIncomplete()) leaveSession(() => {});
}

/** Clears stored user and session values and every area of client state. */
export function endSession(): void {
  markSessionOver();
  clearSessionValues();
  resetClientState();
  // What another app has shared, and no screen has taken yet, is of whoever was logged in.
  void globalThis.caches?.delete(sharedBillsCache).catch(() => {});
}

/** It comes with the code that sends calls, which the login screen does not wait for. Undefined if it does not load. */
async function loadReports(): Promise<typeof import('./report-logout') | undefined> {
  try {
    return (await Promise.race([import('./report-logout'), pause(logoutTimeout)])) ?? undefined;
  } catch (error) {
    console.warn('The backend was not told of the logout.', error);
    return undefined;
  }
}

async function wipeDrafts(customerId: string, mobileNumber: string): Promise<void> {
  try {
    const drafts = await import('./drafts');
    await drafts.wipeDrafts(customerId, mobileNumber);
  } catch (error) {
    console.warn('The drafts of the customer who logged out were not wiped.', error);
  }
}
