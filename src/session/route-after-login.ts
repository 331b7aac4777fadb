import { insideHref } from '@/lib/inside-href';
import { shareScreen } from '@/lib/share-target';
import { hasFirstBill } from './first-bills';
import { storedUser } from './stored-user';
import { readStored, writeStored } from './stored-values';

/**
 * Where to go after a login: to the bill that the shopper chose before it, or to the remembered route, once, or else to
 * the dashboard. Always a path on this origin.
 */
export function takeRouteAfterLogin(): string {
  const stored = hasFirstBill(storedUser()?.mobileNumber) ? shareScreen : readStored('prev_route');
  writeStored('prev_route', undefined);
  return (stored && insideHref(stored, location.origin)) ?? '/dashboard';
}
