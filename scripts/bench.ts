import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildTimes } from '../build/bench/build-times';
import { firstLoads } from '../build/bench/first-load';
import { loadTable, timesTable } from '../build/bench/tables';
import { exitCode, parseFlags, runCommand } from '../build/cli';
import { cacheFolder, defaultMerchants, projectRoot } from '../build/project';

const usage = `Usage: npm run bench
Times compile and builds, weighs first loads; prints tables and writes bench/results.json.`;

await runCommand(usage, async (argv) => {
  parseFlags(argv, {});
  const folder = join(projectRoot, 'bench');
  const work = await mkdtemp(join(tmpdir(), 'bench-'));
  const loads = await firstLoads(projectRoot, cacheFolder, defaultMerchants, ['login', 'dashboard']);
  const times = await buildTimes({ root: projectRoot, merchants: defaultMerchants, work }).finally(() =>
    rm(work, { recursive: true, force: true }),
  );
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'results.json'), `${JSON.stringify({ times, loads }, null, 2)}\n`);
  process.stdout.write([...loads.map(loadTable), timesTable(times), ''].join('\n\n'));
  return exitCode.good;
});
