import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { buildRecordPath } from '../brand/build-json';
import { Failure } from '../shared/failure';
import { makePublicFolder, requireWritable } from '../shared/make-folder';
import { defaultOut } from '../shared/project';
import { releasesFolder } from './release';

/**
 * Makes the folder for published sites, before the build takes any time. Throws `Failure` when it cannot write there.
 */
export async function prepareOut(out: string): Promise<void> {
  makePublicFolder(join(out, releasesFolder));
  await checkOut(out);
}

/** Throws `Failure` when publishing into a folder would fail, as far as one can tell without writing. */
export async function checkOut(out: string): Promise<void> {
  await requireWritable(out);
  await requireWritable(join(out, releasesFolder));
}

/**
 * Throws `Failure` where sites and merchants would share a folder: a site's link has the name of its mall's folder, so
 * one would stand in the place of the other.
 */
export function requireApart(out: string, merchants: string): void {
  const relation =
    realPath(out) === realPath(merchants)
      ? 'is'
      : isInside(out, merchants)
        ? 'is inside'
        : isInside(merchants, out)
          ? 'contains'
          : undefined;
  if (relation) throw new Failure(`--out ${relation} the folder of the merchants. Choose another folder.`);
}

/** Whether a place is a folder or in it, by links too. */
export function isInside(place: string, folder: string): boolean {
  return `${realPath(place)}${sep}`.startsWith(`${realPath(folder)}${sep}`);
}

/** Whether a place is a site or among sites, whatever the name of their folder is. Everybody can read what stands there. */
export function isAmongSites(place: string): boolean {
  if (isInside(place, defaultOut)) return true;
  for (let each = realPath(place); each !== dirname(each); each = dirname(each)) {
    const has = (name: string) => existsSync(join(each, name));
    // A build.json alone can be the report of a build that somebody kept in a file.
    if (basename(each) === releasesFolder || has(releasesFolder)) return true;
    if (has(buildRecordPath) && has('index.html')) return true;
  }
  return false;
}

/** Follows the links of the part of the path that exists. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const parent = dirname(resolve(path));
    return parent === resolve(path) ? parent : join(realPath(parent), basename(path));
  }
}
