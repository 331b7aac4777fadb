import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readMerchantFile } from '../diagnostics/read-merchant-file';
import { displayPath } from '../shared/display-path';
import { byId } from '../shared/natural-order';
import type { Problem } from '../shared/problem';
import { warningOf } from '../shared/problem-of';
import { identityName, maxIdentityBytes, readIdentity } from './identity-file';
import { configName, type LoadedFolder } from './load-folder';

export interface HostClaim {
  id: string;
  host: string;
  /**
   * Whether the merchant has no other errors. A merchant that cannot be built does not take a host from another one.
   */
  sound: boolean;
}

/** The bytes of each merchant's logo. */
export interface LogoUse {
  id: string;
  digest: string;
}

export function logoUse(id: string, bytes: Buffer): LogoUse {
  return { id, digest: createHash('sha256').update(bytes).digest('base64') };
}

export interface NameUse {
  id: string;
  name: string;
}

/** The hosts, logos and names of the merchants that were not asked for. */
export interface Rivals {
  hosts: readonly HostClaim[];
  logos: readonly LogoUse[];
  names: readonly NameUse[];
}

/** The hosts in a merchant's config. */
export function claimsOf({ id, hosts, merchant }: LoadedFolder): HostClaim[] {
  return hosts.map(({ host }) => ({ id, host, sound: merchant !== undefined }));
}

/**
 * Problems between merchants. A host that two of them claim is an error, because nobody knows whose it is. A logo that
 * two of them use is a warning, and so is a name.
 */
export function clashes(folders: readonly LoadedFolder[], rivals: Rivals, dir: string): Problem[] {
  return [
    ...sharedHosts(folders, rivals.hosts, dir),
    ...sharedLogos(folders, rivals.logos, dir),
    ...sharedNames(folders, rivals.names, dir),
  ];
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
        const message = `The host ${host} is listed twice.`;
        return [{ ...at, severity: 'warning', message, fix: 'delete one of the two' }];
      }
      const claims = owners.get(host.toLowerCase()) ?? [];
      const rivals = claims.filter((claim) => claim.id !== id && (claim.sound || merchant === undefined));
      const others = [...new Set(rivals.map((claim) => claim.id))];
      if (others.length === 0) return [];
      const message = `The host ${host} is also claimed by ${enumerate(others)}. One host can show only one mall.`;
      return [{ ...at, severity: 'error', message, fix: hostFix(dir, host.toLowerCase(), id, others) }];
    }),
  );
}

/** A mall that went live keeps its host, so that its installed apps stay in use. */
function hostFix(dir: string, host: string, id: string, others: readonly string[]): string {
  const live = [id, ...others].filter((each) => liveHost(dir, each) === host).sort(byId);
  if (live.length > 1) {
    return `if one of them is a copy of another one: give the copy a host of its own, and delete its ${identityName}`;
  }
  if (live[0] === undefined) return 'give each merchant hosts of its own';
  return live[0] === id
    ? `leave it here, where the mall went live with it, and give ${enumerate(others)} another host`
    : `give this mall another host, because ${live[0]} went live with this one`;
}

/** The host with which a mall went live. */
function liveHost(dir: string, id: string): string | undefined {
  const file = readMerchantFile(join(dir, id), identityName, maxIdentityBytes);
  return 'bytes' in file ? readIdentity(file.bytes)?.host : undefined;
}

/** A warning for each merchant that uses the file, because nobody knows whose it is. */
function sharedLogos(folders: readonly LoadedFolder[], rivals: readonly LogoUse[], dir: string): Problem[] {
  const own = folders.flatMap(({ id, logo }) =>
    logo ? [{ name: logo.name, ...logoUse(id, logo.bytes) }] : [],
  );
  const users = new Map<string, string[]>();
  for (const { id, digest } of [...own, ...rivals]) users.set(digest, [...(users.get(digest) ?? []), id]);
  return own.flatMap(({ id, name, digest }): Problem[] => {
    const others = (users.get(digest) ?? []).filter((user) => user !== id);
    if (others.length === 0) return [];
    const message = `The logo is the same file as the logo of ${enumerate(others.sort(byId))}. Shoppers could not tell the apps apart.`;
    return [warningOf(id, join(dir, id, name), message, 'give each merchant its own logo')];
  });
}

/** A warning for each merchant with the name, because shoppers could not tell the apps apart. */
function sharedNames(folders: readonly LoadedFolder[], rivals: readonly NameUse[], dir: string): Problem[] {
  const own = folders.flatMap(({ id, name }) => (name ? [{ id, name: name.text }] : []));
  const users = new Map<string, string[]>();
  for (const { id, name } of [...own, ...rivals])
    users.set(plain(name), [...(users.get(plain(name)) ?? []), id]);
  return folders.flatMap(({ id, name }): Problem[] => {
    const others = name ? (users.get(plain(name.text)) ?? []).filter((user) => user !== id) : [];
    if (!name || others.length === 0) return [];
    const file = displayPath(join(dir, id, configName));
    const message = `The name ${JSON.stringify(name.text)} is also the name of ${enumerate(others.sort(byId))}. Shoppers could not tell the apps apart.`;
    const fix = 'add the place, such as the city, if both are right';
    return [{ merchant: id, file, ...name.position, severity: 'warning', message, fix }];
  });
}

/** The name as people read it: without the characters that they cannot see, such as a soft hyphen. */
function plain(name: string): string {
  const visible = name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return visible.trim().replace(/\s+/g, ' ').toLowerCase();
}

function enumerate(ids: readonly string[]): string {
  const shown = ids.slice(0, 5).join(', ');
  return ids.length > 5 ? `${shown} and ${ids.length - 5} more` : shown;
}
