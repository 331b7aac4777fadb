import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** What a check found: how many tests passed, and each failure in words. */
export interface Tally {
  passed: number;
  failures: readonly string[];
}

/** Reads Vitest's JSON report. A file with an error outside of its tests counts as one failure. */
export function vitestTally(report: string): Tally {
  const { numPassedTests, testResults } = JSON.parse(report) as JsonTestResults;
  const failures = testResults
    .filter((file) => file.status === 'failed')
    .flatMap((file) => {
      const failed = file.assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0) return [described([file.name], file.message)];
      return failed.map((test) =>
        described([file.name, ...test.ancestorTitles, test.title], test.failureMessages?.[0]),
      );
    });
  return { passed: numPassedTests, failures };
}

/** Reads Playwright's JSON report. A test that passed only on a second try counts as failed. */
export function playwrightTally(report: string): Tally {
  const { stats, suites, errors } = JSON.parse(report) as JSONReport;
  return {
    passed: stats.expected,
    failures: [
      ...suites.flatMap((suite) => failuresOf(suite, [])),
      ...errors.map(({ message }) => described(['Browser tests'], message)),
    ],
  };
}

function failuresOf({ title, specs, suites = [] }: JSONReportSuite, parents: string[]): string[] {
  const names = [...parents, title];
  const failed = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => described([...names, spec.title], results[0]?.error?.message)),
  );
  return [...failed, ...suites.flatMap((suite) => failuresOf(suite, names))];
}

/** The start of a message. The runner has printed the whole of it. */
const messageLines = 12;

function described(names: readonly string[], message = ''): string {
  const lines = message.split('\n').slice(0, messageLines);
  return [names.join(' › '), ...lines].join('\n    ').trimEnd();
}

/**
 * Combines a runner's report with its exit status. A runner that ends badly, leaves no report or runs no test has
 * failed, even if its report says otherwise: a crash must never look green.
 */
export function judged(name: string, status: number, tally: Tally | undefined): Tally {
  const { passed, failures } = tally ?? { passed: 0, failures: [] };
  const sound = status === 0 && passed > 0;
  if (sound || failures.length > 0) return { passed, failures };
  return { passed, failures: [`${name}: ended with status ${status} after ${passed} passed tests`] };
}
