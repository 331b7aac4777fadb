import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildRecordPath, keptRecordPath } from '../brand/build-json';
import { type FileEntry, madeFile, type SiteFile } from '../core/site-file';
import { displayPath } from '../shared/display-path';
import { isForPeople } from '../shared/failure';
import { withLock } from '../shared/lock';
import { type KeptFiles, keptFiles, readKept, recordedFiles } from './kept';
import {
  currentRelease,
  isMadeFrom,
  listReleases,
  type Release,
  releaseOf,
  releasesOf,
  swap,
} from './release';
import { removeHalfWritten, removeReleases, writingPrefix } from './removal';
import { writeRelease } from './write-release';

export interface PublishOptions {
  out: string;
  id: string;
  /** Hash of everything that the site was made from. It is part of the release's name. */
  hash: string;
  files: readonly SiteFile[];
  /** How many earlier releases to keep. The new release also carries their hashed assets. */
  keep: number;
}

export interface Published {
  /** Name of the release. */
  release: string;
  /** Problems with earlier releases, one sentence each. */
  notes: string[];
}

/**
 * Publishes a site. It writes a release folder beside the others, then swaps the merchant's link to it in one step
 * (docs/decisions/0002-releases.md). If it is killed, at any moment, the old site or the new one is there. Throws
 * `Failure` when something other than a link is in the link's place, and when files of an earlier release cannot be
 * kept.
 */
export function publish({ out, id, hash, files, keep }: PublishOptions): Promise<Published> {
  const folder = releasesOf(out, id);
  return withLock(join(folder, '.lock'), async () => {
    const current = currentRelease(out, id);
    const releases = listReleases(out, id);
    await removeHalfWritten(folder);

    const { previous, damaged, notes } = placeOf({ hash, files }, current, folder);
    const sound = releases.filter(({ name }) => name !== damaged?.name);
    const earlier = kept(sound, previous, keep);
    const carried = keptFiles(earlier, { out, id, files, current });
    const release = releaseOf((releases.at(-1)?.sequence ?? 0) + 1, hash);
    const writing = join(folder, `${writingPrefix}${release.name}`);
    try {
      writeRelease(writing, [...files, ...carried.files, ...keptRecord(previous, earlier, carried.files)]);
      renameSync(writing, join(folder, release.name));
    } catch (error) {
      // on a full disk it would take the room that the next build needs
      rmSync(writing, { recursive: true, force: true });
      throw error;
    }
    swap(out, id, release);

    const needed = new Set(earlier.map(({ name }) => name));
    const others = releases.map(({ name }) => name).filter((name) => !needed.has(name));
    const left = removeUnneeded(out, id, others);
    return { release: release.name, notes: [...notes, ...carried.gone.map(goneNote), ...left] };
  });
}

/** The new release is live, so an old one that cannot be removed is only worth a note. */
function removeUnneeded(out: string, id: string, names: readonly string[]): string[] {
  try {
    removeReleases(out, id, names);
    return [];
  } catch (error) {
    if (!(error instanceof Error && isForPeople(error))) throw error;
    return [`Old releases in ${displayPath(releasesOf(out, id))} cannot be removed: ${error.message}`];
  }
}

function goneNote(place: string): string {
  return `${displayPath(place)} is missing, so the new release cannot keep it. A tab that still needs it loads the new release.`;
}

/** The release that a rollback needs and the newest others: at most `keep`, newest first. */
function kept(releases: readonly Release[], previous: string | undefined, keep: number): Release[] {
  const newestFirst = [...releases].reverse();
  const first = newestFirst.filter(({ name }) => name === previous);
  const others = newestFirst.filter(({ name }) => name !== previous);
  return [...first, ...others].slice(0, keep).sort((one, other) => other.sequence - one.sequence);
}

function keptRecord(
  previous: string | undefined,
  earlier: readonly Release[],
  carried: KeptFiles['files'],
): SiteFile[] {
  const reachable = earlier.some(({ name }) => name === previous) ? previous : undefined;
  if (reachable === undefined && carried.length === 0) return [];
  const files = carried.map(({ path, size, sha256, release }) => ({ path, size, sha256, release }));
  return [madeFile(keptRecordPath, `${JSON.stringify({ previous: reachable, files }, null, 1)}\n`)];
}

/** How a new release relates to the earlier ones. */
interface Place {
  /** The release that `rollback` puts back once the new one is live. */
  previous?: string | undefined;
  /** A release with broken records that the new one replaces. */
  damaged?: Release;
  /** Notes for people, one sentence each. */
  notes: string[];
}

/** What is published: its files, and the hash of what they were made from. */
interface Site {
  hash: string;
  files: readonly FileEntry[];
}

/**
 * Normally `rollback` goes back to the release that is live now. `--force`, or a newer builder, may build the same site
 * again. Then `rollback` goes back to the release before it. If the records of the live release are broken, the rebuild
 * replaces it. It has the same files, so only the content of its `kept.json` is lost.
 */
function placeOf({ hash, files }: Site, current: Release | undefined, folder: string): Place {
  if (!current) return { notes: [] };
  const place = join(folder, current.name);
  const recorded = recordedFiles(place);
  const fault = typeof recorded === 'string' ? recorded : undefined;
  const isSame = isMadeFrom(current, hash) || (typeof recorded !== 'string' && hasSame(recorded, files));
  if (!isSame) return { previous: current.name, notes: [] };
  const kept = readKept(place);
  const previous = 'record' in kept ? kept.record.previous : undefined;
  const notes = [
    ...(fault === undefined ? [] : [`${displayPath(place)}/${fault}. This build replaces that release.`]),
    ...('broken' in kept
      ? [
          `${displayPath(place)}/kept.json ${kept.broken}. This build replaces that release. It cannot know which release was live before, so rollback has nothing to go back to.`,
        ]
      : []),
  ];
  return { previous, notes, ...(notes.length > 0 && { damaged: current }) };
}

/** `build.json` does not list itself. It also says what the site was made from, so it may differ. */
function hasSame(recorded: readonly FileEntry[], files: readonly FileEntry[]): boolean {
  const listed = files.filter(({ path }) => path !== buildRecordPath);
  const hashes = new Map(recorded.map(({ path, sha256 }) => [path, sha256]));
  return hashes.size === listed.length && listed.every(({ path, sha256 }) => hashes.get(path) === sha256);
}
