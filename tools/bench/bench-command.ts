import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Command, type ExitCode, exitCode } from '../../build/cli/command';
import { cacheFolder, defaultMerchants, projectRoot } from '../../build/shared/project';
import { timesTable } from './build-table';
import { buildTimes } from './build-times';
import { firstLoads, loadTable } from './first-load';
import { benchPages } from './pages/bench-pages';
import { benchOptions, defaultRuns } from './pages/options';

const usage = `Usage: npm run bench -- [--pages [--runs N] [--against REF]]
Measures the bytes of first loads, the compile, and builds of up to 1,000 malls. Prints tables and writes bench/results.json.
--pages measures only pages in Chromium, N times (default ${defaultRuns}): login, waits for screens, layout shift, and taps. With --against, in turns with those of another commit.`;

export const benchCommand: Command = { usage, run };

async function run(argv: readonly string[]): Promise<ExitCode> {
  const options = benchOptions(argv);
  const work = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    if (options) await writeResults({ pages: await benchPages(options, work, print) });
    else await benchAll(work);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return exitCode.good;
}

async function benchAll(work: string): Promise<void> {
  const loads = await firstLoads(projectRoot, cacheFolder, defaultMerchants, ['login', 'dashboard']);
  print(...loads.map(loadTable));
  const times = await buildTimes({ merchants: defaultMerchants, work });
  print(timesTable(times));
  await writeResults({ times, loads });
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
