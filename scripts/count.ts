import { type ExitCode, exitCode, runCommand } from '../build/cli/command';
import { parseFlags } from '../build/cli/read-flags';
import { print } from '../build/shared/print';
import { projectRoot } from '../build/shared/project';
import { repositoryTable } from '../tools/bench/count-repository';

const usage =
  'Usage: npm run count\nPrints how large the repository is: lines of code and tests, files, words, packages, commands.';

await runCommand({ usage, run });

async function run(argv: readonly string[]): Promise<ExitCode> {
  parseFlags(argv, {});
  print(`${await repositoryTable(projectRoot)}\n`);
  return exitCode.good;
}
