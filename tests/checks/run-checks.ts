import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../browser/ensure-chromium';
import { run } from './run';
import { judged, playwrightTally, type Tally, vitestTally } from './tally';

/**
 * Runs every check of the repository, even after one has failed, and adds up the tests that the runners report. Lint
 * and types report no tests. They add nothing to the passed ones, and one each to the failed ones if they fail.
 */
export async function runChecks(): Promise<Tally> {
  const reports = await mkdtemp(join(tmpdir(), 'checks-'));
  try {
    const tallies = [
      await plain('Format and lint', 'biome', ['check', '.']),
      await plain('Types', 'tsc', ['--noEmit']),
      await unitTests(join(reports, 'vitest.json')),
      await browserTests(join(reports, 'playwright.json')),
    ];
    return tallies.reduce((sum, { passed, failed }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
    }));
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
}

async function plain(title: string, command: string, args: readonly string[]): Promise<Tally> {
  announce(title);
  const status = await run(command, args);
  return { passed: 0, failed: status === 0 ? 0 : 1 };
}

async function unitTests(report: string): Promise<Tally> {
  announce('Unit, build and sandbox tests');
  const status = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return judged(status, await tallied(report, vitestTally));
}

async function browserTests(report: string): Promise<Tally> {
  announce('Browser tests');
  try {
    await ensureChromium();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return { passed: 0, failed: 1 };
  }
  const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const status = await run('playwright', ['test', '--reporter=list,json'], environment);
  return judged(status, await tallied(report, playwrightTally));
}

async function tallied(report: string, tally: (report: string) => Tally): Promise<Tally | undefined> {
  try {
    return tally(await readFile(report, 'utf8'));
  } catch (error) {
    process.stderr.write(`The report cannot be read: ${error instanceof Error ? error.message : error}\n`);
    return undefined;
  }
}

function announce(title: string): void {
  process.stdout.write(`\n── ${title}\n`);
}
