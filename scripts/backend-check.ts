import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { type CallName, calls } from '@/contract/calls';
import { mobilePattern } from '@/lib/mobile';
import { type CheckOptions, checkBackend, usualTimeout } from '../backend-kit/check/check-backend';
import { reportPage } from '../backend-kit/check/html';
import { junitXml } from '../backend-kit/check/junit';
import { reportTable } from '../backend-kit/check/table';
import { brandOf } from '../build/brand/brand-of';
import {
  exitCode,
  isInteractive,
  merchantId,
  parseFlags,
  runCommand,
  wholeNumber,
} from '../build/cli/command';
import { loadMerchants } from '../build/config/load';
import { readEnvFile } from '../build/environment/env-file';
import { addressFault, environmentOf } from '../build/environment/environment';
import { Failure, UsageError } from '../build/shared/failure';
import { problemsText } from '../build/shared/format-problem';
import { nearest } from '../build/shared/nearest';
import { defaultMerchants, projectRoot } from '../build/shared/project';

const usage = `Usage: npm run backend:check -- --url URL --merchant ID [--mobile N] [--only CALL,…] [--writes] [--orders] [--origin URL] [--json] [--junit FILE] [--html FILE] [--timeout S] [--merchants DIR]
Judges the backend of a mall: reads only, and a login with --mobile. --writes also changes things and puts back what it
can, --orders also places an order. The OTP comes from the terminal or BACKEND_CHECK_OTP.`;

await runCommand(usage, async (argv) => {
  const { flags } = parseFlags(argv, {
    url: { type: 'string' },
    merchant: { type: 'string' },
    mobile: { type: 'string' },
    only: { type: 'string' },
    writes: { type: 'boolean', default: false },
    orders: { type: 'boolean', default: false },
    origin: { type: 'string' },
    json: { type: 'boolean', default: false },
    junit: { type: 'string' },
    html: { type: 'string' },
    timeout: { type: 'string', default: String(usualTimeout) },
    merchants: { type: 'string', default: defaultMerchants },
  });
  const url = addressOf('--url', flags.url);
  const id = merchantId('--merchant', flags.merchant);
  const timeout = wholeNumber('--timeout', flags.timeout, 1, 3_600) * 1000;
  const only = onlyOf(flags.only);
  const origin = flags.origin === undefined ? undefined : new URL(addressOf('--origin', flags.origin)).origin;
  if (flags.mobile !== undefined && !mobilePattern.test(flags.mobile)) {
    throw new UsageError('--mobile needs a number of ten digits that begins with 4 to 9.');
  }
  if (flags.writes && flags.mobile === undefined) throw new UsageError('--writes needs --mobile.');
  if (flags.orders && !flags.writes) throw new UsageError('--orders needs --writes.');
  const otp = process.env.BACKEND_CHECK_OTP;
  if (flags.mobile !== undefined && !otp && !isInteractive()) {
    throw new UsageError('--mobile needs BACKEND_CHECK_OTP, where there is no terminal to ask for the OTP.');
  }

  const report = await checkBackend({
    ...(await mallOf(flags.merchants, id, origin)),
    ...{ url, mobile: flags.mobile, only, writes: flags.writes, orders: flags.orders, timeout },
    askOtp: async () => otp || askAtTerminal(),
    ...(process.stderr.isTTY && { onCall: (call: CallName) => showProgress(`Asking ${call} …`) }),
  });
  if (process.stderr.isTTY) showProgress('');
  if (flags.junit !== undefined) await writeFile(flags.junit, junitXml(report));
  if (flags.html !== undefined) await writeFile(flags.html, reportPage(report));
  process.stdout.write(flags.json ? `${JSON.stringify(report, null, 2)}\n` : reportTable(report));
  const broken = report.summary.broken > 0 || report.journeys.some(({ result }) => result === 'broken');
  return broken ? exitCode.failed : exitCode.good;
});

async function mallOf(
  merchants: string,
  id: string,
  origin: string | undefined,
): Promise<Pick<CheckOptions, 'mall' | 'origins' | 'payloadKey'>> {
  const loaded = await loadMerchants(merchants, [id]);
  const merchant = loaded.merchants[0];
  if (!merchant) throw new Failure(problemsText(loaded.problems));
  const sources = { variables: process.env, ...(await readEnvFile(join(projectRoot, '.env'))) };
  const environment = environmentOf(merchant, sources);
  const { platform, appVersion, loginThrough } = brandOf(merchant, environment, '');
  return {
    mall: { id, platform, appVersion, loginThrough },
    origins: origin ? [origin] : merchant.config.hosts.map((host) => `https://${host}`),
    payloadKey: environment.payloadKey,
  };
}

function addressOf(flag: string, value: string | undefined): string {
  if (value === undefined) throw new UsageError(`${flag} is missing.`);
  const fault = addressFault(flag, value);
  if (fault !== undefined) throw new UsageError(fault);
  if (value.startsWith('/'))
    throw new UsageError(`${flag} needs a whole address, such as https://api.client.example.`);
  return value.replace(/\/+$/, '');
}

function onlyOf(value: string | undefined): CallName[] | undefined {
  if (value === undefined) return undefined;
  const names = value
    .split(',')
    .map((name) => name.trim().replace(/^\//, ''))
    .filter(Boolean);
  if (names.length === 0) throw new UsageError('--only needs the name of a call.');
  for (const name of names) {
    if (name in calls) continue;
    const near = nearest(name, Object.keys(calls));
    throw new UsageError(`--only: there is no call '${name}'.${near ? ` Did you mean ${near}?` : ''}`);
  }
  return names as CallName[]; // each was just found among the calls
}

/** One line that replaces itself. A whole run takes a minute or more. */
function showProgress(text: string): void {
  process.stderr.write(`\r\x1b[K${text}`);
}

async function askAtTerminal(): Promise<string> {
  showProgress('');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question('The OTP that the member got: ');
  } finally {
    terminal.close();
  }
}
