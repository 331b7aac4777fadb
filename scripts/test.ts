import { exitCode, parseFlags, runCommand } from '../build/cli/command';
import { runChecks } from '../tests/checks/run-checks';

const usage =
  'Usage: npm test\nRuns every check: format and lint, types, unit, build, sandbox and browser tests.';

await runCommand(usage, async (argv) => {
  parseFlags(argv, {});
  const { passed, failed } = await runChecks();
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed === 0 ? exitCode.good : exitCode.failed;
});
