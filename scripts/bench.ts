import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitCode, runCommand } from '../build/cli/command';
import { cacheFolder, defaultMerchants, projectRoot } from '../build/shared/project';
import { withBenchMalls } from '../tools/bench/bench-malls';
import { timesTable } from '../tools/bench/build-table';
import { buildTimes } from '../tools/bench/build-times';
import { firstLoads, loadTable } from '../tools/bench/first-load';
import { handOverPhotos, photosTable } from '../tools/bench/hand-over-photos';
import { benchPages, measureScreens } from '../tools/bench/pages/bench-pages';
import { benchOptions, defaultRuns } from '../tools/bench/pages/options';
import { figureTables } from '../tools/bench/pages/tables';
import { scrollLists } from '../tools/bench/scroll-lists';
import { scrollTable } from '../tools/bench/scroll-table';
import { searchAnswers, searchTable } from '../tools/bench/search-answers';

const usage = `Usage: npm run bench -- [--pages [--runs N] [--against REF]]
Measures first loads (size, time to content on a slow network), the start without a network, the handing over of big photos, the scrolling of long lists, the search of a long directory, the compile, and builds of up to 1,000 malls. All in a browser needs Chromium. Prints tables and writes bench/results.json.
--pages measures only pages, N times (default ${defaultRuns}): login, waits for screens, layout shift, taps, and script by package. With --against, in turns with those of another commit.`;

await runCommand(usage, async (argv) => {
  const options = benchOptions(argv);
  const work = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    if (options) await writeResults({ pages: await benchPages(options, work, print) });
    else await benchAll(work);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return exitCode.good;
});

async function benchAll(work: string): Promise<void> {
  const loads = await firstLoads(projectRoot, cacheFolder, defaultMerchants, ['login', 'dashboard']);
  print(...loads.map(loadTable));
  const browsed = await withBenchMalls(work, async (malls) => {
    const screens = await measureScreens(malls);
    print(...figureTables(screens));
    const handed = await malls.serve({}, (mall) => handOverPhotos(malls.browser, mall, work));
    print(photosTable(handed));
    const scrolls = await scrollLists(malls);
    print(scrollTable(scrolls));
    const searches = await searchAnswers(malls);
    print(searchTable(searches));
    return { screens, handed, scrolls, searches };
  });
  if (!browsed) print('What needs a browser was not measured: there is no Chromium. Set CHROMIUM_PATH.');
  const times = await buildTimes({ merchants: defaultMerchants, work });
  print(timesTable(times));
  await writeResults({ times, loads, ...browsed });
}

/** Adds to the results what was measured now. */
async function writeResults(measured: object): Promise<void> {
  const folder = join(projectRoot, 'bench');
  const file = join(folder, 'results.json');
  const known = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as object, // as written here
    () => ({}),
  );
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${JSON.stringify({ ...known, ...measured }, null, 2)}\n`);
}

function print(...tables: readonly string[]): void {
  process.stdout.write(tables.map((table) => `${table}\n\n`).join(''));
}
