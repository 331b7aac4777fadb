import { exitCode, parseFlags, runCommand } from '../build/cli/command';
import { projectRoot } from '../build/shared/project';
import { repositoryTable } from '../tools/bench/count-repository';

const usage =
  'Usage: npm run count\nPrints how large the repository is: lines of code and tests, files, words, packages, commands.';

await runCommand(usage, async (argv) => {
  parseFlags(argv, {});
  process.stdout.write(`${await repositoryTable(projectRoot)}\n`);
  return exitCode.good;
});
