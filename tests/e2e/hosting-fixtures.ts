import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { projectRoot } from '../../build/shared/project';
import { createSandbox, type Sandbox } from '../../sandbox/create-sandbox';
import { startServer } from '../../sandbox/serve';
import { type Answer, type Asked, ask } from '../nginx/ask';
import { makeCertificate } from '../nginx/certificate';
import { ensureProgram, nginx } from '../nginx/ensure-program';
import { type Place, placedMall, withAddresses } from '../nginx/placed-config';
import { loopbackAddresses, runNginx } from '../nginx/run-nginx';
import { startTellingBackend } from '../nginx/telling-backend';
import { freePorts } from '../setup/free-ports';
import { e2eMerchants, sitesFolder } from './sites';

/**
 * One nginx with two built malls. The first has the sandbox as its backend, the second a backend that reports what it
 * gets, over TLS.
 */
export interface Hosting {
  /** The output of `nginx -t`. */
  verdict: string;
  malls: readonly [Mall, Mall];
  sandbox: Sandbox;
  /** The hosts of the requests to the second mall's backend. */
  backendHosts: readonly string[];
  /** The loopback addresses that nginx listens on. */
  addresses: readonly string[];
  /** Sends a request to nginx, over TLS if there is a `tlsHost`. */
  ask: (asked: Asked) => Promise<Answer>;
}

interface Mall {
  id: string;
  host: string;
  /** The built site. */
  folder: string;
}

/** A host name of the greatest possible length. */
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
      const [http, https] = await freePorts(2);
      const hosts = merchants.flatMap((merchant) => merchant.hosts);
      const certificate = await makeCertificate(folder, hosts);
      const backend = await startTellingBackend(certificate);
      const place: Place = { addresses: loopbackAddresses(), http, https, certificate };
      const configOf = async ({ folder }: Mall, backend: string) =>
        placedMall({ config: await readFile(join(folder, 'nginx.conf'), 'utf8'), folder, backend }, place);
      const defaultServer = await readFile(
        join(projectRoot, 'templates/hosting/default-server.conf'),
        'utf8',
      );
      // The default server comes last, so that its place is not the reason why it is the default.
      const files = {
        'a.conf': await configOf(malls[1], backend.address),
        'b.conf': await configOf(malls[0], `http://127.0.0.1:${server.port}`),
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
    { scope: 'worker', timeout: 120_000 }, // the first run may fetch nginx
  ],
  // Chromium finds the malls by their names on port 443, and accepts the test's unsigned certificate.
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
