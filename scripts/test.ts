import { exitCode, parseFlags, runCommand } from '../build/cli/command';
import { runChecks } from '../tests/checks/run-checks';

const usage =
  'Usage: npm test\nRuns every check: format and lint, types, unit, build, sandbox and browser tests.';

await runCommand(usage, async (argv) => {
  parseFlags(argv, {});
  const { passed, failures } = await runChecks();
  // at the end, where somebody looks first, and where a log that keeps only its last lines still has them
  for (const failure of failures) process.stdout.write(`\nFailed: ${failure}\n`);
  process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`);
  return failures.length === 0 ? exitCode.good : exitCode.failed;
});
