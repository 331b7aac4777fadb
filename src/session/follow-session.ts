import { appActions } from './app-actions';
import { resetClientState } from './client-state';
import { dropIncompleteSession } from './log-out';
import { shownUser, showStoredUser, storedUser } from './stored-user';

/**
 * Follows what other tabs do with the session (docs/product/session.md#several-tabs): storage cleared, `user` removed,
 * stored, or replaced by another one. It loads with the late shell, so it begins with what has happened until then.
 * Returns what ends it.
 */
export function followSession(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  followStoredUser();
  window.addEventListener(
    'storage',
    ({ key, newValue, storageArea }) => {
      if (storageArea !== localStorage) return;
      if (key === null || key === 'user') followStoredUser(newValue === null);
    },
    { signal },
  );
  // With Back, the browser may show a page from its cache, as it was when the shopper left it. Such a page has missed
  // every login and logout since.
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      const isCustomers = shownUser() !== undefined;
      dropIncompleteSession();
      followStoredUser(isCustomers);
    },
    { signal },
  );
  return () => ended.abort();
}

/**
 * Compares whose data this page shows with who is logged in now. A visitor's page follows a login, because its screens
 * are not for customers.
 *
 * @param isCleared a logout has removed what this page needs, also that of a visitor
 */
function followStoredUser(isCleared = false): void {
  const current = storedUser()?.id;
  const shown = shownUser();
  if (current === undefined ? !isCleared && shown === undefined : current === shown) return;
  if (current !== undefined && shown !== undefined) {
    appActions().reload(); // the data of another customer is in memory
    return;
  }
  showStoredUser();
  if (current === undefined) {
    resetClientState();
    appActions().showLogin();
  } else {
    appActions().followLogin();
  }
}
