import { join, resolve } from 'node:path';
import {
  buildShard,
  type CiOptions,
  compileOnce,
  planShards,
  removeOtherParts,
} from '../../../build/ci-steps';
import { type Command, type ExitCode, exitCode } from '../../../build/cli/command';
import { parseFlags } from '../../../build/cli/read-flags';
import { checkReport } from '../../../build/config/check-report';
import { checkText } from '../../../build/config/check-text';
import { loadMerchants } from '../../../build/config/load';
import { ownSources } from '../../../build/environment/env-file';
import { fleetTable } from '../../../build/fleet/fleet-page';
import { parseShard } from '../../../build/fleet/matrix';
import { readReport } from '../../../build/fleet/report-files';
import { reportText } from '../../../build/pipeline/report';
import { complain, print, printCommands } from '../../../build/shared/print';
import { formatProblem, problemsText } from '../../../build/shared/problem';
import { cacheFolder, defaultMerchants, projectRoot } from '../../../build/shared/project';
import { addToSummary, annotations, fenced } from './github';

export type Step = 'check' | 'plan' | 'compile' | 'build' | 'all';

/** A step of .github/workflows/merchants.yml, or all of them, one after the other. All take the same flags. */
export function stepCommand(step: Step): Command {
  const usage = `Usage: npm run ci -- ${step} ${step === 'build' ? '[--shard I/N] ' : ''}[--since GIT_REF] [--merchants DIR] [--out DIR]
${does[step]}`;
  return { usage, run: (argv) => run(step, argv) };
}

const does: Readonly<Record<Step, string>> = {
  check: 'Checks every mall.',
  plan: 'Prints the shards that there are to build, as a line for GITHUB_OUTPUT.',
  compile: 'Compiles the app into the cache, for the builds after it.',
  build: 'Builds a shard, or all of them, into DIR/<I>-of-<N>/<id>/ (default ci-sites/).',
  all: 'Runs every step on this machine. The sites go to DIR/<I>-of-<N>/<id>/ (default ci-sites/).',
};

const noPlan = { shards: [], problems: [] };
const text = { type: 'string' } as const;

async function run(step: Step, argv: readonly string[]): Promise<ExitCode> {
  const { flags } = parseFlags(
    argv,
    {
      since: text,
      merchants: { type: 'string', default: defaultMerchants },
      out: { type: 'string', default: join(projectRoot, 'ci-sites') },
      ...(step === 'build' && { shard: text }),
    },
    step,
  );
  const one = typeof flags.shard === 'string' ? parseShard(flags.shard) : undefined;
  const options: CiOptions = {
    merchants: resolve(flags.merchants),
    since: flags.since,
    out: resolve(flags.out),
    work: join(projectRoot, '.tmp/ci'),
    cache: cacheFolder,
    environment: await ownSources(),
  };
  const runs = (name: Step) => step === 'all' || step === name;
  let good = true;
  if (runs('check')) good = (await check(options)) && good;
  const { shards, problems } = runs('plan') || (runs('build') && !one) ? await planShards(options) : noPlan;
  for (const problem of problems) complain(`${formatProblem(problem)}\n`);
  // One line, for GITHUB_OUTPUT.
  if (runs('plan')) print(`shards=${JSON.stringify(shards)}\n`);
  if (runs('compile') && (step === 'compile' || shards.length > 0)) {
    const core = await compileOnce(options);
    if (typeof core !== 'string') {
      complain(`${formatProblem(core)}\n`);
      return exitCode.failed; // no mall can be built
    }
    print(`core ${core}\n`);
  }
  if (runs('build')) {
    await removeOtherParts(options, one?.of ?? shards.length);
    for (const shard of one ? [one] : shards.map(parseShard)) good = (await build(shard, options)) && good;
  }
  return good ? exitCode.good : exitCode.failed;
}

async function check({ merchants }: CiOptions): Promise<boolean> {
  const report = checkReport(await loadMerchants(merchants));
  print(`${checkText(report)}\n`);
  printCommands(annotations(report.problems, process.env));
  await addToSummary('Check', fenced(checkText(report)), process.env);
  return report.ok;
}

async function build(shard: ReturnType<typeof parseShard>, options: CiOptions): Promise<boolean> {
  const name = `${shard.index}-of-${shard.of}`;
  const report = await buildShard(shard, {
    ...options,
    out: join(options.out, name),
    work: join(options.work, name),
  });
  print(`${reportText(report)}\n`);
  printCommands(annotations(report.problems, process.env));
  const table = fleetTable([...(await readReport(join(options.out, name))).values()]);
  const title = `Malls ${shard.index}/${shard.of}`;
  await addToSummary(title, table || fenced(reportText(report)), process.env);
  if (report.problems.length > 0) complain(`\n${problemsText(report.problems)}`);
  return report.ok;
}
