import { copyFile, mkdir, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../build/shared/project';
import { createSandbox, type Sandbox } from '../../sandbox/create-sandbox';
import { startServer } from '../../sandbox/serve';
import { ensureProgram, nginx } from '../debian/ensure-program';
import { e2eMerchants } from '../e2e/sites';
import { freePorts } from '../setup/free-ports';
import { type Answer, type Asked, ask } from './ask';
import { makeCertificate } from './certificate';
import { type Place, placedMall, withAddresses } from './placed-config';
import { loopbackAddresses, runNginx } from './run-nginx';
import { startTellingBackend } from './telling-backend';

/**
 * One nginx with two built malls. The first has the sandbox as its backend, the second a backend that reports what it
 * gets, over TLS.
 */
export interface Hosting {
  /** The output of `nginx -t`. */
  verdict: string;
  malls: readonly [Mall, Mall];
  sandbox: Sandbox;
  /** Where the sandbox listens. */
  sandboxAddress: string;
  /** The hosts of the requests to the second mall's backend. */
  backendHosts: readonly string[];
  /** The loopback addresses that nginx listens on. */
  addresses: readonly string[];
  /** Sends a request to nginx, over TLS if there is a `tlsHost`. */
  ask: (asked: Asked) => Promise<Answer>;
  /** What a browser needs to open the malls. */
  https: number;
  spki: string;
  stop: () => Promise<void>;
}

export interface Mall {
  id: string;
  host: string;
  /** The built site. */
  folder: string;
}

/** A host name of the greatest possible length. */
export const longestHost = [63, 63, 63, 61].map((length) => 'm'.repeat(length)).join('.');

/**
 * @param sites the folder with the built sites of both malls
 * @param newer a later release of another mall, whose server block stays that of its site in `sites`
 */
export async function startHosting(sites: string, newer?: Pick<Mall, 'id' | 'folder'>): Promise<Hosting> {
  const program = await ensureProgram(nginx);
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'nginx-')));
  const merchants = await e2eMerchants();
  const mallOf = (id: string): Mall => {
    const host = merchants.find((merchant) => merchant.id === id)?.hosts[0];
    if (!host) throw new Error(`The mall ${id} has no host.`);
    return { id, host, folder: join(sites, id) };
  };
  const malls = [mallOf('10072'), mallOf('10070')] as const;
  const sandbox = await createSandbox({ db: ':memory:', merchants });
  const server = await startServer({ root: sites, sandbox, merchants, port: 0 });
  const [http, https] = await freePorts(2);
  const hosts = merchants.flatMap((merchant) => merchant.hosts);
  const certificate = await makeCertificate(folder, hosts);
  const backend = await startTellingBackend(certificate);
  const place: Place = { addresses: loopbackAddresses(), http, https, certificate };
  await mkdir(join(folder, 'malls'));
  const configOf = async ({ id, folder: site }: Mall, backend: string, root = site) => {
    const locations = join(folder, `malls/${id}.locations`);
    await copyFile(join(site, `${id}.locations`), locations);
    const config = await readFile(join(site, 'nginx.conf'), 'utf8');
    return placedMall({ config, locations, folder: root, backend }, place);
  };
  const defaultServer = await readFile(join(projectRoot, 'templates/hosting/default-server.conf'), 'utf8');
  // The default server comes last, so that its place is not the reason why it is the default.
  const files = {
    'a.conf': await configOf(malls[1], backend.address),
    'b.conf': await configOf(malls[0], `http://127.0.0.1:${server.port}`),
    'c.conf': withAddresses(`server {\n  listen 80;\n  server_name ${longestHost};\n  return 204;\n}`, place),
    ...(newer && { 'd.conf': await configOf(mallOf(newer.id), backend.address, newer.folder) }),
    'z.conf': withAddresses(defaultServer, place),
  };
  const running = await runNginx(program, folder, files);
  return {
    verdict: running.verdict,
    malls,
    sandbox,
    sandboxAddress: `http://127.0.0.1:${server.port}`,
    backendHosts: backend.hosts,
    addresses: place.addresses.map((address) => address.replace(/[[\]]/g, '')),
    ask: (asked) => ask({ host: '127.0.0.1', port: asked.tlsHost === undefined ? http : https, ...asked }),
    https,
    spki: certificate.spki,
    stop: async () => {
      await running.stop();
      await backend.close();
      await server.close();
      await sandbox.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
