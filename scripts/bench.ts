import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitCode, parseFlags, runCommand } from '../build/cli/command';
import { cacheFolder, defaultMerchants, projectRoot } from '../build/shared/project';
import { withBenchMalls } from '../tests/bench/bench-malls';
import { timesTable } from '../tests/bench/build-table';
import { buildTimes } from '../tests/bench/build-times';
import { firstLoads } from '../tests/bench/first-load';
import { firstRequests, requestsTable } from '../tests/bench/first-requests';
import { handOverPhotos, photosTable } from '../tests/bench/hand-over-photos';
import { offlineStart, offlineTable } from '../tests/bench/offline-start';
import { scrollLists } from '../tests/bench/scroll-lists';
import { scrollTable } from '../tests/bench/scroll-table';
import { searchAnswers, searchTable } from '../tests/bench/search-answers';
import { loadTable } from '../tests/bench/tables';
import { contentTable, timeToContent } from '../tests/bench/time-to-content';

const usage = `Usage: npm run bench
Measures first loads (size, requests, time to content on a slow network), the start without a network, the handing over of big photos, the scrolling of long lists, the search of a long directory, the compile, and builds of up to 1,000 malls. All in a browser needs Chromium. Prints tables and writes bench/results.json.`;

await runCommand(usage, async (argv) => {
  parseFlags(argv, {});
  const folder = join(projectRoot, 'bench');
  const work = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    const loads = await firstLoads(projectRoot, cacheFolder, defaultMerchants, ['login', 'dashboard']);
    print(...loads.map(loadTable));
    const browsed = await withBenchMalls(work, async (malls) => {
      const requests = await firstRequests(malls);
      print(requestsTable(requests));
      const contents = await malls.serve({}, (mall) => timeToContent(malls.browser, mall));
      print(contentTable(contents));
      const offline = await malls.serve({}, (mall) => offlineStart(malls.browser, mall));
      print(offlineTable(offline));
      const handed = await malls.serve({}, (mall) => handOverPhotos(malls.browser, mall, work));
      print(photosTable(handed));
      const scrolls = await scrollLists(malls);
      print(scrollTable(scrolls));
      const searches = await searchAnswers(malls);
      print(searchTable(searches));
      return { requests, contents, offline, handed, scrolls, searches };
    });
    if (!browsed) print('What needs a browser was not measured: there is no Chromium. Set CHROMIUM_PATH.');
    const times = await buildTimes({ merchants: defaultMerchants, work });
    print(timesTable(times));
    await mkdir(folder, { recursive: true });
    await writeFile(
      join(folder, 'results.json'),
      `${JSON.stringify({ times, loads, ...browsed }, null, 2)}\n`,
    );
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return exitCode.good;
});

function print(...tables: readonly string[]): void {
  process.stdout.write(tables.map((table) => `${table}\n\n`).join(''));
}
