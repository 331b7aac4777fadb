import { type ExitCode, exitCode, runCommand } from '../build/cli/command';
import { parseFlags } from '../build/cli/read-flags';
import { parseShard } from '../build/fleet/matrix';
import { print } from '../build/shared/print';
import { chooseByName } from '../tests/checks/choose';
import { groups } from '../tests/checks/groups';
import { runChecks } from '../tests/checks/run-checks';
import { summary } from '../tests/checks/summary';
import { allTestFiles } from '../tests/checks/test-files';

const usage = `Usage: npm run test:all [-- --group NAME]... [--shard I/N]
Runs all tests, the named groups, or one of N parts of them. The groups: ${groups.map(({ name }) => name).join(', ')}.`;

await runCommand({ usage, run });

async function run(argv: readonly string[]): Promise<ExitCode> {
  const { flags } = parseFlags(argv, {
    group: { type: 'string', multiple: true },
    shard: { type: 'string' },
  });
  const shard = flags.shard === undefined ? undefined : parseShard(flags.shard);
  const choice = chooseByName(allTestFiles(), flags.group ?? [], shard);
  const { times, ...tally } = await runChecks(choice);
  print(summary(tally, times, choice));
  return tally.failures.length === 0 ? exitCode.good : exitCode.failed;
}
