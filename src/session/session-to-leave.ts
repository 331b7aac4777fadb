import { storedUser } from './stored-user';
import { readStored } from './stored-values';

/** How long a logout waits for the backend before it goes on without it; in ms. */
export const logoutTimeout = 5_000;

/**
 * What the backend needs to end a session. It is read before storage is wiped, because wiping does not wait for the
 * backend's answers.
 */
export interface LeftSession {
  customerId: string;
  deviceToken: string;
  access?: string | undefined;
  refresh?: string | undefined;
}

/**
 * The stored session. Pass `customerId` for a customer who is known but not stored yet. Undefined when there is no
 * customer.
 */
export function sessionToLeave(customerId = storedUser()?.id): LeftSession | undefined {
  if (customerId === undefined) return undefined;
  return {
    customerId,
    deviceToken: readStored('token') ?? '',
    access: readStored('acc_token'),
    refresh: readStored('refresh_token'),
  };
}
