import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitCode, parseFlags, runCommand, wholeNumber } from '../build/cli/command';
import { Failure, UsageError } from '../build/shared/failure';
import { projectRoot } from '../build/shared/project';
import { judgePlants } from '../tests/mutants/judge-plants';
import { described, samplePlants } from '../tests/mutants/sample';
import { changedSince, targetsAt } from '../tests/mutants/targets';

const usage = `Usage: npm run mutants -- PATH [--sample N] [--seed N]
       npm run mutants -- --since REV [--sample N] [--seed N]
Plants small mistakes in a file or folder of src/, build/, studio/ or sandbox/, or in the lines that changed since a commit, one at a time. It takes 60 of all possible ones, or N. Names those that compile and that the nearest unit tests do not notice.`;

await runCommand(usage, async (argv) => {
  const text = { type: 'string' } as const;
  const { flags, words } = parseFlags(argv, { since: text, sample: text, seed: text }, { words: true });
  const [path, ...others] = words;
  if (others.length > 0) throw new UsageError(`Give one PATH only, without ${others.join(' ')}.`);
  if ((path === undefined) === (flags.since === undefined))
    throw new UsageError('Give either a PATH or --since REV.');
  const size = wholeNumber('--sample', flags.sample ?? '60', 1, 100_000);
  const seed = wholeNumber('--seed', flags.seed ?? '1');
  const targets =
    path === undefined ? changedSince(projectRoot, flags.since ?? '') : targetsAt(projectRoot, path);
  process.chdir(projectRoot);
  const { plants, possible } = samplePlants(projectRoot, targets, size, seed);
  let survived = 0;
  let refused = 0;
  for await (const { plant, noticedBy, tests } of judgePlants(projectRoot, plants)) {
    if (noticedBy === 'types') refused += 1;
    if (noticedBy !== undefined) continue;
    survived += 1;
    const source = readFileSync(join(projectRoot, plant.file), 'utf8');
    process.stdout.write(`${described(plant, source)}${tests > 0 ? '' : '  (no test imports this)'}\n`);
  }
  process.stdout.write(
    `${plants.length} of ${possible} possible mistakes planted, ${refused} do not compile, ${survived} survived\n`,
  );
  if (survived > 0) throw new Failure(`No test noticed ${survived} mistakes.`);
  return exitCode.good;
});
