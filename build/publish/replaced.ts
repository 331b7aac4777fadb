import { join } from 'node:path';
import { displayPath } from '../display-path';
import { buildRecordFault, readKept } from './kept';
import { isMadeFrom, type Release } from './release';

/** Where a new release stands among those that are there. */
export interface Place {
  /** The release that `rollback` puts back once the new one is live. */
  previous?: string | undefined;
  /** A release with broken records that the new one takes the place of. */
  damaged?: Release;
  /** What is worth saying about it, a sentence each. */
  notes: string[];
}

/**
 * A rebuild of what is published already (`--force`) goes back to where that one went. When the records of that one are
 * broken, the rebuild takes its place: it has the same files, so nothing is lost but what its `kept.json` said.
 */
export async function placeOf(hash: string, current: Release | undefined, folder: string): Promise<Place> {
  if (!current || !isMadeFrom(current, hash)) return { previous: current?.name, notes: [] };
  const place = join(folder, current.name);
  const [kept, fault] = [await readKept(place), await buildRecordFault(place)];
  const previous = 'record' in kept ? kept.record.previous : undefined;
  const notes = [
    ...(fault === undefined ? [] : [`${displayPath(place)}/${fault}. This build replaces that release.`]),
    ...('broken' in kept
      ? [
          `${displayPath(place)}/kept.json ${kept.broken}. This build replaces that release, and cannot know which one was live before it: rollback has nothing to go back to.`,
        ]
      : []),
  ];
  return { previous, notes, ...(notes.length > 0 && { damaged: current }) };
}
