import { resolve } from 'node:path';
import { type Command, type ExitCode, exitCode } from '../../../build/cli/command';
import { orderOf, who } from '../../../build/cli/commands/publish';
import { parseFlags } from '../../../build/cli/read-flags';
import { openStore } from '../../../build/publish/store/open-store';
import { UsageError } from '../../../build/shared/failure';
import { complain, print } from '../../../build/shared/print';
import { defaultOut } from '../../../build/shared/project';
import { readResolve } from '../list/place';
import { promote } from './promote';
import { readShares } from './wave';

const usage = `Usage: npm run promote -- --to STORE [--waves 5%,25%,100%] [--gate COMMAND] [--out DIR] [--resolve HOST=ADDRESS:PORT] [--order N] [--api-in-front] [--one-publisher] [--endpoint URL]
Brings the canaries' core to the malls that wait for it, in waves. After each wave it asks every mall of it, and then --gate, which gets
the wave as JSON. What fails goes back, and the rest is not begun.`;

export const promoteCommand: Command = { usage, run };

async function run(argv: readonly string[]): Promise<ExitCode> {
  const { flags } = parseFlags(argv, {
    to: { type: 'string' },
    waves: { type: 'string', default: '5%,25%,100%' },
    gate: { type: 'string' },
    out: { type: 'string', default: defaultOut },
    resolve: { type: 'string', multiple: true, default: [] },
    order: { type: 'string' },
    'api-in-front': { type: 'boolean', default: false },
    'one-publisher': { type: 'boolean', default: false },
    endpoint: { type: 'string' },
  });
  if (flags.to === undefined) throw new UsageError('--to is missing: a folder, or s3://bucket/prefix.');
  const isGood = await promote({
    store: openStore(flags.to, { endpoint: flags.endpoint }),
    shares: readShares(flags.waves),
    gate: flags.gate,
    out: resolve(flags.out),
    resolve: readResolve(flags.resolve),
    order: await orderOf(flags.order),
    date: new Date(),
    who: await who(),
    apiInFront: flags['api-in-front'],
    onePublisher: flags['one-publisher'],
    tell: (line) => print(`${line}\n`),
    complain: (line) => complain(`${line}\n`),
  });
  return isGood ? exitCode.good : exitCode.failed;
}
