import { exitCode, parseFlags, runCommand, wholeNumber } from '../build/cli/command';
import { Failure } from '../build/shared/failure';
import { torture } from '../tests/torture/torture';

const usage = `Usage: npm run torture [-- --runs N] [--seed N]
Uploads five bills at a time in Chromium while pages are killed and reloaded, the line is cut and answers get lost:
100 runs, or N, from seed 1, or N. Each bill must arrive once.`;

await runCommand(usage, async (argv) => {
  const { flags } = parseFlags(argv, { runs: { type: 'string' }, seed: { type: 'string' } });
  const runs = wholeNumber('--runs', flags.runs ?? '100', 1, 100_000);
  const first = wholeNumber('--seed', flags.seed ?? '1', 1, 100_000);
  const failed = await torture(first, runs, (line) => process.stdout.write(`${line}\n`));
  if (failed > 0) throw new Failure(`${failed} of ${runs} runs lost a bill or sent one twice.`);
  return exitCode.good;
});
