import { join } from 'node:path';
import { buildRecordPath } from '../brand/build-json';
import type { FileEntry } from '../core/site-file';
import { displayPath } from '../shared/display-path';
import { readKept, recordedFiles } from './kept';
import { isMadeFrom, type Release } from './release';

/** How a new release relates to the earlier ones. */
export interface Place {
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
export function placeOf({ hash, files }: Site, current: Release | undefined, folder: string): Place {
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
