import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Change, changeLines, changesBetween } from '../changes/changes-between';
import { factsOfRelease, type SiteFacts } from '../changes/site-facts';
import { currentRelease, listReleases, type Release, releasesOf } from './release';

/** A release as a person knows it. */
export interface KnownRelease extends Release {
  /** When it was built. */
  date: Date;
  isLive: boolean;
  /** What it changed against the release before it. `undefined` for the first one, and where that cannot be told. */
  changes: Change[] | undefined;
}

/** A merchant's releases with their dates and contents, oldest first. */
export async function knownReleases(out: string, id: string): Promise<KnownRelease[]> {
  const [releases, live] = [listReleases(out, id), currentRelease(out, id)];
  const known: KnownRelease[] = [];
  let before: SiteFacts | undefined;
  for (const release of releases) {
    const folder = join(releasesOf(out, id), release.name);
    const facts = factsOfRelease(folder);
    known.push({
      ...release,
      date: (await stat(folder)).mtime,
      isLive: release.name === live?.name,
      changes: before && facts && changesBetween(before, facts),
    });
    before = facts;
  }
  return known;
}

/** The releases for people, newest first. */
export function releasesText(releases: readonly KnownRelease[]): string {
  return releases
    .toReversed()
    .map((release, index, all) => {
      const { name, sequence, date, isLive } = release;
      const head = `${isLive ? '→' : ' '} ${sequence}  ${name}  ${dateText(date)}${isLive ? '  live' : ''}`;
      return [head, ...contentOf(release, all[index + 1]).map((line) => `     ${line}`)].join('\n');
    })
    .join('\n');
}

/** What a release changed, one line each. */
function contentOf({ changes }: KnownRelease, before: KnownRelease | undefined): string[] {
  if (!before) return ['The first release that is kept.'];
  if (!changes)
    return ['What it changed is not known: its files, or those of the release before, are damaged.'];
  return changes.length > 0 ? changeLines(changes) : [`The same as release ${before.sequence}.`];
}

/** `2026-11-22 10:30 UTC`. */
export function dateText(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
