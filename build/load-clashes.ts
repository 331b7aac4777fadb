import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { displayPath } from './display-path';
import { configName, type LoadedFolder } from './load-folder';
import { byId } from './natural-order';
import type { Problem } from './problem';

export interface HostClaim {
  id: string;
  host: string;
  /** Whether the merchant is without other errors. One that cannot be built takes no host away from another. */
  sound: boolean;
}

/** Whose logo has which bytes. */
export interface LogoUse {
  id: string;
  digest: string;
}

export function logoUse(id: string, bytes: Buffer): LogoUse {
  return { id, digest: createHash('sha256').update(bytes).digest('base64') };
}

/** What those have that are not asked for. */
export interface Rivals {
  hosts: readonly HostClaim[];
  logos: readonly LogoUse[];
}

/** The hosts that a folder claims. */
export function claimsOf({ id, hosts, merchant }: LoadedFolder): HostClaim[] {
  return hosts.map(({ host }) => ({ id, host, sound: merchant !== undefined }));
}

/**
 * Problems between merchants: one host claimed by two (errors, because it is unclear whose it is), one logo used by
 * two.
 */
export function clashes(folders: readonly LoadedFolder[], rivals: Rivals, dir: string): Problem[] {
  return [...sharedHosts(folders, rivals.hosts, dir), ...sharedLogos(folders, rivals.logos, dir)];
}

function sharedHosts(folders: readonly LoadedFolder[], rivals: readonly HostClaim[], dir: string): Problem[] {
  const owners = new Map<string, HostClaim[]>();
  for (const claim of [...folders.flatMap(claimsOf), ...rivals]) {
    const host = claim.host.toLowerCase();
    owners.set(host, [...(owners.get(host) ?? []), claim]);
  }
  return folders.flatMap(({ id, hosts, merchant }) =>
    hosts.flatMap(({ host, position }, index): Problem[] => {
      const file = displayPath(join(dir, id, configName));
      const at = { merchant: id, file, ...position };
      if (hosts.slice(0, index).some((earlier) => earlier.host === host)) {
        return [
          {
            ...at,
            severity: 'warning',
            message: `The host ${host} is listed twice.`,
            fix: 'delete one of the two',
          },
        ];
      }
      const claims = owners.get(host.toLowerCase()) ?? [];
      const rivals = claims.filter((claim) => claim.id !== id && (claim.sound || merchant === undefined));
      const others = [...new Set(rivals.map((claim) => claim.id))];
      if (others.length === 0) return [];
      const message = `The host ${host} is claimed by ${enumerate(others)} as well: one host can show one mall only.`;
      return [{ ...at, severity: 'error', message, fix: 'give each merchant hosts of its own' }];
    }),
  );
}

/** A warning at each user of a shared file, because it is unclear whose it is. */
function sharedLogos(folders: readonly LoadedFolder[], rivals: readonly LogoUse[], dir: string): Problem[] {
  const own = folders.flatMap(({ id, logo }) =>
    logo ? [{ name: logo.name, ...logoUse(id, logo.bytes) }] : [],
  );
  const users = new Map<string, string[]>();
  for (const { id, digest } of [...own, ...rivals]) users.set(digest, [...(users.get(digest) ?? []), id]);
  return own.flatMap(({ id, name, digest }): Problem[] => {
    const others = (users.get(digest) ?? []).filter((user) => user !== id);
    if (others.length === 0) return [];
    const file = displayPath(join(dir, id, name));
    const message = `The logo is the very same file as that of ${enumerate(others.sort(byId))}: shoppers could not tell the apps apart.`;
    const fix = 'give each merchant its own logo';
    return [{ merchant: id, file, line: 1, column: 1, severity: 'warning', message, fix }];
  });
}

function enumerate(ids: readonly string[]): string {
  const shown = ids.slice(0, 5).join(', ');
  return ids.length > 5 ? `${shown} and ${ids.length - 5} more` : shown;
}
