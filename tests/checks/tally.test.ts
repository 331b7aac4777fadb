import { describe, expect, it } from 'vitest';
import { judged, playwrightTally, vitestTally } from './tally';

const vitest = (testResults: unknown[], numPassedTests = 0) =>
  JSON.stringify({ numPassedTests, testResults });

const playwright = (suites: unknown[], expected: number, errors: unknown[] = []) =>
  JSON.stringify({ stats: { expected }, suites, errors });

const spec = (title: string, status: string, message?: string) => ({
  title,
  tests: [{ status, results: [{ error: message && { message } }, { status: 'passed' }] }],
});

describe("summing the runners' reports", () => {
  it("takes the tests from Vitest's report, with the names and messages of the failed ones", () => {
    const failed = {
      status: 'failed',
      ancestorTitles: ['the cart'],
      title: 'is empty',
      failureMessages: ['expected 1 to be 0\n  at a line', 'another'],
    };
    const file = { name: 'cart.test.ts', status: 'failed', assertionResults: [{ status: 'passed' }, failed] };
    expect(vitestTally(vitest([file], 1))).toEqual({
      passed: 1,
      failures: ['cart.test.ts › the cart › is empty\n    expected 1 to be 0\n      at a line'],
    });
  });

  it('counts a file that could not be loaded, or whose setup failed, as one failure', () => {
    const unloadable = { name: 'a', status: 'failed', message: 'no module', assertionResults: [] };
    const unprepared = {
      name: 'b',
      status: 'failed',
      message: '',
      assertionResults: [{ status: 'skipped' }],
    };
    expect(vitestTally(vitest([unloadable, unprepared]))).toEqual({
      passed: 0,
      failures: ['a\n    no module', 'b'],
    });
  });

  it("takes the tests from Playwright's report, with errors outside of tests", () => {
    const inner = { title: 'short bills', specs: [spec('retry', 'unexpected', 'no toast')] };
    const suite = { title: 'uploads.e2e.ts', specs: [spec('send', 'expected')], suites: [inner] };
    expect(playwrightTally(playwright([suite], 5, [{ message: 'no browser' }]))).toEqual({
      passed: 5,
      failures: ['uploads.e2e.ts › short bills › retry\n    no toast', 'Browser tests\n    no browser'],
    });
  });

  it('counts a test that passed on a second try as failed', () => {
    const suite = { title: 'a.e2e.ts', specs: [spec('b', 'flaky', 'late')] };
    expect(playwrightTally(playwright([suite], 1)).failures).toEqual(['a.e2e.ts › b\n    late']);
  });

  it('keeps the start of a long message', () => {
    const message = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n');
    const [failure] = playwrightTally(
      playwright([{ title: 'a', specs: [spec('b', 'unexpected', message)] }], 1),
    ).failures;
    expect(failure?.split('\n')).toHaveLength(13);
  });
});

describe('the result of a runner', () => {
  it('follows a report that agrees with the exit status', () => {
    const good = { passed: 3, failures: [] };
    expect(judged('Types', 0, good)).toEqual(good);
    const bad = { passed: 3, failures: ['a', 'b'] };
    expect(judged('Types', 1, bad)).toEqual(bad);
  });

  it('is never good after a crash, without a report or without tests', () => {
    expect(judged('Tests', 1, { passed: 3, failures: [] }).failures).toEqual([
      'Tests: ended with status 1 after 3 passed tests',
    ]);
    expect(judged('Tests', 0, undefined).failures).toHaveLength(1);
    expect(judged('Tests', 0, { passed: 0, failures: [] }).failures).toHaveLength(1);
  });
});
