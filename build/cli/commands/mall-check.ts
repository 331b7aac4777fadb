import { checkReport } from '../../config/check-report';
import { checkText } from '../../config/check-text';
import { loadMerchants } from '../../config/load';
import { rightsProblems } from '../../config/rights-problems';
import { Failure } from '../../shared/failure';
import { print } from '../../shared/print';
import { defaultMerchants } from '../../shared/project';
import { type Command, type ExitCode, exitCode } from '../command';
import { parseIds } from '../read-flags';

const usage = `Usage: npm run mall -- check [ID]... [--merchants DIR] [--json]
Checks configs and assets of the named malls (default: all) without building.`;

export const checkCommand: Command = { usage, run };

async function run(argv: readonly string[]): Promise<ExitCode> {
  const { flags, ids } = parseIds(
    argv,
    { merchants: { type: 'string', default: defaultMerchants }, json: { type: 'boolean', default: false } },
    'check',
  );
  const loaded = await loadMerchants(flags.merchants, ids);
  const problems = [...loaded.problems, ...rightsProblems(loaded.merchants, flags.merchants)];
  const report = checkReport({ ...loaded, problems });
  print(`${flags.json ? JSON.stringify(report, null, 2) : checkText(report)}\n`);
  if (report.ok) return exitCode.good;
  const bad = report.merchants.filter(({ ok }) => !ok).map(({ merchant }) => merchant);
  throw new Failure(
    bad.length > 0 ? `These merchants need fixes: ${bad.join(', ')}` : 'The merchants could not be checked.',
  );
}
