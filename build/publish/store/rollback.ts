import { changeLines } from '../../changes/changes-between';
import { Failure } from '../../shared/failure';
import { dateText } from '../list-releases';
import type { Live, Published } from './layout';
import { changeLive } from './pointer';
import type { StoreObjects } from './store-objects';

/** Instead of a name: back only where the newest release is live. A second run for all malls must not go back twice. */
export const newestOnly = Symbol('newest only');

/**
 * Shows the release again that was live before the current one, or the one whose name begins like `wanted`: one read and
 * one write. The highest order stays, so that no late run of an older commit comes after it. Gives `undefined` for a mall
 * that stays as it is.
 */
export async function rollbackInStore(
  objects: StoreObjects,
  id: string,
  wanted?: string | typeof newestOnly,
): Promise<{ from: string; to: Published } | undefined> {
  let to: Published | undefined;
  const { before } = await changeLive(objects, id, (live) => {
    to = undefined;
    if (wanted === newestOnly && (!live?.release || live.release !== live.releases[0]?.release))
      return undefined;
    to = releaseToShow(live, id, wanted === newestOnly ? undefined : wanted);
    const { release, core, config, order } = to;
    return live && { ...live, release, core, config, order };
  });
  return to && before?.release ? { from: before.release, to } : undefined;
}

function releaseToShow(live: Live | undefined, id: string, wanted: string | undefined): Published {
  if (!live?.release) throw new Failure(`Nothing is published for ${id} in this store.`);
  const names = live.releases.map(({ release }) => release).join(', ');
  if (wanted !== undefined) {
    const found = live.releases.filter(({ release }) => release.startsWith(wanted));
    const [one] = found;
    if (!one || found.length > 1)
      throw new Failure(
        `${found.length === 0 ? 'No release' : 'More than one release'} of ${id} begins with ${JSON.stringify(wanted)}. There are: ${names}.`,
      );
    if (one.release === live.release) throw new Failure(`${one.release} is live already.`);
    return one;
  }
  const current = live.releases.find(({ release }) => release === live.release);
  const previous = live.releases.find(({ release }) => release === current?.previous);
  if (previous) return previous;
  throw new Failure(
    `There is no release of ${id} before ${live.release} in this store. There are: ${names}.`,
  );
}

/** The releases of a mall for people, newest first. */
export function storedReleasesText({ release: live, releases }: Live): string {
  return releases
    .map(({ release, date, who, changes, previous }) => {
      const isLive = release === live;
      const head = `${isLive ? '→' : ' '} ${release}  ${dateText(new Date(date))}  ${who}${isLive ? '  live' : ''}`;
      const unknown = previous ? 'What it changed is not known.' : 'The first release.';
      const lines = changes ? changeLines(changes) : [unknown];
      return [head, ...lines.map((line) => `     ${line}`)].join('\n');
    })
    .join('\n');
}
