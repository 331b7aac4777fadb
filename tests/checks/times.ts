import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { browserGroups, groupOf, journeyTag } from './groups';

/** What a group did with one of its files, or as a whole where it is a program. */
export interface Timed {
  group: string;
  file?: string;
  /** How many tests ran. Lint and types have none. */
  tests?: number;
  seconds: number;
}

/** Reads what `vitest-times.ts` wrote. */
export function vitestTimes(report: string): Timed[] {
  const files = JSON.parse(report) as { file: string; tests: number; seconds: number }[]; // as written there
  return files.map((each) => ({ ...each, group: groupOf(each.file) ?? each.file }));
}

/** Reads Playwright's JSON report. A file may have tests of both browser groups. */
export function playwrightTimes(report: string): Timed[] {
  const { suites } = JSON.parse(report) as JSONReport;
  return suites.flatMap((suite) => {
    const file = `tests/e2e/${suite.file}`;
    const tests = testsOf(suite);
    return Object.values(browserGroups).flatMap((group) => {
      const ofGroup = tests.filter((test) => test.group === group);
      const seconds = ofGroup.reduce((sum, test) => sum + test.seconds, 0);
      return ofGroup.length > 0 ? [{ group, file, tests: ofGroup.length, seconds }] : [];
    });
  });
}

function testsOf({ specs, suites = [] }: JSONReportSuite): { group: string; seconds: number }[] {
  const own = specs.map(({ tags, tests }) => ({
    group: tags.includes(journeyTag.slice(1)) ? browserGroups.journeys : browserGroups.others,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
  }));
  return [...own, ...suites.flatMap(testsOf)];
}
