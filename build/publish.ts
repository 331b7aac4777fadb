import { mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from './cli';
import { displayPath } from './display-path';
import { keptFiles, keptRecordPath, readKept } from './publish/kept';
import { removeDeadClaims, withLock } from './publish/lock';
import {
  currentRelease,
  isMadeFrom,
  linkTarget,
  listReleases,
  type Release,
  releaseOf,
  releasesOf,
} from './publish/release';
import { writeRelease } from './publish/write-release';
import { madeFile, type SiteFile } from './site-file';

export interface PublishOptions {
  out: string;
  id: string;
  /** Hash of everything the site was made from; it names the release. */
  hash: string;
  files: readonly SiteFile[];
  /** How many earlier releases stay, with their hashed assets in the new one. */
  keep: number;
}

/**
 * Puts a site in place: a release folder is written beside the others, then the merchant's link is swapped to it in
 * one step (interfaces §4). Killed at any moment it leaves the old site or the new one. Gives the release's name;
 * throws `Failure` when something other than a link stands in the link's place.
 */
export function publish({ out, id, hash, files, keep }: PublishOptions): Promise<string> {
  return withLock(join(releasesOf(out, id), '.lock'), async () => {
    const folder = releasesOf(out, id);
    const current = await currentRelease(out, id);
    const releases = await listReleases(out, id);
    await removeHalfWritten(folder);

    const previous = await previousFor(hash, current, folder);
    const earlier = kept(releases, previous, keep);
    const carried = await keptFiles(out, id, earlier, files);
    const release = releaseOf((releases.at(-1)?.sequence ?? 0) + 1, hash);
    const writing = join(folder, `.writing-${release.name}`);
    await writeRelease(writing, [...files, ...carried, ...keptRecord(previous, earlier, carried)]);
    await rename(writing, join(folder, release.name));
    await swap(out, id, release);
    await removeAllBut([...earlier, release], releases, folder);
    return release.name;
  });
}

/** Puts the release before the current one back, in the same one step; done twice it goes back one further. */
export async function rollback(out: string, id: string): Promise<{ from: string; to: string }> {
  if (!(await currentRelease(out, id))) throw nothingPublished(out, id);
  return withLock(join(releasesOf(out, id), '.lock'), async () => {
    const current = await currentRelease(out, id);
    if (!current) throw nothingPublished(out, id);
    const record = await readKept(join(releasesOf(out, id), current.name));
    const releases = await listReleases(out, id);
    const previous = releases.find(({ name }) => name === record?.previous);
    if (!previous) {
      throw new Failure(`There is no release of ${id} before ${current.name} in ${displayPath(out)}.`);
    }
    await swap(out, id, previous);
    return { from: current.name, to: previous.name };
  });
}

function nothingPublished(out: string, id: string): Failure {
  return new Failure(`Nothing is published for ${id} in ${displayPath(out)}.`);
}

/** A rebuild of what is published already (`--force`) goes back to where that one went. */
async function previousFor(
  hash: string,
  current: Release | undefined,
  folder: string,
): Promise<string | undefined> {
  if (!isMadeFrom(current, hash)) return current?.name;
  return current && (await readKept(join(folder, current.name)))?.previous;
}

/** The release to go back to and the newest others, at most `keep` in all, newest first. */
function kept(releases: readonly Release[], previous: string | undefined, keep: number): Release[] {
  const newestFirst = [...releases].reverse();
  const first = newestFirst.filter(({ name }) => name === previous);
  const others = newestFirst.filter(({ name }) => name !== previous);
  return [...first, ...others].slice(0, keep).sort((one, other) => other.sequence - one.sequence);
}

function keptRecord(
  previous: string | undefined,
  earlier: readonly Release[],
  carried: Awaited<ReturnType<typeof keptFiles>>,
): SiteFile[] {
  const reachable = earlier.some(({ name }) => name === previous) ? previous : undefined;
  if (reachable === undefined && carried.length === 0) return [];
  const files = carried.map(({ path, size, sha256, release }) => ({ path, size, sha256, release }));
  return [madeFile(keptRecordPath, `${JSON.stringify({ previous: reachable, files }, null, 1)}\n`)];
}

/** Renaming a link over another replaces it at once; there is no instant without a site. */
async function swap(out: string, id: string, release: Release): Promise<void> {
  const next = join(releasesOf(out, id), '.next');
  await rm(next, { force: true });
  await symlink(linkTarget(id, release), next);
  await rename(next, join(out, id));
}

/** What a killed build left; nobody else is writing, because the lock is ours. */
async function removeHalfWritten(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  for (const name of names.filter((name) => name.startsWith('.writing-'))) {
    await rm(join(folder, name), { recursive: true });
  }
  await removeDeadClaims(folder, names);
}

async function removeAllBut(
  wanted: readonly Release[],
  all: readonly Release[],
  folder: string,
): Promise<void> {
  const names = new Set(wanted.map(({ name }) => name));
  for (const { name } of all) if (!names.has(name)) await rm(join(folder, name), { recursive: true });
}
