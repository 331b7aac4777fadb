import { type Command, type ExitCode, exitCode } from '../../../build/cli/command';
import { parseFlags } from '../../../build/cli/read-flags';
import { merchantMatrix, parseShard } from '../../../build/fleet/matrix';
import { complain, print } from '../../../build/shared/print';
import { formatProblem } from '../../../build/shared/problem';
import { defaultMerchants, projectRoot } from '../../../build/shared/project';

const usage = `Usage: npm run ci -- matrix [--shard I/N] [--since GIT_REF] [--merchants DIR]
Prints the malls to build as one line of JSON for a CI matrix.`;

export const matrixCommand: Command = { usage, run };

async function run(argv: readonly string[]): Promise<ExitCode> {
  const { flags } = parseFlags(
    argv,
    {
      shard: { type: 'string' },
      since: { type: 'string' },
      merchants: { type: 'string', default: defaultMerchants },
    },
    'matrix',
  );
  const { matrix, problems } = await merchantMatrix(flags.merchants, {
    root: projectRoot,
    ...(flags.shard !== undefined && { shard: parseShard(flags.shard) }),
    ...(flags.since !== undefined && { since: flags.since }),
  });
  for (const problem of problems) complain(`${formatProblem(problem)}\n`);
  print(`${JSON.stringify(matrix)}\n`);
  return problems.some(({ severity }) => severity === 'error') ? exitCode.failed : exitCode.good;
}
