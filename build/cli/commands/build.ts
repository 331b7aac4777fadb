import { join, resolve } from 'node:path';
import { readEnvFile } from '../../environment/env-file';
import type { EnvFile } from '../../environment/environment';
import { buildSites } from '../../pipeline';
import { reportOf, reportText } from '../../pipeline/report';
import { complain, print } from '../../shared/print';
import { problemsText } from '../../shared/problem';
import { problemsOf } from '../../shared/problem-of';
import { cacheFolder, defaultMerchants, defaultOut, projectRoot } from '../../shared/project';
import { type Command, type ExitCode, exitCode, isInteractive } from '../command';
import { parseIds, wholeNumber } from '../read-flags';

const usage = `Usage: npm run build -- [ID]... [--merchants DIR] [--out DIR] [--api URL] [--json] [--dry-run] [--force] [--keep N]
Builds the named malls (default: all) into DIR/<id>/ (default dist/<id>/).`;

export const buildCommand: Command = { usage, run };

async function run(argv: readonly string[]): Promise<ExitCode> {
  const { flags, ids } = parseIds(argv, {
    merchants: { type: 'string', default: defaultMerchants },
    out: { type: 'string', default: defaultOut },
    api: { type: 'string' },
    json: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    keep: { type: 'string', default: '5' },
  });
  const keep = wholeNumber('--keep', flags.keep);
  if (isInteractive() && !flags.json) complain('Building …\n');
  const envFile = join(projectRoot, '.env');
  const read = await readEnvFile(envFile).then(
    (env) => ({ env }),
    (error: unknown) => ({ problems: problemsOf('', envFile, error) }),
  );
  const build = (env: EnvFile) =>
    buildSites({
      merchants: resolve(flags.merchants),
      only: ids,
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
  print(`${flags.json ? JSON.stringify(report, null, 2) : reportText(report)}\n`);
  if (report.problems.length > 0) complain(`\n${problemsText(report.problems)}`);
  return report.ok ? exitCode.good : exitCode.failed;
}
