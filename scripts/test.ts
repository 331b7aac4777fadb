import { type ExitCode, exitCode, runCommand } from '../build/cli/command';
import { parseFlags } from '../build/cli/read-flags';
import { print } from '../build/shared/print';
import { projectRoot } from '../build/shared/project';
import { changedFiles } from '../tests/checks/changed-files';
import { chooseForTest } from '../tests/checks/choose';
import { runChecks } from '../tests/checks/run-checks';
import { summary } from '../tests/checks/summary';
import { allTestFiles } from '../tests/checks/test-files';

const usage = `Usage: npm test
Runs what breaks when the product breaks: format and lint, types, unit tests, one real build of all malls, the main
journeys in Chromium. Builder commands, sandbox and tools are tested when they differ from main.
Everything: npm run test:all`;

await runCommand({ usage, run });

async function run(argv: readonly string[]): Promise<ExitCode> {
  parseFlags(argv, {});
  const choice = chooseForTest(allTestFiles(), await changedFiles(projectRoot));
  const { times, ...tally } = await runChecks(choice);
  print(summary(tally, times, choice));
  return tally.failures.length === 0 ? exitCode.good : exitCode.failed;
}
