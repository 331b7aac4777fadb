import { offerPath } from '@/lib/paths';
import { readStored, writeStored } from './stored-values';

/**
 * Addresses that the app does not return to (docs/product/session.md#the-address-before-the-login). The root is not
 * remembered either, because it only redirects.
 */
const forgettable = new Set(['/', '/login', '/registration', '/otpverification']);

/** Remembers where a visitor wanted to go. `href` is path, search and hash. */
export function rememberRoute(pathname: string, href: string): void {
  if (!forgettable.has(pathname.replace(/(.)\/+$/, '$1'))) writeStored('prev_route', href);
}

/** Whether the login leads to a single offer, which visitors see on a brand's page but cannot open. */
export function isOfferNext(): boolean {
  return readStored('prev_route')?.startsWith(offerPath('')) ?? false;
}
