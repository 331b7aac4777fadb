import { resolve } from 'node:path';
import { exitCode, Failure, parseFlags, runCommand, UsageError } from '../build/cli';
import { idPattern } from '../build/natural-order';
import { defaultOut } from '../build/project';
import { rollback } from '../build/publish/rollback';

const usage = `Usage: npm run rollback -- --merchant ID [--out DIR]
Puts the release before the current one back.`;

await runCommand(usage, async (argv) => {
  const { flags } = parseFlags(argv, {
    merchant: { type: 'string' },
    out: { type: 'string', default: defaultOut },
  });
  if (flags.merchant === undefined) throw new UsageError('--merchant is missing.');
  if (!idPattern.test(flags.merchant)) throw new Failure(`${flags.merchant} is not a merchant id.`);
  const { from, to } = await rollback(resolve(flags.out), flags.merchant);
  process.stdout.write(`${flags.merchant}: ${from} → ${to}\n`);
  return exitCode.good;
});
