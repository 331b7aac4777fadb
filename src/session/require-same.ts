import { CallError } from '@/transport/call-error';
import { storedUser } from './stored-user';

/**
 * For work in several steps: the next step must not be done for whoever has logged in since it began. Then it fails
 * without a message.
 */
export function requireSame(customerId: string | undefined, path: string): void {
  if (storedUser()?.id === customerId) return;
  throw new CallError({ kind: 'unauthorised', reason: 'ended', description: '' }, path);
}
