import { join } from 'node:path';
import { type BuiltSite, readBuiltSite } from '../../../build/publish/store/built-site';
import { changeJson, readJson } from '../../../build/publish/store/json-object';
import { type Before, keys, type Live, waveSchema } from '../../../build/publish/store/layout';
import { readLive } from '../../../build/publish/store/pointer';
import { forgivingObjects } from '../../../build/publish/store/probe';
import { builtIds, type PublishOptions } from '../../../build/publish/store/publish-sites';
import { isBehind } from '../../../build/publish/store/rings';
import type { StoreObjects } from '../../../build/publish/store/store-objects';
import { Failure, isForPeople } from '../../../build/shared/failure';
import { mapBounded } from '../../../build/shared/map-bounded';
import { byId } from '../../../build/shared/natural-order';
import { problemOf } from '../../../build/shared/problem-of';
import { counted, fewOf } from '../../../build/shared/words';

/** A mall that gets a new core, or that got it from a run that was stopped. */
export interface Moving {
  site: BuiltSite;
  before: Before;
}

interface MovingMalls {
  /** They have the core of their sites from a run that was stopped before it had asked them. */
  stopped: Moving[];
  /** They have another core than their sites. */
  waiting: Moving[];
  /** What that run noted of malls that nobody can ask now. */
  unknown: Before[];
}

const atOnce = 8;

/** Who is to move. Throws `Failure` where there are canaries, and none shows the core of those that wait. */
export async function movingMalls(
  { store: { objects }, out }: Pick<PublishOptions, 'store' | 'out'>,
  fail: (line: string) => void,
): Promise<MovingMalls> {
  const malls: MovingMalls = { stopped: [], waiting: [], unknown: [] };
  const noted = (await readJson(objects, keys.wave, waveSchema))?.value.malls ?? [];
  const built = builtIds(out);
  const ids = [...new Set([...built, ...noted.map(({ id }) => id)])].sort(byId);
  const lives = await mapBounded(ids, atOnce, (id) =>
    readLive(objects, id).catch((error: unknown) => {
      if (error instanceof Failure) return error; // a damaged pointer is a matter of its mall
      throw error;
    }),
  );
  for (const [index, id] of ids.entries()) {
    const read = lives[index];
    const live = read instanceof Failure ? undefined : read?.value;
    const before = noted.find((each) => each.id === id && live && isFrom(each, live));
    if (!built.includes(id) && !before) continue;
    try {
      if (read instanceof Failure) throw read;
      const site = readBuiltSite(out, id);
      if (live && isBehind(site, live)) malls.waiting.push({ site, before: before ?? live });
      else if (before) malls.stopped.push({ site, before });
    } catch (error) {
      if (!(error instanceof Error && isForPeople(error))) throw error;
      fail(`${id}: ${problemOf(id, join(out, id), error).message}`);
      if (before) malls.unknown.push(before);
    }
  }
  await requireCanary(objects, malls.waiting);
  return malls;
}

/** Whether a mall shows what a wave brought it. Nobody else has published it since. */
function isFrom(before: Before, live: Live): boolean {
  return live.releases.find(({ release }) => release === live.release)?.previous === before.release;
}

async function requireCanary(objects: StoreObjects, waiting: readonly Moving[]): Promise<void> {
  const canaries = await objects.list(keys.canary(''));
  const cores = await mapBounded(canaries, atOnce, async ({ key }) => {
    return (await readLive(objects, key.slice(keys.canary('').length)))?.value.core;
  });
  const early = waiting.filter(({ site }) => !cores.includes(site.core));
  if (canaries.length === 0 || early.length === 0) return;
  throw new Failure(
    `No canary has the core of these sites yet: ${namesOf(early)}. Publish first, look at the canaries, and promote then.`,
  );
}

/** Notes the malls of a wave before it begins, and that they were asked after it. */
export async function noteWave(objects: StoreObjects, malls: readonly Before[]): Promise<void> {
  const note = malls.map(({ id, release, core, config, order }) => ({ id, release, core, config, order }));
  const wave = () => ({ format: 1 as const, malls: note });
  await changeJson(forgivingObjects(objects), keys.wave, waveSchema, wave);
}

export function namesOf(malls: readonly Moving[]): string {
  const ids = malls.map(({ site }) => site.id);
  return ids.length === 0 ? 'no mall' : `${counted(ids.length, 'mall')} (${fewOf(ids, 10)})`;
}
