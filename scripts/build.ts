import { join, resolve } from 'node:path';
import {
  exitCode,
  isInteractive,
  merchantId,
  parseFlags,
  runCommand,
  wholeNumber,
} from '../build/cli/command';
import { readEnvFile } from '../build/environment/env-file';
import type { EnvFile } from '../build/environment/environment';
import { buildSites } from '../build/pipeline';
import { reportOf, reportText } from '../build/pipeline/report';
import { problemsText } from '../build/shared/format-problem';
import { problemsOf } from '../build/shared/problem-of';
import { cacheFolder, defaultMerchants, defaultOut, projectRoot } from '../build/shared/project';

const usage = `Usage: npm run build -- [--merchant ID]... [--merchants DIR] [--out DIR] [--api URL] [--json] [--dry-run] [--force] [--keep N]
Builds the named merchants (default: all) into DIR/<id>/ (default dist/<id>/).`;

await runCommand(usage, async (argv) => {
  const { flags } = parseFlags(argv, {
    merchant: { type: 'string', multiple: true },
    merchants: { type: 'string', default: defaultMerchants },
    out: { type: 'string', default: defaultOut },
    api: { type: 'string' },
    json: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    keep: { type: 'string', default: '5' },
  });
  const keep = wholeNumber('--keep', flags.keep);
  const only = flags.merchant?.map((id) => merchantId('--merchant', id));
  if (isInteractive() && !flags.json) process.stderr.write('Building …\n');
  const envFile = join(projectRoot, '.env');
  const read = await readEnvFile(envFile).then(
    (env) => ({ env }),
    (error: unknown) => ({ problems: problemsOf('', envFile, error) }),
  );
  const build = (env: EnvFile) =>
    buildSites({
      merchants: resolve(flags.merchants),
      only,
      out: resolve(flags.out),
      environment: {
        ...(flags.api === undefined ? {} : { api: flags.api }),
        variables: process.env,
        ...env,
      },
      keep,
      force: flags.force,
      dryRun: flags['dry-run'],
      root: projectRoot,
      cache: cacheFolder,
      fleetReport: true,
    });
  const report =
    'problems' in read ? reportOf({ sites: [], problems: read.problems }) : await build(read.env);
  process.stdout.write(`${flags.json ? JSON.stringify(report, null, 2) : reportText(report)}\n`);
  if (report.problems.length > 0) process.stderr.write(`\n${problemsText(report.problems)}`);
  return report.ok ? exitCode.good : exitCode.failed;
});
