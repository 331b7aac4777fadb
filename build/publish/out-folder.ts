import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { Failure } from '../shared/failure';
import { makePublicFolder, requireWritable } from '../shared/make-folder';
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
  const [sites, malls] = [realPath(out), realPath(merchants)];
  const relation =
    sites === malls
      ? 'is'
      : sites.startsWith(malls + sep)
        ? 'is inside'
        : malls.startsWith(sites + sep)
          ? 'contains'
          : undefined;
  if (relation)
    throw new Failure(
      `--out ${relation} the folder of the merchants. Choose another folder, such as --out dist.`,
    );
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
