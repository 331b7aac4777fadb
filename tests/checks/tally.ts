/** The numbers of passed and failed tests in a runner's report. */
export interface Tally {
  passed: number;
  failed: number;
}

/** Reads Vitest's JSON report. A file with an error outside of its tests counts as one failure. */
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

/** Reads Playwright's JSON report. A test that passed only on a second try counts as failed. */
export function playwrightTally(report: string): Tally {
  // the needed part of Playwright's JSONReport
  const { stats, errors } = JSON.parse(report) as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/**
 * Combines a runner's report with its exit status. A runner that ends badly, leaves no report or runs no test has
 * failed, even if its report says otherwise: a crash must never look green.
 */
export function judged(status: number, tally: Tally | undefined): Tally {
  const { passed, failed } = tally ?? { passed: 0, failed: 0 };
  const sound = status === 0 && passed > 0;
  return { passed, failed: sound ? failed : Math.max(failed, 1) };
}
