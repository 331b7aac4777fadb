import { dirname, resolve } from 'node:path';
import { exitCode, merchantId, parseFlags, runCommand } from '../build/cli/command';
import { displayPath } from '../build/shared/display-path';
import { Failure, UsageError } from '../build/shared/failure';
import { makeFolder, requireWritable } from '../build/shared/make-folder';
import { defaultMerchants } from '../build/shared/project';
import { isOpenHttp } from '../tools/backend-kit/check/client';
import { type NotKept, recordBackend } from '../tools/backend-kit/record/record-backend';
import { folderProblem, writeRecording } from '../tools/backend-kit/record/recording-folder';
import { addressOf, mallOf, otpFor, showCall } from './asked-backend';

const usage = `Usage: npm run backend:record -- --url URL --merchant ID --out DIR [--mobile N] [--merchants DIR]
Keeps what a mall's backend answers to reads in DIR, with the data of people replaced. npm start -- --answers DIR serves
it. The OTP of --mobile comes from the terminal or BACKEND_CHECK_OTP.`;

await runCommand(usage, async (argv) => {
  const { flags } = parseFlags(argv, {
    url: { type: 'string' },
    merchant: { type: 'string' },
    out: { type: 'string' },
    mobile: { type: 'string' },
    merchants: { type: 'string', default: defaultMerchants },
  });
  const url = addressOf('--url', flags.url);
  const id = merchantId('--merchant', flags.merchant);
  const { out, mobile } = flags;
  if (out === undefined) throw new UsageError('--out is missing.');
  if (isOpenHttp(url)) throw new Failure('--url needs https, except on this machine.');
  const askOtp = otpFor(mobile);
  const problem = await folderProblem(out);
  if (problem !== undefined) throw new Failure(problem);
  await requireWritable(dirname(resolve(out)));
  makeFolder(dirname(resolve(out)));
  const { mall, origins, payloadKey } = await mallOf(flags.merchants, id, undefined);

  const recorded = await recordBackend({
    url,
    mall,
    payloadKey,
    mobile,
    askOtp,
    origin: origins[0],
    onCall: showCall,
  });
  showCall('');
  const { answers, failed, notAsked } = recorded;
  const kept = Object.values(answers).map((each) => each.length);
  if (recorded.isWhole && notAsked.length > 0) process.stdout.write(`Not asked:\n${lines(notAsked)}`);
  if (failed.length > 0) process.stderr.write(`Not kept:\n${lines(failed)}`);
  if (!recorded.isWhole) throw new Failure(`${stopped(mobile, failed)} Nothing was written.`);
  if (kept.length === 0)
    throw new Failure('The backend gave no answer that can be kept. Nothing was written.');
  await writeRecording(out, id, recorded);
  const total = kept.reduce((sum, each) => sum + each, 0);
  process.stdout.write(`${total} answers of ${kept.length} calls in ${displayPath(out)}\n`);
  return failed.length > 0 ? exitCode.failed : exitCode.good;
});

function stopped(mobile: string | undefined, failed: readonly NotKept[]): string {
  return mobile !== undefined && failed.some(({ call }) => call === 'loginCustomer')
    ? 'The login failed. Without --mobile, what a visitor may ask is recorded.'
    : 'The backend does not answer.';
}

/** Each call and reason once. */
function lines(list: readonly NotKept[]): string {
  return [...new Set(list.map(({ call, why }) => `  ${call}: ${why}\n`))].join('');
}
