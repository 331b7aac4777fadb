import type { Live } from '../../../build/publish/store/layout';
import { changeLive } from '../../../build/publish/store/pointer';
import { checkedObjects } from '../../../build/publish/store/probe';
import { type PublishOptions, publishSites } from '../../../build/publish/store/publish-sites';
import { isForPeople } from '../../../build/shared/failure';
import { mapBounded } from '../../../build/shared/map-bounded';
import { endedAfter } from '../../../build/shared/watchdog';
import type { Reach } from '../list/place';
import { faultOf, type Limits } from './look-at-mall';
import { type Moving, movingMalls, namesOf, noteWave } from './moving-malls';
import { runGate, wavesOf } from './wave';

export interface PromoteOptions extends Omit<PublishOptions, 'ids' | 'toAll' | 'dryRun'> {
  /** Of `--waves`, in percent. */
  shares: readonly number[];
  gate?: string | undefined;
  resolve: Reach['resolve'];
  limits?: Limits;
  /** Says what comes to pass. */
  tell: (line: string) => void;
  /** Says what is wrong. */
  complain: (line: string) => void;
}

/** How many malls are asked at a time. */
const atOnce = 8;
/** One of them takes less, in ms: its last look has five requests, and each may be sent in two ways. */
const longestLook = 5 * 60_000;
const late = 'The malls took too long to look at, so this was ended. Run it again: it begins with them.';

/** Brings the core of built sites to the malls that wait for it (docs/store.md#waves). Returns whether all went well. */
export async function promote(options: PromoteOptions): Promise<boolean> {
  const { store, shares, gate, tell, complain } = options;
  let isGood = true;
  const fail = (line: string) => {
    isGood = false;
    complain(line);
  };
  const { stopped, waiting, unknown } = await movingMalls(options, fail);
  const inTurn = wavesOf(waiting, shares);
  const waves = stopped.length > 0 ? [stopped, ...inTurn] : inTurn;
  const all = [...stopped, ...waiting];
  const note = (malls: readonly Moving[]) =>
    noteWave(store.objects, [...unknown, ...malls.map(({ before }) => before)]);
  for (const [index, wave] of waves.entries()) {
    const number = index + (stopped.length > 0 ? 0 : 1);
    const name = number === 0 ? 'The wave that was stopped' : `Wave ${number} of ${inTurn.length}`;
    tell(`${name}: ${namesOf(wave)}.`); // whoever stops it now knows what is on its way
    await note(wave);
    const published = await publishWave(wave, options, fail);
    const asked = wave.filter(({ site }) => published.has(site.id));
    const most = Math.ceil(wave.length / atOnce) * longestLook;
    const faults = await endedAfter(most, late, () => faultsOf(asked, options));
    if (faults.length === 0 && gate !== undefined) {
      const malls = [...published].map(([id, release]) => ({ id, release }));
      faults.push(...(await runGate(gate, { wave: number, of: inTurn.length, malls })));
    }
    const rest = all.slice(waves.slice(0, index + 1).flat().length);
    if (faults.length > 0 || published.size === 0) {
      for (const fault of faults) fail(fault);
      const { said, stuck } = await putBack(asked, published, options);
      fail(`${name} failed. ${said}`);
      if (rest.length > 0) fail(`Not begun: ${namesOf(rest)}.`);
      await note(stuck);
      return false;
    }
    tell(`${name} is good.`);
  }
  if (waves.length > 0) await note([]);
  const rest = all.slice(waves.flat().length);
  tell(rest.length > 0 ? `Still waiting: ${namesOf(rest)}.` : 'No mall waits any more.');
  return isGood;
}

/** Publishes a wave, and gives the releases by mall. What cannot be published stays as it is, and stops no other. */
async function publishWave(wave: readonly Moving[], options: PromoteOptions, fail: (line: string) => void) {
  const ids = wave.map(({ site }) => site.id);
  const { sites, problems } = await publishSites({ ...options, ids, toAll: true, dryRun: false });
  for (const { merchant, message } of problems) fail(merchant ? `${merchant}: ${message}` : message);
  // unchanged: the run that was stopped has published it
  const there = sites.filter(({ status }) => status === 'published' || status === 'unchanged');
  return new Map(there.map(({ merchant, release = '' }) => [merchant, release]));
}

async function faultsOf(asked: readonly Moving[], { resolve, limits }: PromoteOptions): Promise<string[]> {
  const faults = await mapBounded(asked, atOnce, async ({ site }) => {
    const fault = await faultOf(site, resolve, limits);
    return fault === undefined ? [] : [`${site.id}: ${fault}.`];
  });
  return faults.flat();
}

/**
 * Shows the releases again that were live before, where a pointer still shows that of the wave. Says what came of it, and
 * which malls have the new core all the same.
 */
async function putBack(
  changed: readonly Moving[],
  published: ReadonlyMap<string, string>,
  { store, onePublisher }: PromoteOptions,
): Promise<{ said: string; stuck: Moving[] }> {
  const objects = await checkedObjects(store, onePublisher);
  const outcomes = await mapBounded(changed, atOnce, async ({ before }) => {
    const { id, release, core, config, order } = before;
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
  const [back, left] = [those('back'), those('left')];
  const said = [
    `Back at their earlier release: ${namesOf(back)}.`,
    ...(left.length > 0 ? [`Somebody else changed meanwhile: ${namesOf(left)}.`] : []),
    ...outcomes.filter((outcome) => outcome !== 'back' && outcome !== 'left'),
  ].join(' ');
  return { said, stuck: changed.filter((mall) => !back.includes(mall) && !left.includes(mall)) };
}
