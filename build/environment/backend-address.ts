import { apiBaseUrlFault } from '@/brand/addresses';
import { isOwnAddress } from './own-addresses';

/**
 * Why a value cannot be the backend's address, as the end of a sentence that begins with the value's name. `undefined`
 * for a good address.
 */
export function backendFault(address: string): string | undefined {
  const fault = apiBaseUrlFault(address);
  if (fault !== undefined || !address.startsWith('/') || !isOwnAddress(address)) return fault;
  return `must not begin with /${address.split('/')[1]}, which the site itself answers`;
}

/**
 * Why an address is allowed but unwise, as the end of a sentence that begins with the value's name. `undefined` for a
 * good one.
 */
export function backendWarning(address: string): string | undefined {
  if (apiBaseUrlFault(address) !== undefined || !/^http:/i.test(address)) return undefined;
  if (isLoopback(new URL(address).hostname)) return undefined;
  return 'is not encrypted: others on the way can read the tokens, and browsers do not let a site on https call it';
}

/** `URL` writes short forms of IP addresses in full: `127.1` arrives as `127.0.0.1`. */
function isLoopback(hostname: string): boolean {
  return /^(.+\.)?localhost$|^127\.\d+\.\d+\.\d+$|^\[::1\]$/.test(hostname);
}
