import { Failure } from '../../shared/failure';
import { mapBounded } from '../../shared/map-bounded';
import { Cores } from './cores';
import { freeHost } from './hosts';
import { readJson } from './json-object';
import { claimSchema, keys, type Live } from './layout';
import { readLive } from './pointer';
import { marked, mostTime } from './pruning';
import type { ListedObject, StoreObjects } from './store-objects';

export interface Pruned {
  objects: number;
  bytes: number;
}

/** A publishing that is under way has written its files within this time, in ms. */
const young = 24 * 60 * 60_000;
const atOnce = 16;

/**
 * Removes what no kept release names and is older than a day: lists of cores first, because a list says that its files are
 * there. Frees claims of hosts that no pointer names. Leaves everything that no publishing writes. Throws `Failure` where
 * a pointer or a list cannot be read: then nobody knows what is needed.
 */
export async function prune(objects: StoreObjects, now: Date, dryRun: boolean): Promise<Pruned> {
  const all = await objects.list('');
  const lives = await readLives(objects, all);
  const needed = await neededKeys(objects, lives);
  const isOurs = ({ key }: ListedObject) => ours.test(key) || halfWritten.test(key);
  const isOld = ({ modified }: ListedObject) => modified < now.getTime() - young;
  const victims = all.filter((each) => isOurs(each) && isOld(each) && !needed.has(each.key));
  if (dryRun) return sumOf(victims);

  const hosts = new Set(lives.flatMap((live) => live.hosts));
  for (const { key } of all.filter(isOld)) {
    const host = /^hosts\/(\w.*)\.json$/.exec(key)?.[1];
    if (host === undefined || hosts.has(host)) continue;
    const claim = await readJson(objects, key, claimSchema);
    if (claim?.value.id !== undefined) await freeHost(objects, host, claim.value.id);
  }
  return sumOf(await marked(objects, () => remove(objects, victims, isOld)));
}

function sumOf(all: readonly ListedObject[]): Pruned {
  return { objects: all.length, bytes: all.reduce((total, { size }) => total + size, 0) };
}

/** Gives what it has removed. The next run takes what there was no time for. */
async function remove(
  objects: StoreObjects,
  victims: readonly ListedObject[],
  isOld: (object: ListedObject) => boolean,
): Promise<ListedObject[]> {
  const end = performance.now() + mostTime;
  const removed = victims.filter(({ key }) => key.startsWith('cores/'));
  for (const { key } of removed) await objects.remove(key);
  // What somebody has published since then is needed, and was written anew.
  const later = await objects.list('');
  const needed = await neededKeys(objects, await readLives(objects, later));
  const still = new Map(later.map((each) => [each.key, each]));
  const rest = victims.filter(
    (each) => !removed.includes(each) && isOld(still.get(each.key) ?? each) && !needed.has(each.key),
  );
  let failure: unknown;
  await mapBounded(rest, atOnce, async (each) => {
    if (failure || performance.now() >= end) return;
    await objects.remove(each.key).then(
      () => removed.push(each),
      (error: unknown) => {
        failure = error; // whoever waits for the end of this run waits for all of its requests
      },
    );
  });
  if (failure) throw failure;
  return removed;
}

const ours =
  /^(files\/[0-9a-f]{64}|cores\/[0-9a-f]{64}\.json|sites\/\d+\/releases\/[0-9a-f]{32}|(probe|pruning)\/[0-9a-f-]{36})$/;
/** In a folder, what a killed process has half written. */
const halfWritten = /^(files|cores|sites|hosts|canaries|probe|pruning)\/([\w./-]+\/)?\.[\w.-]+\.\d+\.\d+$/;

/** The ids of all malls in a store, those that were removed too. */
export function idsOf(all: readonly ListedObject[]): string[] {
  return all.flatMap(({ key }) => /^sites\/(\d+)\/live\.json$/.exec(key)?.[1] ?? []);
}

async function readLives(objects: StoreObjects, all: readonly ListedObject[]): Promise<Live[]> {
  const reads = await mapBounded(idsOf(all), atOnce, (id) => readLive(objects, id));
  return reads.flatMap((read) => read?.value ?? []);
}

async function neededKeys(objects: StoreObjects, lives: readonly Live[]): Promise<Set<string>> {
  const needed = new Set<string>();
  const wanted = new Set<string>();
  for (const { id, release, releases } of lives) {
    const kept = releases.flatMap(({ keeps, ...each }) => [each, ...keeps]);
    for (const each of kept) {
      needed.add(keys.release(id, each.release));
      wanted.add(each.core);
    }
    if (release !== undefined) needed.add(keys.release(id, release));
  }
  const cores = new Cores(objects);
  for (const core of wanted) {
    const files = await cores.files(core);
    if (!files)
      throw new Failure(
        `${keys.core(core)} is missing in the store, so nobody knows which files its malls need. Publish them again first.`,
      );
    needed.add(keys.core(core));
    for (const { sha256 } of files) needed.add(keys.file(sha256));
  }
  return needed;
}
