import type { SandboxMerchant } from './sandbox-merchant';

/** What a host name leads to: the operator page, one merchant's site, or nothing. */
export type HostTarget =
  | { kind: 'operator' }
  | { kind: 'merchant'; merchant: SandboxMerchant }
  | { kind: 'unknown' };

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The target of a host name, given without its port. There is no default merchant. */
export function targetOf(hostname: string, merchants: Iterable<SandboxMerchant>): HostTarget {
  const name = hostname.toLowerCase();
  if (loopback.has(name)) return { kind: 'operator' };
  for (const merchant of merchants) {
    if (name === `${merchant.id}.localhost`.toLowerCase() || merchant.hosts.includes(name)) {
      return { kind: 'merchant', merchant };
    }
  }
  return { kind: 'unknown' };
}
