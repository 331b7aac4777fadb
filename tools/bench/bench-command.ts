import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Command, type ExitCode, exitCode } from '../../build/cli/command';
import { print } from '../../build/shared/print';
import { cacheFolder, defaultMerchants, projectRoot } from '../../build/shared/project';
import { timesTable } from './build-table';
import { buildTimes } from './build-times';
import { firstLoads, loadTable } from './first-load';
import { benchPages } from './pages/bench-pages';
import { benchOptions, defaultRuns } from './pages/options';
import { addResults } from './results';
import { servingRounds } from './serving';
import { servingTable } from './serving-table';
import { storeTable, storeTimes } from './store-times';

const resultsFolder = join(projectRoot, 'bench');

const usage = `Usage: npm run bench -- [--pages [--runs N] [--against REF]]
Measures the bytes of first loads, the compile, builds of up to 1,000 malls, publishing them into a store, and serving. Prints tables and
writes bench/results.json.
--pages measures only pages in Chromium, N times (default ${defaultRuns}): login, waits for screens, layout shift, and taps. With --against, in turns with those of another commit.`;

export const benchCommand: Command = { usage, run };

async function run(argv: readonly string[]): Promise<ExitCode> {
  const options = benchOptions(argv);
  const work = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    if (options) await addResults(resultsFolder, { pages: await benchPages(options, work, printTables) });
    else await benchAll(work);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return exitCode.good;
}

async function benchAll(work: string): Promise<void> {
  const loads = await firstLoads(projectRoot, cacheFolder, defaultMerchants, ['login', 'dashboard']);
  printTables(...loads.map(loadTable));
  const times = await buildTimes({ merchants: defaultMerchants, work });
  printTables(timesTable(times));
  await addResults(resultsFolder, { times, loads });
  const stored = await storeTimes(work);
  printTables(storeTable(stored));
  await addResults(resultsFolder, { stored });
  const serving = await servingRounds(defaultMerchants, work);
  printTables(servingTable(serving));
  await addResults(resultsFolder, { serving });
}

function printTables(...tables: readonly string[]): void {
  print(tables.map((table) => `${table}\n\n`).join(''));
}
