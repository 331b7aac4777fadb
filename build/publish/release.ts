import { type Dirent, lstatSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { displayPath } from '../shared/display-path';
import { codeOf, Failure } from '../shared/failure';

/** One finished site of a merchant. Its folder is named `<sequence>-<hash of what it was made from>`. */
export interface Release {
  name: string;
  /** Counts up from 1, in the order of building. */
  sequence: number;
  hash: string;
}

/** The folder of all releases, inside the folder of the sites. */
export const releasesFolder = '.releases';
const namePattern = /^(\d{4,9})-([0-9a-f]{16})$/;

/** The folder of a merchant's releases. It is beside the links, so that both are on one disk. */
export function releasesOf(out: string, id: string): string {
  return join(out, releasesFolder, id);
}

export function releaseOf(sequence: number, hash: string): Release {
  const short = hash.slice(0, 16);
  return { name: `${String(sequence).padStart(4, '0')}-${short}`, sequence, hash: short };
}

/** True when the release was made from the inputs with this hash. */
export function isMadeFrom(release: Release | undefined, hash: string): boolean {
  return release?.hash === hash.slice(0, 16);
}

/**
 * A merchant's releases, oldest first. Half-written ones have other names. Throws `Failure` when something other than a
 * folder has the name of a release. A link, for example, leads to files that we must not publish, keep or remove.
 */
export function listReleases(out: string, id: string): Release[] {
  const folder = releasesOf(out, id);
  const entries = entriesOf(folder);
  const releases = entries.flatMap((entry) => {
    const release = parsed(entry.name);
    if (release && !entry.isDirectory()) {
      throw new Failure(`${displayPath(join(folder, entry.name))} is not a folder. Move it away.`);
    }
    return release ?? [];
  });
  return releases.sort((one, other) => one.sequence - other.sequence);
}

/**
 * The release that `<out>/<id>` leads to, or `undefined` when nothing is published. Throws `Failure` when something
 * other than a link is there, because a folder cannot be replaced in one step.
 */
export function currentRelease(out: string, id: string): Release | undefined {
  const place = join(out, id);
  const stats = lstatSync(place, { throwIfNoEntry: false });
  if (!stats) return undefined;
  if (!stats.isSymbolicLink()) {
    throw new Failure(
      `${displayPath(place)} is not a link to a release, so it cannot be swapped in one step. Move it away and build again.`,
    );
  }
  const target = readlinkSync(place).replaceAll('\\', '/');
  return listReleases(out, id).find((release) => target === linkTarget(id, release));
}

/** Renaming a link over another one replaces it in one step, so there is always a site. */
export function swap(out: string, id: string, release: Release): void {
  const next = join(releasesOf(out, id), '.next');
  rmSync(next, { recursive: true, force: true });
  symlinkSync(linkTarget(id, release), next);
  renameSync(next, join(out, id));
}

/** The target of the link at `<out>/<id>`. It is relative, so that one can move `dist/` as a whole. */
export function linkTarget(id: string, { name }: Release): string {
  return `${releasesFolder}/${id}/${name}`;
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

function parsed(name: string): Release | undefined {
  const [, sequence, hash] = namePattern.exec(name) ?? [];
  return sequence && hash ? { name, sequence: Number(sequence), hash } : undefined;
}
