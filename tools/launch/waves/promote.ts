import { join } from 'node:path';
import { type BuiltSite, readBuiltSite } from '../../../build/publish/store/built-site';
import { keys, type Live } from '../../../build/publish/store/layout';
import { changeLive, readLive } from '../../../build/publish/store/pointer';
import { checkedObjects } from '../../../build/publish/store/probe';
import { builtIds, type PublishOptions, publishSites } from '../../../build/publish/store/publish-sites';
import { isBehind } from '../../../build/publish/store/rings';
import { Failure, isForPeople } from '../../../build/shared/failure';
import { mapBounded } from '../../../build/shared/map-bounded';
import { problemOf } from '../../../build/shared/problem-of';
import { counted, fewOf } from '../../../build/shared/words';
import { StoreAway } from '../../../serve/objects/read-objects';
import type { Reach } from '../list/place';
import { faultOf } from './look-at-mall';
import { runGate, wavesOf } from './wave';

export interface PromoteOptions extends Omit<PublishOptions, 'ids' | 'toAll' | 'dryRun'> {
  /** Of `--waves`, in percent. */
  shares: readonly number[];
  gate?: string | undefined;
  resolve: Reach['resolve'];
  /** ms for which a mall may still show its earlier release. */
  longest?: number;
  /** Says what comes to pass. */
  tell: (line: string) => void;
  /** Says what is wrong. */
  complain: (line: string) => void;
}

interface Waiting {
  site: BuiltSite;
  /** The pointer, as it was found. */
  live: Live;
}

/** How many malls are asked at a time. */
const atOnce = 8;

/** Brings the core of built sites to the malls that wait for it (docs/store.md#waves). Returns whether all went well. */
export async function promote(options: PromoteOptions): Promise<boolean> {
  const { shares, gate, tell, complain } = options;
  let isGood = true;
  const fail = (line: string) => {
    isGood = false;
    complain(line);
  };
  const waiting = await waitingMalls(options, fail);
  const waves = wavesOf(waiting, shares);
  for (const [index, wave] of waves.entries()) {
    const name = `Wave ${index + 1} of ${waves.length}`;
    tell(`${name}: ${namesOf(wave)}.`); // whoever stops it now knows what is on its way
    const published = await publishWave(wave, options, fail);
    const faults = await faultsOf(wave, published, options);
    if (faults.length === 0 && gate !== undefined) {
      const malls = [...published].map(([id, release]) => ({ id, release }));
      faults.push(...(await runGate(gate, { wave: index + 1, of: waves.length, malls })));
    }
    if (faults.length > 0 || published.size === 0) {
      for (const fault of faults) fail(fault);
      fail(`${name} failed. ${await putBack(wave, published, options)}`);
      const rest = waiting.slice(waves.slice(0, index + 1).flat().length);
      if (rest.length > 0) fail(`Not begun: ${namesOf(rest)}.`);
      return false;
    }
    tell(`${name} is good.`);
  }
  const rest = waiting.slice(waves.flat().length);
  tell(rest.length > 0 ? `Still waiting: ${namesOf(rest)}.` : 'No mall waits any more.');
  return isGood;
}

function namesOf(malls: readonly Waiting[]): string {
  const ids = malls.map(({ site }) => site.id);
  return ids.length === 0 ? 'no mall' : `${counted(ids.length, 'mall')} (${fewOf(ids, 10)})`;
}

/** Those that have another core than their site. Throws `Failure` where there are canaries, and none shows that core. */
async function waitingMalls({ store: { objects }, out }: PromoteOptions, fail: (line: string) => void) {
  const found = await mapBounded(builtIds(out), atOnce, async (id): Promise<Waiting[]> => {
    try {
      const site = readBuiltSite(out, id);
      const live = (await readLive(objects, id))?.value;
      return live && isBehind(site, live) ? [{ site, live }] : [];
    } catch (error) {
      // a store that is away would say so for each mall
      if (!(error instanceof Error && isForPeople(error)) || error instanceof StoreAway) throw error;
      fail(`${id}: ${problemOf(id, join(out, id), error).message}`);
      return [];
    }
  });
  const waiting = found.flat();
  const canaries = await objects.list(keys.canary(''));
  const cores = await mapBounded(canaries, atOnce, async ({ key }) => {
    return (await readLive(objects, key.slice(keys.canary('').length)))?.value.core;
  });
  const early = waiting.filter(({ site }) => !cores.includes(site.core));
  if (canaries.length === 0 || early.length === 0) return waiting;
  throw new Failure(
    `No canary has the core of these sites yet: ${namesOf(early)}. Publish first, look at the canaries, and promote then.`,
  );
}

/** Publishes a wave, and gives the releases by mall. What cannot be published stays as it is, and stops no other. */
async function publishWave(wave: readonly Waiting[], options: PromoteOptions, fail: (line: string) => void) {
  const ids = wave.map(({ site }) => site.id);
  const { sites, problems } = await publishSites({ ...options, ids, toAll: true, dryRun: false });
  for (const { merchant, message } of problems) fail(merchant ? `${merchant}: ${message}` : message);
  const published = sites.filter(({ status }) => status === 'published');
  return new Map(published.map(({ merchant, release = '' }) => [merchant, release]));
}

async function faultsOf(
  wave: readonly Waiting[],
  published: ReadonlyMap<string, string>,
  { resolve, longest }: PromoteOptions,
): Promise<string[]> {
  const asked = wave.filter(({ site }) => published.has(site.id));
  const faults = await mapBounded(asked, atOnce, async ({ site }) => {
    const fault = await faultOf(site, resolve, longest);
    return fault === undefined ? [] : [`${site.id}: ${fault}.`];
  });
  return faults.flat();
}

/** Shows the releases again that were live before, where a pointer still shows that of the wave. Says what came of it. */
async function putBack(
  wave: readonly Waiting[],
  published: ReadonlyMap<string, string>,
  { store, onePublisher }: PromoteOptions,
): Promise<string> {
  const objects = await checkedObjects(store, onePublisher);
  const changed = wave.filter(({ site }) => published.has(site.id));
  const outcomes = await mapBounded(changed, atOnce, async ({ site: { id }, live: before }) => {
    const { release, core, config, order } = before;
    const back = (now: Live | undefined) =>
      now?.release === published.get(id) ? now && { ...now, release, core, config, order } : undefined;
    try {
      return (await changeLive(objects, id, back)).after ? 'back' : 'left';
    } catch (error) {
      if (!(error instanceof Error && isForPeople(error))) throw error;
      return `${id} could not be put back: ${error.message}`;
    }
  });
  const those = (outcome: string) => changed.filter((_, index) => outcomes[index] === outcome);
  return [
    `Back at their earlier release: ${namesOf(those('back'))}.`,
    ...(those('left').length > 0 ? [`Somebody else changed meanwhile: ${namesOf(those('left'))}.`] : []),
    ...outcomes.filter((outcome) => outcome !== 'back' && outcome !== 'left'),
  ].join(' ');
}
