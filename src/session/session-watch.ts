import { resetClientState } from './client-state';
import { sessionHost } from './host';
import { isLoggedIn, storedUser } from './stored-user';
import { clearSessionValues } from './stored-values';

/** A stored user without the rest of a session is no login: logged out on start (part 1 §4 "Session"). */
export function dropIncompleteSession(): void {
  if (storedUser() && !isLoggedIn()) clearSessionValues();
}

/** Follows a logout in another tab: storage cleared, or its `user` removed (interfaces §6). */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue, storageArea }) => {
    if (storageArea !== localStorage || (key !== null && (key !== 'user' || newValue !== null))) return;
    resetClientState();
    sessionHost().showLogin();
  });
}
