import { resolve } from 'node:path';
import { type Command, type ExitCode, exitCode } from '../../../build/cli/command';
import { parseId } from '../../../build/cli/read-flags';
import { loadMerchant } from '../../../build/config/load';
import { ownSources } from '../../../build/environment/env-file';
import { environmentOf } from '../../../build/environment/environment';
import { displayPath } from '../../../build/shared/display-path';
import { UsageError } from '../../../build/shared/failure';
import { print } from '../../../build/shared/print';
import { defaultMerchants } from '../../../build/shared/project';
import { writeStore } from './write-store';

const usage = `Usage: npm run mall -- play ID --out DIR [--data-safety FILE] [--merchants DIR]
Writes what makes an Android app for Google Play of a mall's site: twa-manifest.json for bubblewrap, the listing, the
icon, the steps and the answers about data. --data-safety: the form about data as the Play Console exports it; a filled
one is written. Again into the same folder, it keeps the version and the key.`;

export const playCommand: Command = { usage, run };

async function run(argv: readonly string[]): Promise<ExitCode> {
  const { flags, id } = parseId(
    argv,
    {
      out: { type: 'string' },
      'data-safety': { type: 'string' },
      merchants: { type: 'string', default: defaultMerchants },
    },
    'play',
  );
  if (flags.out === undefined) throw new UsageError('--out is missing.');
  const merchants = resolve(flags.merchants);
  const { merchant } = await loadMerchant(merchants, id);
  const environment = environmentOf(merchant, await ownSources());
  const form = flags['data-safety'];
  const { files, notes } = await writeStore({
    merchant,
    merchants,
    environment,
    out: resolve(flags.out),
    form: form === undefined ? undefined : resolve(form),
  });
  print(`${[...files.map(displayPath), ...notes, 'Read steps.md next.'].join('\n')}\n`);
  return exitCode.good;
}
