import { once } from 'node:events';
import { resolve } from 'node:path';
import { type Command, type ExitCode, exitCode } from '../../build/cli/command';
import { parseFlags, wholeNumber } from '../../build/cli/read-flags';
import { listMerchants } from '../../build/config/list-merchants';
import { ownSources } from '../../build/environment/env-file';
import { sandboxEnvironment } from '../../build/environment/environment';
import { FileFailure } from '../../build/shared/failure';
import { print } from '../../build/shared/print';
import { defaultMerchants } from '../../build/shared/project';
import { serveStudio } from './serve-studio';

const usage = `Usage: npm run studio -- [--merchants DIR] [--port N]
A page in which you change a mall and see it at once, on this machine only.`;

export const studioCommand: Command = { usage, run };

async function run(argv: readonly string[]): Promise<ExitCode> {
  const { flags } = parseFlags(argv, {
    merchants: { type: 'string', default: defaultMerchants },
    port: { type: 'string', default: '4174' },
  });
  const port = wholeNumber('--port', flags.port, 0, 65_535);
  const merchants = resolve(flags.merchants);
  const { problems } = await listMerchants(merchants);
  const unreadable = problems.filter(({ merchant, severity }) => merchant === '' && severity === 'error');
  if (unreadable.length > 0) throw new FileFailure(unreadable);
  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  print('Opening the studio …\n');
  const { ownerUrl, close } = await serveStudio({
    merchants,
    port,
    environment: sandboxEnvironment(await ownSources()),
  });
  print(
    `\nStudio  ${ownerUrl}\n\nWho opens this address may lock, build and publish. Keep it to yourself. Ctrl-C stops.\n`,
  );
  await stopped;
  await close();
  return exitCode.good;
}
