import { lstat, readlink, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { identityName } from '../config/identity-file';
import { listMerchants } from '../config/list-merchants';
import { requireApart } from '../publish/out-folder';
import { releasesFolder, releasesOf } from '../publish/release';
import { displayPath } from '../shared/display-path';
import { Failure } from '../shared/failure';
import { withLock } from '../shared/lock';
import { requireWritable } from '../shared/make-folder';
import { nearest } from '../shared/nearest';

/** What there is of a mall. */
export interface MallTraces {
  /** Its folder. */
  folder?: string;
  /** The link to its site. */
  site?: string;
  /** The folder of its releases. */
  releases?: string;
  /** What is left of its releases where a removal was killed. */
  leftover?: string;
  /** What the studio has kept of it. */
  history?: string;
  /** Whether it went live, so that phones may have its app. */
  isLocked: boolean;
}

/**
 * Looks for everything that `removeMall` would take away. Throws `Failure` when there is nothing of this mall, when
 * something that no build made stands in the place of its site, and when the folders are not apart.
 *
 * @param history where the studio keeps what it has of this mall
 */
export async function tracesOf(dir: string, out: string, id: string, history: string): Promise<MallTraces> {
  requireApart(out, dir);
  const [folder, site, releases] = [join(dir, id), join(out, id), releasesOf(out, id)];
  const leftover = leftoverOf(releases);
  const [folderThere, siteThere, releasesThere, leftoverThere, historyThere] = await Promise.all(
    [folder, site, releases, leftover, history].map((path) => lstat(path).catch(() => undefined)),
  );
  if (siteThere && !(await leadsToReleases(site, siteThere.isSymbolicLink()))) {
    throw new Failure(
      `${displayPath(site)} is not a link to a release. No build made it, so remove it yourself.`,
    );
  }
  if (!folderThere && !siteThere && !releasesThere && !leftoverThere && !historyThere) {
    const near = nearest(id, (await listMerchants(dir)).ids);
    throw new Failure(
      `There is no merchant ${id} in ${displayPath(dir)}, and nothing of it in ${displayPath(out)}.${near ? ` Did you mean "${near}"?` : ''}`,
    );
  }
  const isLocked = (await lstat(join(folder, identityName)).catch(() => undefined)) !== undefined;
  return {
    ...(folderThere && { folder }),
    ...(siteThere && { site }),
    ...(releasesThere && { releases }),
    ...(leftoverThere && { leftover }),
    ...(historyThere && { history }),
    isLocked,
  };
}

/**
 * Takes a mall out. First nobody can reach its site any more, then its files go. If it is killed in between, a second
 * run takes the rest. Throws `Failure` before it removes anything where it may not.
 */
export async function removeMall({ folder, site, releases, leftover, history }: MallTraces): Promise<void> {
  for (const path of [
    site && dirname(site),
    releases && dirname(releases),
    releases,
    leftover,
    history,
    folder && dirname(folder),
    folder,
  ]) {
    if (path !== undefined) await requireWritable(path);
  }
  for (const path of [leftover, history]) if (path) await rm(path, { recursive: true, force: true });
  if (releases) {
    await withLock(join(releases, '.lock'), async () => {
      if (site) await rm(site);
      await rename(releases, leftoverOf(releases));
    });
    await rm(leftoverOf(releases), { recursive: true, force: true });
  } else if (site) await rm(site);
  if (folder) await rm(folder, { recursive: true });
}

/** Where releases go before their files do, so that nobody takes half of them for a release. */
function leftoverOf(releases: string): string {
  return `${releases}.removed`;
}

async function leadsToReleases(site: string, isLink: boolean): Promise<boolean> {
  return isLink && (await readlink(site)).replaceAll('\\', '/').startsWith(`${releasesFolder}/`);
}
