/** Tests that passed and failed, by a runner's own report. */
export interface Tally {
  passed: number;
  failed: number;
}

/** From Vitest's JSON report. A file that broke outside of its tests counts as one failure. */
export function vitestTally(report: string): Tally {
  // Vitest's own format, which has no published types
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(report) as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { status: string; assertionResults: { status: string }[] }[];
  };
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length };
}

/** From Playwright's JSON report. A test that passed on a second try only has failed. */
export function playwrightTally(report: string): Tally {
  // the part of Playwright's JSONReport that is needed
  const { stats, errors } = JSON.parse(report) as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/**
 * What a runner's end amounts to. A runner that ends badly, leaves no report or ran nothing has failed, whatever its
 * report counts: a crash must never look green.
 */
export function judged(status: number, tally: Tally | undefined): Tally {
  const { passed, failed } = tally ?? { passed: 0, failed: 0 };
  const sound = status === 0 && passed > 0;
  return { passed, failed: sound ? failed : Math.max(failed, 1) };
}
