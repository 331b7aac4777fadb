import { join } from 'node:path';
import { keptRecordPath } from '../brand/build-json';
import { displayPath, folderFlag } from '../shared/display-path';
import { Failure } from '../shared/failure';
import { withLock } from '../shared/lock';
import { readKept } from './kept';
import { checkOut } from './out-folder';
import { currentRelease, linkTarget, listReleases, type Release, releasesOf, swap } from './release';

/**
 * Puts the release before the current one back, or the one that `wanted` names (its name, the beginning of it, or its
 * number), by swapping the link in one step. A second rollback goes back one more. A newer release goes forward again.
 */
export async function rollback(
  out: string,
  id: string,
  wanted?: string,
): Promise<{ from: Release; to: Release }> {
  await checkOut(out);
  if (!currentRelease(out, id)) throw nothingPublished(out, id);
  return withLock(join(releasesOf(out, id), '.lock'), async () => {
    const current = currentRelease(out, id);
    if (!current) throw nothingPublished(out, id);
    const releases = listReleases(out, id);
    if (wanted !== undefined) {
      const named = namedRelease(out, id, wanted, releases);
      if (named.name === current.name) throw new Failure(`${named.name} is live already.`);
      swap(out, id, named);
      return { from: current, to: named };
    }
    const read = readKept(join(releasesOf(out, id), current.name));
    if ('broken' in read) throw noRecord(out, id, current, read.broken, releases);
    const previous = releases.find(({ name }) => 'record' in read && name === read.record.previous);
    if (!previous) {
      const others = releases.some(({ name }) => name !== current.name)
        ? ` Others are there: npm run rollback -- ${id}${folderFlag('out', out)} --list`
        : '';
      throw new Failure(
        `There is no release of ${id} before ${current.name} in ${displayPath(out)}.${others}`,
      );
    }
    swap(out, id, previous);
    return { from: current, to: previous };
  });
}

function namedRelease(out: string, id: string, wanted: string, releases: readonly Release[]): Release {
  const release = /^\d{1,9}$/.test(wanted)
    ? releases.find(({ sequence }) => sequence === Number(wanted))
    : releases.find(({ name }) => name.startsWith(wanted));
  if (release) return release;
  const there = releases.map(({ name }) => name).join(', ');
  throw new Failure(
    `There is no release ${JSON.stringify(wanted)} of ${id} in ${displayPath(out)}. There are: ${there}.`,
  );
}

/** A person must decide here: the wrong release would be worse than no rollback. */
function noRecord(
  out: string,
  id: string,
  current: Release,
  broken: string,
  releases: readonly Release[],
): Failure {
  const record = join(releasesOf(out, id), current.name, keptRecordPath);
  const others = releases.filter(({ name }) => name !== current.name);
  const other = others.at(-1);
  const fix = other
    ? `Look at the other releases (${others.map(({ name }) => name).join(', ')}) and point the link to the right one yourself: ` +
      `ln -sfn ${linkTarget(id, other)} ${displayPath(join(out, id))}`
    : 'There is no other release to put back.';
  return new Failure(
    `${displayPath(record)} ${broken}, so it does not say which release was live before. ${fix}`,
  );
}

function nothingPublished(out: string, id: string): Failure {
  return new Failure(`Nothing is published for ${id} in ${displayPath(out)}.`);
}
