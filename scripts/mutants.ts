import { readFileSync } from 'node:fs';
import { exitCode, Failure, isInteractive, parseFlags, runCommand, UsageError } from '../build/cli';
import { displayPath } from '../build/display-path';
import { projectRoot } from '../build/project';
import { runMutants } from '../tests/mutants/run-mutants';
import { survivorsOf } from '../tests/mutants/survivors';
import { targetAt } from '../tests/mutants/target';

const usage = `Usage: npm run mutants -- PATH
Plants small mistakes in a file or folder of src/, build/ or sandbox/, one at a time. Names those that no unit test notices.`;

await runCommand(usage, async (argv) => {
  const [path, ...others] = parseFlags(argv, {}, { words: true }).words;
  if (path === undefined) throw new UsageError('PATH is missing.');
  if (others.length > 0) throw new UsageError(`Give one PATH only, without ${others.join(' ')}.`);
  const target = targetAt(projectRoot, path);
  process.chdir(projectRoot);
  const mutants = await runMutants(target, isInteractive());
  const survivors = survivorsOf(mutants, (file) => readFileSync(file, 'utf8'), displayPath);
  for (const { place, change, reached } of survivors) {
    process.stdout.write(`${place}  ${change}${reached ? '' : '  (no test runs this)'}\n`);
  }
  process.stdout.write(`${mutants.length} planted, ${survivors.length} survived\n`);
  if (survivors.length > 0) throw new Failure(`No test noticed ${survivors.length} mistakes.`);
  return exitCode.good;
});
