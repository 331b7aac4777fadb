import { CallError } from '@/transport/call-error';
import { appActions } from './app-actions';
import { leaveSession } from './log-out';
import { isSessionOver, type StoredUser, storedUser } from './stored-user';

/** The customer who is logged in; without one, the app logs out (docs/product/session.md#logged-in-or-not). */
export function requireUser(path: string): StoredUser {
  return storedUser() ?? withoutCustomer(path);
}

/** Logs out, because there is no customer. The call that needed one fails without a message. */
export function withoutCustomer(path: string): never {
  // A screen may still send calls while the shopper leaves it. They must not end the session again, because then the
  // screen would send them again.
  if (!isSessionOver()) leaveSession(appActions().showLogin);
  failSilently(path);
}

/**
 * What a customer has asked for must not be done or shown for the next one on this phone. It fails without a message.
 *
 * @param customerId undefined for what a visitor has asked for
 */
export function requireSame(customerId: string | undefined, path: string): void {
  if (customerId && storedUser()?.id !== customerId) failSilently(path);
}

function failSilently(path: string): never {
  throw new CallError({ kind: 'unauthorised', reason: 'ended', description: '' }, path);
}
