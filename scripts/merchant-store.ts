import { resolve } from 'node:path';
import { exitCode, merchantId, parseFlags, runCommand } from '../build/cli/command';
import { loadMerchant } from '../build/config/load';
import { ownSources } from '../build/environment/env-file';
import { environmentOf } from '../build/environment/environment';
import { displayPath } from '../build/shared/display-path';
import { UsageError } from '../build/shared/failure';
import { defaultMerchants } from '../build/shared/project';
import { writeStore } from '../tools/launch/store/write-store';

const usage = `Usage: npm run merchant:store -- --id ID --out DIR [--merchants DIR]
Writes what makes an Android app for Google Play of a mall's site: twa-manifest.json for bubblewrap, the listing, the
icon and the steps. Again into the same folder, it keeps the version and the key.`;

await runCommand(usage, async (argv) => {
  const { flags } = parseFlags(argv, {
    id: { type: 'string' },
    out: { type: 'string' },
    merchants: { type: 'string', default: defaultMerchants },
  });
  const id = merchantId('--id', flags.id);
  if (flags.out === undefined) throw new UsageError('--out is missing.');
  const merchants = resolve(flags.merchants);
  const { merchant } = await loadMerchant(merchants, id);
  const environment = environmentOf(merchant, await ownSources());
  const files = await writeStore({ merchant, merchants, environment, out: resolve(flags.out) });
  process.stdout.write(`${files.map(displayPath).join('\n')}\nRead steps.md next.\n`);
  return exitCode.good;
});
