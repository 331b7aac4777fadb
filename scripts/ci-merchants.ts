import { join, resolve } from 'node:path';
import { buildShard, type CiOptions, compileOnce, planShards, removeOtherParts } from '../build/ci-steps';
import { exitCode, parseFlags, runCommand } from '../build/cli/command';
import { checkReport, checkText } from '../build/config/check-report';
import { loadMerchants } from '../build/config/load';
import { ownSources } from '../build/environment/env-file';
import { fleetTable } from '../build/fleet/fleet-page';
import { parseShard } from '../build/fleet/matrix';
import { readReport } from '../build/fleet/report-files';
import { reportText } from '../build/pipeline/report';
import { UsageError } from '../build/shared/failure';
import { formatProblem, problemsText } from '../build/shared/format-problem';
import { cacheFolder, defaultMerchants, projectRoot } from '../build/shared/project';
import { addToSummary, annotations, fenced } from '../tools/launch/ci/github';

const usage = `Usage: npm run ci:merchants -- [--step check|plan|compile|build] [--shard I/N] [--since GIT_REF] [--merchants DIR] [--out DIR]
The steps of .github/workflows/merchants.yml. Without --step all of them, one after the other, with every shard.
The sites go to DIR/<I>-of-<N>/<id>/ (default ci-sites/).`;

const noPlan = { shards: [], problems: [] };
const steps = ['check', 'plan', 'compile', 'build'] as const;

await runCommand(usage, async (argv) => {
  const { flags } = parseFlags(argv, {
    step: { type: 'string' },
    shard: { type: 'string' },
    since: { type: 'string' },
    merchants: { type: 'string', default: defaultMerchants },
    out: { type: 'string', default: join(projectRoot, 'ci-sites') },
  });
  const step = steps.find((name) => name === flags.step);
  if (flags.step !== undefined && !step) {
    throw new UsageError(`--step must be one of ${steps.join(', ')}, not '${flags.step}'.`);
  }
  if (flags.shard !== undefined && step !== 'build') throw new UsageError('--shard belongs to --step build.');
  const one = flags.shard === undefined ? undefined : parseShard(flags.shard);
  const options: CiOptions = {
    merchants: resolve(flags.merchants),
    since: flags.since,
    out: resolve(flags.out),
    work: join(projectRoot, '.tmp/ci'),
    cache: cacheFolder,
    environment: await ownSources(),
  };
  const runs = (name: (typeof steps)[number]) => step === undefined || step === name;
  let good = true;
  if (runs('check')) good = (await check(options)) && good;
  const { shards, problems } = runs('plan') || (runs('build') && !one) ? await planShards(options) : noPlan;
  for (const problem of problems) process.stderr.write(`${formatProblem(problem)}\n`);
  // One line, for GITHUB_OUTPUT.
  if (runs('plan')) process.stdout.write(`shards=${JSON.stringify(shards)}\n`);
  if (runs('compile') && (step || shards.length > 0)) {
    const core = await compileOnce(options);
    if (typeof core !== 'string') {
      process.stderr.write(`${formatProblem(core)}\n`);
      return exitCode.failed; // no mall can be built
    }
    process.stdout.write(`core ${core}\n`);
  }
  if (runs('build')) {
    await removeOtherParts(options, one?.of ?? shards.length);
    for (const shard of one ? [one] : shards.map(parseShard)) good = (await build(shard, options)) && good;
  }
  return good ? exitCode.good : exitCode.failed;
});

async function check({ merchants }: CiOptions): Promise<boolean> {
  const report = checkReport(await loadMerchants(merchants));
  process.stdout.write(`${checkText(report)}\n${annotations(report.problems, process.env)}`);
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
  process.stdout.write(`${reportText(report)}\n${annotations(report.problems, process.env)}`);
  const table = fleetTable([...(await readReport(join(options.out, name))).values()]);
  const title = `Malls ${shard.index}/${shard.of}`;
  await addToSummary(title, table || fenced(reportText(report)), process.env);
  if (report.problems.length > 0) process.stderr.write(`\n${problemsText(report.problems)}`);
  return report.ok;
}
