import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../build/shared/project';
import { ensureChromium } from '../browser/ensure-chromium';
import { browserFlags, type Choice } from './choose';
import { browserGroups, journeyTag } from './groups';
import { run } from './run';
import { judged, playwrightTally, type Tally, vitestTally } from './tally';
import { playwrightTimes, type Timed, vitestTimes } from './times';

/** What a part of a run found, and how long its files took. */
export interface Outcome extends Tally {
  times: readonly Timed[];
}

/**
 * Runs the chosen groups, even after one has failed, and adds up the tests that the runners report. Lint and types report
 * no tests. They add nothing to the passed ones, and one failure each if they fail.
 */
export async function runChecks({ chosen }: Choice): Promise<Outcome> {
  const reports = await mkdtemp(join(tmpdir(), 'checks-'));
  try {
    const outcomes: Outcome[] = [];
    if (chosen.has('lint')) outcomes.push(await plain('Format and lint', 'lint', 'biome', ['check', '.']));
    if (chosen.has('types')) outcomes.push(await plain('Types', 'types', 'tsc', ['--noEmit']));
    const isBrowser = (group: string) => Object.values<string>(browserGroups).includes(group);
    const filesFor = (browser: boolean) => [
      ...new Set([...chosen].flatMap(([group, files]) => (isBrowser(group) === browser ? files : []))),
    ];
    const [vitest, playwright] = [filesFor(false), filesFor(true)];
    if (vitest.length > 0) outcomes.push(await unitTests(vitest, reports));
    if (playwright.length > 0)
      outcomes.push(await browserTests(playwright, browserFlags(chosen, journeyTag), reports));
    if (chosen.has('engines'))
      outcomes.push(
        await program('engines', async () => (await import('../engines/run-engines')).runEngines()),
      );
    if (chosen.has('torture'))
      outcomes.push(await program('torture', async () => (await import('../torture/torture')).torture()));
    return {
      passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
      failures: outcomes.flatMap(({ failures }) => failures),
      times: outcomes.flatMap(({ times }) => times),
    };
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
}

async function plain(
  title: string,
  group: string,
  command: string,
  args: readonly string[],
): Promise<Outcome> {
  announce(title);
  const start = performance.now();
  const status = await run(command, args);
  return { passed: 0, failures: status === 0 ? [] : [title], times: [{ group, seconds: since(start) }] };
}

async function unitTests(files: readonly string[], reports: string): Promise<Outcome> {
  const title = 'Unit, build and sandbox tests';
  announce(title);
  const [report, times] = [join(reports, 'vitest.json'), join(reports, 'vitest-times.json')];
  const reporters = ['default', 'json', './tests/checks/vitest-times.ts'].map((name) => `--reporter=${name}`);
  // a path from the root may be the end of another one
  const paths = files.map((file) => join(projectRoot, file));
  const args = ['run', ...reporters, `--outputFile.json=${report}`, ...paths];
  const status = await run('vitest', args, { FILE_TIMES: times });
  return {
    ...judged(title, status, await read(report, vitestTally)),
    times: (await read(times, vitestTimes)) ?? [],
  };
}

async function browserTests(files: readonly string[], flags: string[], reports: string): Promise<Outcome> {
  const title = 'Browser tests';
  announce(title);
  try {
    await ensureChromium();
  } catch (error) {
    return { passed: 0, failures: [`${title}: ${reasonOf(error)}`], times: [] };
  }
  const report = join(reports, 'playwright.json');
  const patterns = files.map(
    (file) => `${join(projectRoot, file).replaceAll(/[.+()[\]$^|?*{}\\]/g, '\\$&')}$`,
  );
  const args = ['test', '--reporter=list,json', ...flags, ...patterns];
  const status = await run('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return {
    ...judged(title, status, await read(report, playwrightTally)),
    times: (await read(report, playwrightTimes)) ?? [],
  };
}

/** Runs a group that is a program of this repository. It tells each of its failures itself. */
async function program(group: string, start: () => Promise<Tally>): Promise<Outcome> {
  announce(group);
  const begun = performance.now();
  const tally = await start().catch((error: unknown) => ({
    passed: 0,
    failures: [`${group}: ${reasonOf(error)}`],
  }));
  const tests = tally.passed + tally.failures.length;
  return { ...tally, times: [{ group, tests, seconds: since(begun) }] };
}

async function read<T>(file: string, parse: (text: string) => T): Promise<T | undefined> {
  try {
    return parse(await readFile(file, 'utf8'));
  } catch (error) {
    process.stderr.write(`The report cannot be read: ${reasonOf(error)}\n`);
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function since(start: number): number {
  return (performance.now() - start) / 1000;
}

function announce(title: string): void {
  process.stdout.write(`\n── ${title}\n`);
}
