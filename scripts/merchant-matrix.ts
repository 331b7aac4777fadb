import { exitCode, parseFlags, runCommand } from '../build/cli/command';
import { merchantMatrix, parseShard } from '../build/fleet/matrix';
import { formatProblem } from '../build/shared/format-problem';
import { defaultMerchants, projectRoot } from '../build/shared/project';

const usage = `Usage: npm run merchant:matrix -- [--shard I/N] [--since GIT_REF] [--merchants DIR]
Prints the merchants to build as one line of JSON for a CI matrix.`;

await runCommand(usage, async (argv) => {
  const { flags } = parseFlags(argv, {
    shard: { type: 'string' },
    since: { type: 'string' },
    merchants: { type: 'string', default: defaultMerchants },
  });
  const { matrix, problems } = await merchantMatrix(flags.merchants, {
    root: projectRoot,
    ...(flags.shard !== undefined && { shard: parseShard(flags.shard) }),
    ...(flags.since !== undefined && { since: flags.since }),
  });
  for (const problem of problems) process.stderr.write(`${formatProblem(problem)}\n`);
  process.stdout.write(`${JSON.stringify(matrix)}\n`);
  return problems.some(({ severity }) => severity === 'error') ? exitCode.failed : exitCode.good;
});
