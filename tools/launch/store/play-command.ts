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

const usage = `Usage: npm run mall -- play ID --out DIR [--merchants DIR]
Writes what makes an Android app for Google Play of a mall's site: twa-manifest.json for bubblewrap, the listing, the
icon and the steps. Again into the same folder, it keeps the version and the key.`;

export const playCommand: Command = { usage, run };

async function run(argv: readonly string[]): Promise<ExitCode> {
  const { flags, id } = parseId(
    argv,
    { out: { type: 'string' }, merchants: { type: 'string', default: defaultMerchants } },
    'play',
  );
  if (flags.out === undefined) throw new UsageError('--out is missing.');
  const merchants = resolve(flags.merchants);
  const { merchant } = await loadMerchant(merchants, id);
  const environment = environmentOf(merchant, await ownSources());
  const files = await writeStore({ merchant, merchants, environment, out: resolve(flags.out) });
  print(`${files.map(displayPath).join('\n')}\nRead steps.md next.\n`);
  return exitCode.good;
}
