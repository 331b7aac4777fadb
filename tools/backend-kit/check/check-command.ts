import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type CallName, calls } from '@/contract/calls';
import { type Command, type ExitCode, exitCode } from '../../../build/cli/command';
import { parseId, wholeNumber } from '../../../build/cli/read-flags';
import { Failure, UsageError } from '../../../build/shared/failure';
import { makeRoomFor } from '../../../build/shared/make-folder';
import { nearest } from '../../../build/shared/nearest';
import { print } from '../../../build/shared/print';
import { defaultMerchants } from '../../../build/shared/project';
import { endedAfter } from '../../../build/shared/watchdog';
import { addressOf, mallOf, otpFor, showCall } from './asked-backend';
import { checkBackend } from './check-backend';
import { usualTimeout } from './client';
import { junitXml } from './junit';
import { reportTable } from './table';

const usage = `Usage: npm run backend:check -- ID --url URL [--mobile N] [--only CALL,…] [--writes] [--orders] [--origin URL] [--json] [--junit FILE] [--timeout S] [--merchants DIR]
Judges the backend of a mall: reads only, and a login with --mobile. --writes also changes things and puts back what it
can, --orders also places an order. The OTP comes from the terminal or BACKEND_CHECK_OTP.`;

/** A check takes a few minutes, also of a backend that answers slowly. */
const mostMinutes = 60;
/** So many answers that only just come in time may each take the whole of --timeout. */
const mostWaits = 40;

export const checkCommand: Command = { usage, run };

async function run(argv: readonly string[]): Promise<ExitCode> {
  const { flags, id } = parseId(argv, {
    url: { type: 'string' },
    mobile: { type: 'string' },
    only: { type: 'string' },
    writes: { type: 'boolean', default: false },
    orders: { type: 'boolean', default: false },
    origin: { type: 'string' },
    json: { type: 'boolean', default: false },
    junit: { type: 'string' },
    timeout: { type: 'string', default: String(usualTimeout / 1000) },
    merchants: { type: 'string', default: defaultMerchants },
  });
  const url = addressOf('--url', flags.url);
  const timeout = wholeNumber('--timeout', flags.timeout, 1, 3_600) * 1000;
  const only = onlyOf(flags.only);
  const origin = flags.origin === undefined ? undefined : new URL(addressOf('--origin', flags.origin)).origin;
  if (flags.writes && flags.mobile === undefined) throw new UsageError('--writes needs --mobile.');
  if (flags.orders && !flags.writes) throw new UsageError('--orders needs --writes.');
  if (flags.junit !== undefined) await makeRoomFor(resolve(flags.junit));
  const askOtp = otpFor(flags.mobile);

  const stop = new AbortController();
  const minutes = Math.max(mostMinutes, Math.ceil((timeout * mostWaits) / 60_000));
  const late = `The check took longer than ${minutes} minutes, so it was ended.`;
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort());
  const asked = {
    signal: stop.signal,
    ...(await mallOf(flags.merchants, id, origin)),
    url,
    mobile: flags.mobile,
    only,
    writes: flags.writes,
    orders: flags.orders,
    timeout,
    askOtp,
    onCall: showCall,
  };
  const report = await endedAfter(minutes * 60_000, late, () => checkBackend(asked));
  showCall('');
  print(
    flags.json
      ? `${JSON.stringify(report, null, 2)}\n`
      : reportTable(report, { color: process.stdout.isTTY && !process.env.NO_COLOR }),
  );
  if (flags.junit !== undefined) await writeFile(flags.junit, junitXml(report));
  if (stop.signal.aborted) throw new Failure('The check was stopped, so the report is not whole.');
  const broken = [
    ...report.calls.flatMap(({ call, result }) => (result === 'broken' ? [call] : [])),
    ...report.journeys.flatMap(({ name, result }) => (result === 'broken' ? [`'${name}'`] : [])),
  ];
  if (broken.length === 0) return exitCode.good;
  throw new Failure(`Broken: ${broken.join(', ')}`);
}

function onlyOf(value: string | undefined): CallName[] | undefined {
  if (value === undefined) return undefined;
  const names = value
    .split(',')
    .map((name) => name.trim().replace(/^\//, ''))
    .filter(Boolean);
  if (names.length === 0) throw new UsageError('--only needs the name of a call.');
  for (const name of names) {
    if (Object.hasOwn(calls, name)) continue;
    const near = nearest(name, Object.keys(calls));
    throw new UsageError(`--only: there is no call '${name}'.${near ? ` Did you mean ${near}?` : ''}`);
  }
  return names as CallName[]; // each was just found among the calls
}
