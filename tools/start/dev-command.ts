import { once } from 'node:events';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { once as madeOnce } from '@/lib/once';
import { type Command, type ExitCode, exitCode } from '../../build/cli/command';
import { parseId, wholeNumber } from '../../build/cli/read-flags';
import { loadMerchant } from '../../build/config/load';
import { startDevServer } from '../../build/dev-server';
import { ownSources } from '../../build/environment/env-file';
import { environmentOf, sandboxEnvironment } from '../../build/environment/environment';
import { print } from '../../build/shared/print';
import { cacheFolder, defaultMerchants, projectRoot } from '../../build/shared/project';
import { createSandbox } from '../../sandbox/create-sandbox';
import { sandboxMerchantOf } from '../shared/sandbox-merchant';

const usage = `Usage: npm run dev -- ID [--merchants DIR] [--port N]
Vite's dev server with hot reload for one mall, against a sandbox with a database of its own.`;

export const devCommand: Command = { usage, run };

async function run(argv: readonly string[]): Promise<ExitCode> {
  const { flags, id } = parseId(argv, {
    merchants: { type: 'string', default: defaultMerchants },
    port: { type: 'string', default: '5173' },
  });
  const port = wholeNumber('--port', flags.port, 0, 65_535);
  const merchants = resolve(flags.merchants);
  const environment = sandboxEnvironment(await ownSources());
  const { merchant } = await loadMerchant(merchants, id);

  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const known = environmentOf(merchant, environment);
  const sandbox = await createSandbox({
    db: ':memory:',
    merchants: [sandboxMerchantOf(merchant)],
    payloadKey: () => known.payloadKey,
    onSms: ({ mobile, text }) => print(`SMS to ${mobile}: ${text}\n`),
  });
  const close = madeOnce(() => sandbox.close());
  const server = await startDevServer({
    merchants,
    id: merchant.id,
    environment,
    root: projectRoot,
    cache: cacheFolder,
    port,
    api: getRequestListener((request) => sandbox.fetch(request)),
    onClose: close,
  }).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  print(`${merchant.config.name}: http://${merchant.id}.localhost:${server.config.server.port}/\n`);
  await stopped;
  await server.close();
  return exitCode.good;
}
