import { appActions } from './app-actions';
import { resetClientState } from './client-state';
import { leaveSession } from './log-out';
import { isSessionIncomplete, storedUser } from './stored-user';

/**
 * Logs out when only a part of a session is stored (docs/product/session.md#logged-in-or-not). A running registration
 * has tokens and a draft, but no part of a session, so it continues.
 */
export function dropIncompleteSession(): void {
  if (isSessionIncomplete()) leaveSession(() => {});
}

/**
 * Follows a logout in another tab: storage cleared, or its `user` removed (docs/product/session.md#several-tabs). A
 * visitor's tab also follows a login in another tab, because its screens are not for customers.
 */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue, storageArea }) => {
    if (storageArea !== localStorage) return;
    if (key === null || (key === 'user' && newValue === null)) {
      resetClientState();
      appActions().showLogin();
    } else if (key === 'user') {
      appActions().followLogin();
    }
  });
}

/**
 * With Back, the browser may show a page from its cache, as it was when the shopper left it. Such a page has missed
 * every login and logout since, so it checks who is logged in now.
 */
export function followReturn(): void {
  let shown: string | undefined;
  window.addEventListener('pagehide', () => {
    shown = storedUser()?.id;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    dropIncompleteSession();
    const current = storedUser()?.id;
    if (current === shown) return;
    if (current === undefined) {
      resetClientState();
      appActions().showLogin();
    } else if (shown === undefined) {
      appActions().followLogin();
    } else {
      appActions().reload(); // the data of another customer is in memory
    }
  });
}
