import { insideHref } from '@/lib/inside-href';
import { readStored, writeStored } from './stored-values';

/**
 * Not worth returning to (docs/product/session.md#the-address-before-the-login), nor is the root, which only leads on.
 */
const forgettable = new Set(['/', '/login', '/registration', '/otpverification']);

/** Remembers where a visitor wanted to go. `href` is path, search and hash. */
export function rememberRoute(pathname: string, href: string): void {
  if (!forgettable.has(pathname.replace(/(.)\/+$/, '$1'))) writeStored('prev_route', href);
}

/** Where to go after a login: the remembered route, once, or the dashboard. Only ever a path on this origin. */
export function takeRouteAfterLogin(): string {
  const stored = readStored('prev_route');
  writeStored('prev_route', undefined);
  return (stored && insideHref(stored, location.origin)) ?? '/dashboard';
}
