import { exitCode, parseFlags, runCommand } from '../build/cli/command';
import { runEngines } from '../tests/engines/run-engines';

const usage = `Usage: npm run test:engines -- [--all]
Takes the main journeys in WebKit, Firefox and the oldest browsers that are promised, as far as this machine has them.
With --all a browser that is missing counts as a failure.`;

await runCommand(usage, async (argv) => {
  const { all } = parseFlags(argv, { all: { type: 'boolean' } }).flags;
  const { passed, failed, missing } = await runEngines();
  process.stdout.write(
    `\n${passed} passed, ${failed} failed${missing > 0 ? `, ${missing} not found` : ''}\n`,
  );
  const good = failed === 0 && passed > 0 && !(all && missing > 0);
  return good ? exitCode.good : exitCode.failed;
});
