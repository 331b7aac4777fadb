import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { projectRoot } from '../../build/project';
import { createSandbox, type Sandbox } from '../../sandbox/create-sandbox';
import { startServer } from '../../sandbox/server/serve';
import { type Answer, type Asked, ask } from '../nginx/ask';
import { makeCertificate } from '../nginx/certificate';
import { ensureProgram, nginx } from '../nginx/ensure-program';
import { type Place, placedMall, withAddresses } from '../nginx/placed-config';
import { freePorts, loopbackAddresses, runNginx } from '../nginx/run-nginx';
import { startTellingBackend } from '../nginx/telling-backend';
import { e2eMerchants, sitesFolder } from './sites';

/** One nginx with two built malls: the first before the sandbox, the second before a backend that tells what it got. */
export interface Hosting {
  /** What `nginx -t` said. */
  verdict: string;
  malls: readonly [Mall, Mall];
  sandbox: Sandbox;
  /** The hosts that the second mall's backend was asked for. */
  backendHosts: readonly string[];
  /** The loopback addresses that nginx listens on. */
  addresses: readonly string[];
  /** Sends a request to nginx: over TLS where a `tlsHost` is given. */
  ask: (asked: Asked) => Promise<Answer>;
}

interface Mall {
  id: string;
  host: string;
  /** The built site. */
  folder: string;
}

/** Of as many characters as a host name may have. */
export const longestHost = [63, 63, 63, 61].map((length) => 'm'.repeat(length)).join('.');

interface Running extends Hosting {
  https: number;
  spki: string;
}

export const test = base.extend<object, { hosting: Running }>({
  hosting: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const program = await ensureProgram(nginx);
      const folder = await realpath(await mkdtemp(join(tmpdir(), 'nginx-')));
      const merchants = await e2eMerchants();
      const malls = [mallOf('10072', merchants), mallOf('10070', merchants)] as const;
      const sandbox = await createSandbox({ db: ':memory:', merchants });
      const server = await startServer({ root: sitesFolder, sandbox, merchants, port: 0 });
      const backend = await startTellingBackend();
      const [http, https] = await freePorts();
      const hosts = merchants.flatMap((merchant) => merchant.hosts);
      const certificate = await makeCertificate(folder, hosts);
      const place: Place = { addresses: loopbackAddresses(), http, https, certificate };
      const configOf = async ({ folder }: Mall, backend: number) =>
        placedMall({ config: await readFile(join(folder, 'nginx.conf'), 'utf8'), folder, backend }, place);
      const defaultServer = await readFile(
        join(projectRoot, 'templates/hosting/default-server.conf'),
        'utf8',
      );
      // The default server comes last: being first must not be what makes it the default.
      const files = {
        'a.conf': await configOf(malls[1], backend.port),
        'b.conf': await configOf(malls[0], server.port),
        'c.conf': withAddresses(
          `server {\n  listen 80;\n  server_name ${longestHost};\n  return 204;\n}`,
          place,
        ),
        'z.conf': withAddresses(defaultServer, place),
      };
      const running = await runNginx(program, folder, files);
      await use({
        verdict: running.verdict,
        malls,
        sandbox,
        backendHosts: backend.hosts,
        addresses: place.addresses.map((address) => address.replace(/[[\]]/g, '')),
        https,
        spki: certificate.spki,
        ask: (asked) =>
          ask({ host: '127.0.0.1', port: asked.tlsHost === undefined ? http : https, ...asked }),
      });
      await running.stop();
      await backend.close();
      await server.close();
      await sandbox.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 }, // the first run fetches nginx
  ],
  // Chromium finds the malls by their own names on port 443, and takes the one certificate that nobody signed.
  launchOptions: [
    async ({ launchOptions, hosting }, use) => {
      const { malls, https, spki } = hosting;
      const rules = malls.map(({ host }) => `MAP ${host} 127.0.0.1:${https}`).join(',');
      await use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          `--host-resolver-rules=${rules}`,
          `--ignore-certificate-errors-spki-list=${spki}`,
        ],
      });
    },
    { scope: 'worker' },
  ],
});

function mallOf(id: string, merchants: Awaited<ReturnType<typeof e2eMerchants>>): Mall {
  const host = merchants.find((merchant) => merchant.id === id)?.hosts[0];
  if (!host) throw new Error(`The mall ${id} has no host.`);
  return { id, host, folder: join(sitesFolder, id) };
}
