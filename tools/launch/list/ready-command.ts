import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Command, type ExitCode, exitCode } from '../../../build/cli/command';
import { parseId } from '../../../build/cli/read-flags';
import { ownSources } from '../../../build/environment/env-file';
import { Failure } from '../../../build/shared/failure';
import { print } from '../../../build/shared/print';
import { defaultMerchants, defaultOut } from '../../../build/shared/project';
import { endedAfter } from '../../../build/shared/watchdog';
import { counted } from '../../../build/shared/words';
import { keys, type LaunchReport } from './item';
import { launchList } from './launch-list';
import { patience } from './list-apart';
import { certificatesIn, readResolve } from './place';

const usage = `Usage: npm run mall -- ready ID [--merchants DIR] [--out DIR] [--resolve HOST=ADDRESS:PORT] [--ca FILE] [--offline] [--json]
Says what is missing before a mall can open, and who does it. It launches and changes nothing. --resolve goes to an address before the
DNS of a host is there (http goes to the same port, and then to 80), --ca trusts one more certificate, --offline tries only what
needs no network.`;

export const readyCommand: Command = { usage, run };

async function run(argv: readonly string[]): Promise<ExitCode> {
  const { flags, id } = parseId(
    argv,
    {
      merchants: { type: 'string', default: defaultMerchants },
      out: { type: 'string', default: defaultOut },
      resolve: { type: 'string', multiple: true, default: [] },
      ca: { type: 'string' },
      offline: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
    'ready',
  );
  const { ca } = flags;
  const options = {
    id,
    merchants: resolve(flags.merchants),
    out: resolve(flags.out),
    resolve: readResolve(flags.resolve),
    ca: ca === undefined ? undefined : certificatesIn(await readCa(ca), ca),
    offline: flags.offline,
    environment: await ownSources(),
  };
  const late = 'The launch list took too long, so it was ended. Try it again.';
  const report = await endedAfter(patience, late, () => launchList(options));
  print(flags.json ? `${JSON.stringify(report, null, 2)}\n` : listText(report));
  if (report.ok) return exitCode.good;
  const failed = new Set(report.items.flatMap(({ key, result }) => (result === 'failed' ? [key] : [])));
  throw new Failure(`Mall ${report.merchant} cannot open yet: ${[...failed].join(', ')}`);
}

function readCa(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Failure(`--ca: ${path} cannot be read (${error.code}).`);
  });
}

const signs = { ok: '✔', failed: '✘', notTried: '–' } as const;
const width = Math.max(...keys.map((key) => key.length));
const under = ' '.repeat(width + 4);

/** The launch list for people: a line for each thing, and below it what to do and who does it. */
function listText({ merchant, items }: LaunchReport): string {
  const lines = items.flatMap(({ key, result, detail, todo, who }) => {
    const [first = '', ...rest] = detail.split('\n');
    const why = result === 'notTried' ? `not tried: ${first}` : first;
    const steps = todo === '' ? [] : todo.split('\n').map((step) => `${under}→ ${who}: ${step}`);
    return [
      `${signs[result]} ${key.padEnd(width)}  ${why}`,
      ...rest.map((each) => `${under}${each}`),
      ...steps,
    ];
  });
  const count = (wanted: string) => items.filter(({ result }) => result === wanted).length;
  const [bad, left] = [count('failed'), count('notTried')];
  const verdict =
    bad > 0
      ? `${counted(bad, 'thing')} to do before mall ${merchant} opens.`
      : left > 0
        ? `Nothing is wrong with mall ${merchant}, but ${counted(left, 'line')} could not be tried.`
        : `Mall ${merchant} is ready.`;
  return `${[...lines, '', verdict].join('\n')}\n`;
}
