import { describe, expect, it } from 'vitest';
import { judged, playwrightTally, vitestTally } from './tally';

const vitest = (testResults: unknown[], numPassedTests = 0, numFailedTests = 0) =>
  JSON.stringify({ numPassedTests, numFailedTests, testResults });

const playwright = (stats: object, errors: unknown[] = []) =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });

describe("summing the runners' reports", () => {
  it("takes the tests from Vitest's report", () => {
    const file = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] };
    expect(vitestTally(vitest([file], 1, 1))).toEqual({ passed: 1, failed: 1 });
  });

  it('counts a file that could not be loaded, or whose setup failed, as one failure', () => {
    const unloadable = { status: 'failed', assertionResults: [] };
    const unprepared = { status: 'failed', assertionResults: [{ status: 'skipped' }] };
    expect(vitestTally(vitest([unloadable, unprepared], 0, 0))).toEqual({ passed: 0, failed: 2 });
  });

  it("takes the tests from Playwright's report, with errors outside of tests", () => {
    expect(playwrightTally(playwright({ expected: 5, unexpected: 2 }, [{}]))).toEqual({
      passed: 5,
      failed: 3,
    });
  });

  it('counts a test that passed on a second try as failed', () => {
    expect(playwrightTally(playwright({ expected: 1, flaky: 1 }))).toEqual({ passed: 1, failed: 1 });
  });
});

describe('the result of a runner', () => {
  it('follows a report that agrees with the exit status', () => {
    expect(judged(0, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 0 });
    expect(judged(1, { passed: 3, failed: 2 })).toEqual({ passed: 3, failed: 2 });
  });

  it('is never good after a crash, without a report or without tests', () => {
    expect(judged(1, { passed: 3, failed: 0 }).failed).toBe(1);
    expect(judged(0, undefined).failed).toBe(1);
    expect(judged(0, { passed: 0, failed: 0 }).failed).toBe(1);
  });
});
