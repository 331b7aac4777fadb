import { join } from 'node:path';
import { Failure } from '../cli';
import { displayPath } from '../display-path';
import { keptRecordPath, readKept } from './kept';
import { withLock } from './lock';
import { checkOut } from './out-folder';
import { currentRelease, linkTarget, listReleases, type Release, releasesOf, swap } from './release';

/**
 * Puts the release before the current one back, by swapping the link in one step. A second rollback goes back one more.
 */
export async function rollback(out: string, id: string): Promise<{ from: string; to: string }> {
  await checkOut(out);
  if (!(await currentRelease(out, id))) throw nothingPublished(out, id);
  return withLock(join(releasesOf(out, id), '.lock'), async () => {
    const current = await currentRelease(out, id);
    if (!current) throw nothingPublished(out, id);
    const releases = await listReleases(out, id);
    const read = await readKept(join(releasesOf(out, id), current.name));
    if ('broken' in read) throw noRecord(out, id, current, read.broken, releases);
    const previous = releases.find(({ name }) => 'record' in read && name === read.record.previous);
    if (!previous) {
      throw new Failure(`There is no release of ${id} before ${current.name} in ${displayPath(out)}.`);
    }
    await swap(out, id, previous);
    return { from: current.name, to: previous.name };
  });
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
