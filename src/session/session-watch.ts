import { leaveSession } from './log-out';
import { isSessionIncomplete } from './stored-user';

/**
 * Logs out when only a part of a session is stored (docs/product/session.md#logged-in-or-not). A running registration
 * has tokens and a draft, but no part of a session, so it continues.
 */
export function dropIncompleteSession(): void {
  if (isSessionIncomplete()) leaveSession(() => {});
}
