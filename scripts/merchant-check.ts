import { exitCode, merchantId, parseFlags, runCommand } from '../build/cli/command';
import { checkReport, checkText } from '../build/config/check-report';
import { loadMerchants } from '../build/config/load';
import { Failure } from '../build/shared/failure';
import { defaultMerchants } from '../build/shared/project';

const usage = `Usage: npm run merchant:check -- [ID...] [--merchants DIR] [--json]
Checks configs and assets of the named merchants (default: all) without building.`;

await runCommand(usage, async (argv) => {
  const { flags, words } = parseFlags(
    argv,
    { merchants: { type: 'string', default: defaultMerchants }, json: { type: 'boolean', default: false } },
    { words: true },
  );
  const ids = words.map((word) => merchantId('The word', word));
  const report = checkReport(await loadMerchants(flags.merchants, ids.length > 0 ? ids : undefined));
  process.stdout.write(`${flags.json ? JSON.stringify(report, null, 2) : checkText(report)}\n`);
  if (report.ok) return exitCode.good;
  const bad = report.merchants.filter(({ ok }) => !ok).map(({ merchant }) => merchant);
  throw new Failure(
    bad.length > 0 ? `These merchants need fixes: ${bad.join(', ')}` : 'The merchants could not be checked.',
  );
});
