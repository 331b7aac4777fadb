import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { madeFile } from '../../build/core/site-file';
import { openStore } from '../../build/publish/store/open-store';
import { publishSites } from '../../build/publish/store/publish-sites';
import { rollbackInStore } from '../../build/publish/store/rollback';
import { mapBounded } from '../../build/shared/map-bounded';
import { projectRoot } from '../../build/shared/project';
import { writeBuilt } from '../../tests/stores/built';

/** What one step took: ms, and its requests for malls and for everything else. */
interface Step {
  ms: number;
  perMall: number;
  others: number;
}

export interface StoreTimes {
  malls: number;
  /** ms of as many PUTs of the size of a release, by the same client. */
  puts: number;
  first: Step;
  unchanged: Step;
  newCore: Step;
  oneMall: Step;
  rollback: Step;
}

/** Files of a core and bytes of what a mall has alone, as our own malls have them. */
const [coreFiles, ownBytes] = [145, 110_000];
/** As many as publishing has under way at a time. */
const atOnce = 16;

/** Publishes many small malls into the store of the tests. */
export async function storeTimes(work: string, malls = 1_000): Promise<StoreTimes> {
  const child = fork(join(projectRoot, 'tools/bench/store-process.ts'), { execArgv: ['--import', 'tsx'] });
  try {
    const [{ endpoint, environment }] = await once(child, 'message');
    const store = openStore('s3://malls/bench', { endpoint, environment });
    const out = join(work, 'stored-sites');
    const ids = Array.from({ length: malls }, (_, index) => String(index + 1));
    const write = (core: string) => {
      for (const id of ids) {
        const own = [madeFile('share.png', Buffer.alloc(ownBytes, id))];
        writeBuilt(out, { id, page: `page of ${id}`, core, files: coreFiles, own, bare: id !== '1' });
      }
    };
    let order = 0;
    const publish = async () => {
      const options = { store, out, order: ++order, date: new Date(), who: 'bench' };
      const { problems } = await publishSites(options);
      if (problems.length > 0) throw new Error(JSON.stringify(problems[0]));
    };
    const step = async (work: () => Promise<unknown>, count = malls): Promise<Step> => {
      const start = performance.now();
      await work();
      const ms = performance.now() - start;
      child.send('asked');
      const [keys] = (await once(child, 'message')) as [string[]]; // as the process sends them
      const own = keys.filter((key) => key.startsWith('bench/sites/')).length;
      return { ms, perMall: own / count, others: keys.length - own };
    };
    const bytes = new Uint8Array(ownBytes + 60_000);
    const { ms: puts } = await step(() =>
      mapBounded(ids, atOnce, (id) => store.objects.put(`raw/${id}`, bytes)),
    );
    write('A');
    const first = await step(publish);
    order -= 1;
    const unchanged = await step(publish);
    write('B');
    const newCore = await step(publish);
    writeBuilt(out, { id: '1', page: 'changed', core: 'B', files: coreFiles });
    order -= 1;
    const oneMall = await step(publish, 1);
    const rollback = await step(() => mapBounded(ids, atOnce, (id) => rollbackInStore(store.objects, id)));
    const alone = { ...oneMall, perMall: oneMall.perMall - (malls - 1) };
    return { malls, puts, first, unchanged, newCore, oneMall: alone, rollback };
  } finally {
    child.disconnect();
  }
}

/** The same for people, beside what is wanted. */
export function storeTable({ malls, puts, ...steps }: StoreTimes): string {
  const names = {
    first: 'into an empty store',
    unchanged: 'nothing changed',
    newCore: 'a new core',
    oneMall: 'one mall changed',
    rollback: 'all put back',
  };
  const wanted: Partial<Record<string, number>> = { unchanged: 1, newCore: 3, oneMall: 3, rollback: 2 };
  const rows = Object.entries(steps).map(([key, { ms, perMall, others }]) => {
    const most = wanted[key];
    const isGood = most !== undefined && perMall <= most;
    const mark = most === undefined ? '' : `${isGood ? '✔' : '✘'} wanted: at most ${most}`;
    const name = names[key as keyof typeof names]; // of the steps
    return `${name.padEnd(24)}${ms.toFixed(0).padStart(8)} ms  ${perMall.toFixed(2)} requests a mall, ${others} others  ${mark}`.trimEnd();
  });
  const { ms, perMall, others } = steps.newCore;
  const most = ((1.5 * puts) / malls) * (perMall * malls + others);
  const time = `a new core: ${ms <= most ? '✔' : '✘'} wanted: at most ${most.toFixed(0)} ms, 1.5 times its requests at the rate of PUTs`;
  return [
    `Publishing ${malls} malls into a store (${malls} PUTs: ${puts.toFixed(0)} ms)`,
    ...rows,
    time,
  ].join('\n');
}
