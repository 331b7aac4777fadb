import { join } from 'node:path';
import { sha256 } from '../core/site-file';
import { displayPath } from '../shared/display-path';
import { groupBy } from '../shared/group-by';
import { byId } from '../shared/natural-order';
import type { Problem } from '../shared/problem';
import { warningOf } from '../shared/problem-of';
import { fewOf } from '../shared/words';
import type { CheckedFolder } from './check-folder';
import { identityName, recordedIdentity } from './identity-file';
import { configName } from './load-folder';

/** How many other merchants a message names. */
const most = 5;

/** What a merchant should have alone: its logo by a digest, its name as people read it. */
export interface Use {
  id: string;
  value: string;
}

export function logoUse(id: string, bytes: Buffer): Use {
  return { id, value: sha256(bytes) };
}

/** Without the characters that people cannot see, such as a soft hyphen. */
export function nameUse(id: string, name: string): Use {
  const visible = name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return { id, value: visible.trim().replace(/\s+/g, ' ').toLowerCase() };
}

type Folders = readonly CheckedFolder[];

/** What the merchants have that were not asked for. */
export interface Rivals {
  /** Those that claim a host or a package of one that was asked for. */
  folders: Folders;
  logos: readonly Use[];
  names: readonly Use[];
}

/**
 * Problems between merchants. A host that two of them claim is an error, because nobody knows whose it is, and so is a
 * package. A logo that two of them use is a warning, and so is a name.
 */
export function clashes(folders: Folders, rivals: Rivals, dir: string): Problem[] {
  return [
    ...sharedHosts(folders, rivals.folders, dir),
    ...sharedPackages(folders, rivals.folders, dir),
    ...sharedLogos(folders, rivals.logos, dir),
    ...sharedNames(folders, rivals.names, dir),
  ];
}

/**
 * A merchant that cannot be built does not take a host from another one, and none takes it from one that went live. Where several went live, or none, nobody
 * knows whose it is.
 */
function sharedHosts(folders: Folders, rivals: Folders, dir: string): Problem[] {
  const claims = [...folders, ...rivals].flatMap((folder) =>
    [...new Set(folder.hosts.map(({ host }) => host.toLowerCase()))].map((host) => ({ host, folder })),
  );
  const owners = groupBy(claims, ({ host }) => host);
  const isLive = (id: string) => recordedIdentity(dir, id) !== undefined;
  return folders.flatMap(({ id, hosts, merchant }) =>
    hosts.flatMap(({ host, position }, index): Problem[] => {
      const file = displayPath(join(dir, id, configName));
      const at = { merchant: id, file, ...position };
      if (hosts.slice(0, index).some((earlier) => earlier.host === host)) {
        const message = `The host ${host} is listed twice.`;
        return [{ ...at, severity: 'warning', message, fix: 'delete one of the two' }];
      }
      const others = (owners.get(host.toLowerCase()) ?? [])
        .filter(({ folder }) => folder.id !== id && (folder.merchant || !merchant || isLive(folder.id)))
        .map(({ folder }) => folder.id);
      if (others.length === 0) return [];
      const live = [id, ...others].filter(isLive).sort(byId);
      if (live.length === 1 && live[0] === id) return [];
      const message = `The host ${host} is also claimed by ${fewOf(others, most)}. One host can show only one mall.`;
      const fix = live.length === 0 ? 'give each merchant hosts of its own' : otherFix('host', live);
      return [{ ...at, severity: 'error', message, fix }];
    }),
  );
}

/** What to do where these malls went live, and maybe also the one with the mistake. */
function otherFix(what: string, live: readonly string[]): string {
  return live.length === 1
    ? `give this mall another ${what}, because ${live[0]} went live with this one`
    : `if one of them is a copy of another one: give the copy a ${what} of its own, and delete its ${identityName}`;
}

/** The mall whose `identity.json` holds a package keeps it. Without one, nobody knows whose it is. */
function sharedPackages(folders: Folders, rivals: Folders, dir: string): Problem[] {
  return folders.flatMap(({ id, packageId, merchant }): Problem[] => {
    if (!packageId) return [];
    const { text, position } = packageId;
    const keeps = (each: string) => recordedIdentity(dir, each)?.packageId === text;
    const others = [...folders, ...rivals]
      .filter((other) => other.id !== id && other.packageId?.text === text)
      .filter((other) => other.merchant || !merchant || keeps(other.id))
      .map((other) => other.id)
      .sort(byId);
    if (others.length === 0) return [];
    const live = [id, ...others].filter(keeps);
    if (live.length === 1 && live[0] === id) return [];
    const message = `The package ${text} is also claimed by ${fewOf(others, most)}. One package is one app of Google Play.`;
    const fix = live.length === 0 ? 'give each merchant a package of its own' : otherFix('package', live);
    const file = displayPath(join(dir, id, configName));
    return [{ merchant: id, file, ...position, severity: 'error', message, fix }];
  });
}

/** A warning for each merchant that uses the file, because nobody knows whose it is. */
function sharedLogos(folders: Folders, rivals: readonly Use[], dir: string): Problem[] {
  const own = folders.flatMap(({ id, logo }) =>
    logo ? [{ name: logo.name, ...logoUse(id, logo.bytes) }] : [],
  );
  return shared(own, rivals, ({ id, name }, others) => {
    const message = `The logo is the same file as the logo of ${others}. Shoppers could not tell the apps apart.`;
    return warningOf(id, join(dir, id, name), message, 'give each merchant its own logo');
  });
}

/** A warning for each merchant with the name, because shoppers could not tell the apps apart. */
function sharedNames(folders: Folders, rivals: readonly Use[], dir: string): Problem[] {
  const own = folders.flatMap(({ id, name }) => (name ? [{ ...name, ...nameUse(id, name.text) }] : []));
  return shared(own, rivals, ({ id, text, position }, others) => {
    const { message, fix } = sameName(text, others);
    return { ...warningOf(id, join(dir, id, configName), message, fix), ...position };
  });
}

/** What to say of a name that other merchants have. */
export function sameName(name: string, others: string) {
  const message = `The name ${JSON.stringify(name)} is also the name of ${others}. Shoppers could not tell the apps apart.`;
  return { message, fix: 'add the place, such as the city, if both are right' };
}

function shared<T extends Use>(
  own: readonly T[],
  rivals: readonly Use[],
  warning: (use: T, others: string) => Problem,
): Problem[] {
  const users = groupBy<string, Use>([...own, ...rivals], ({ value }) => value);
  return own.flatMap((use) => {
    const others = (users.get(use.value) ?? []).map(({ id }) => id).filter((id) => id !== use.id);
    return others.length === 0 ? [] : [warning(use, fewOf(others.sort(byId), most))];
  });
}
