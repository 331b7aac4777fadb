import { resetClientState } from './client-state';
import { sessionHost } from './host';
import { leaveSession } from './log-out';
import { isSessionIncomplete, storedUser } from './stored-user';

/**
 * What is left of a session is no login: logged out (docs/product/session.md#logged-in-or-not). A registration under
 * way, which has tokens and a draft but nothing of a session, goes on.
 */
export function dropIncompleteSession(): void {
  if (isSessionIncomplete()) leaveSession(() => {});
}

/**
 * Follows a logout in another tab: storage cleared, or its `user` removed (docs/product/session.md#several-tabs). A
 * visitor's tab follows a login, too: its screens are not for customers.
 */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue, storageArea }) => {
    if (storageArea !== localStorage) return;
    if (key === null || (key === 'user' && newValue === null)) {
      resetClientState();
      sessionHost().showLogin();
    } else if (key === 'user') {
      sessionHost().followLogin();
    }
  });
}

/**
 * A page that comes back from the browser's page cache, as with Back, shows what it showed when it was left and has
 * heard of nothing since: it follows who is logged in now.
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
      sessionHost().showLogin();
    } else if (shown === undefined) {
      sessionHost().followLogin();
    } else {
      sessionHost().reload(); // somebody else's data is in memory
    }
  });
}
