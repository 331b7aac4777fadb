import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../browser/ensure-chromium';
import { run } from './run';
import { judged, playwrightTally, type Tally, vitestTally } from './tally';

/**
 * Runs every check of the repository, even after one has failed, and adds up the tests that the runners report. Lint
 * and types report no tests. They add nothing to the passed ones, and one failure each if they fail.
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
    return {
      passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
      failures: tallies.flatMap(({ failures }) => failures),
    };
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
}

async function plain(title: string, command: string, args: readonly string[]): Promise<Tally> {
  announce(title);
  const status = await run(command, args);
  return { passed: 0, failures: status === 0 ? [] : [title] };
}

async function unitTests(report: string): Promise<Tally> {
  const title = 'Unit, build and sandbox tests';
  announce(title);
  const status = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return judged(title, status, await tallied(report, vitestTally));
}

async function browserTests(report: string): Promise<Tally> {
  const title = 'Browser tests';
  announce(title);
  try {
    await ensureChromium();
  } catch (error) {
    return { passed: 0, failures: [`${title}: ${error instanceof Error ? error.message : error}`] };
  }
  const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const status = await run('playwright', ['test', '--reporter=list,json'], environment);
  return judged(title, status, await tallied(report, playwrightTally));
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
