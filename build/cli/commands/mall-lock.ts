import { type LockResult, lockMerchant } from '../../config/lock-merchant';
import { displayPath } from '../../shared/display-path';
import { complain, print } from '../../shared/print';
import { problemsText } from '../../shared/problem';
import { defaultMerchants } from '../../shared/project';
import { type Command, type ExitCode, exitCode } from '../command';
import { parseId } from '../read-flags';

const usage = `Usage: npm run mall -- lock ID [--accept] [--merchants DIR]
Writes merchants/ID/identity.json when a mall goes live. Commit it: every check compares with it from then on.
--accept renews it, which leaves the installed apps behind.`;

export const lockCommand: Command = { usage, run };

async function run(argv: readonly string[]): Promise<ExitCode> {
  const { flags, id } = parseId(
    argv,
    { accept: { type: 'boolean', default: false }, merchants: { type: 'string', default: defaultMerchants } },
    'lock',
  );
  const result = await lockMerchant(flags.merchants, id, flags.accept);
  if (result.warnings.length > 0) complain(`${problemsText(result.warnings)}\n`);
  print(`${said(result)}\n`);
  return exitCode.good;
}

function said({ outcome, identity, before, file }: LockResult): string {
  const place = displayPath(file);
  if (outcome === 'same') return `${place} has this identity already: ${identity.host}. Nothing was written.`;
  if (outcome === 'written')
    return `${place} is written: this app lives at ${identity.host}. Commit the file.`;
  if (outcome === 'added')
    return `${place} now also holds the package ${identity.packageId}. Commit the file.`;
  if (before?.host === identity.host && before.packageId !== identity.packageId)
    return `${place} is renewed: the package ${before.packageId} → ${identity.packageId ?? 'none'}. For Google Play this is another app. Commit the file.`;
  if (!before)
    return `${place} is renewed: this app lives at ${identity.host}. If shoppers installed it from another host, leave that one running and let it redirect its visitors. Commit the file.`;
  return `${place} is renewed: ${before.host} → ${identity.host}. Installed apps stay at the old host, so leave that host running and let it redirect its visitors. Commit the file.`;
}
