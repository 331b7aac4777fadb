import { join } from 'node:path';
import { displayPath } from '../shared/display-path';
import { buildRecordFault, readKept } from './kept';
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

/**
 * Normally `rollback` goes back to the release that is live now. `--force` may rebuild the same site again. Then
 * `rollback` goes back to the release before it. If the records of the live release are broken, the rebuild replaces
 * it. It has the same files, so only the content of its `kept.json` is lost.
 */
export function placeOf(hash: string, current: Release | undefined, folder: string): Place {
  if (!current || !isMadeFrom(current, hash)) return { previous: current?.name, notes: [] };
  const place = join(folder, current.name);
  const [kept, fault] = [readKept(place), buildRecordFault(place)];
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
