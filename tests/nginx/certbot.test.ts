import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { merchantSchema } from '@/brand/merchant-schema';
import { hostingFiles } from '../../build/brand/hosting';
import { loadTemplates } from '../../build/brand/templates';
import { projectRoot } from '../../build/shared/project';
import { temporaryFolder } from '../build/harness';
import { ensureProgram, nginx } from '../debian/ensure-program';
import { testBrand } from '../setup/brand';
import { freePorts } from '../setup/free-ports';
import { afterCertbot, certbotOptions } from './after-certbot';
import { ask } from './ask';
import { makeCertificate } from './certificate';
import { type Place, withAddresses } from './placed-config';
import { loopbackAddresses, type RunningNginx, runNginx } from './run-nginx';

const malls = [
  { id: '36', hosts: ['a.mall.example', 'b.mall.example'] },
  { id: '37', hosts: ['c.mall.example'] },
] as const;

let folder: string;
let place: Place;
let running: RunningNginx | undefined;

beforeEach(async () => {
  folder = await temporaryFolder();
  for (const each of ['malls', 'sites', 'nginx']) await mkdir(join(folder, each));
  const certificate = await makeCertificate(
    folder,
    malls.flatMap(({ hosts }) => hosts),
  );
  const [http, https] = await freePorts(2);
  place = { addresses: loopbackAddresses(), http, https, certificate };
  await writeFile(join(folder, 'options.conf'), certbotOptions);
});

afterEach(async () => {
  await running?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The files for nginx that a build makes for a mall. */
async function built({ id, hosts }: (typeof malls)[number]) {
  const config = merchantSchema.parse({ name: 'A Mall', hosts });
  const files = hostingFiles(await loadTemplates(), testBrand({ merchantId: id }), config, []);
  const text = (path: string) => files.find((file) => file.path === path)?.bytes.toString() ?? '';
  return { block: text('nginx.conf'), locations: text(`${id}.locations`) };
}

/** Puts a release in place as a deploy does: a new folder, and the link to it. */
async function deploy(id: string, words: string, number: number): Promise<void> {
  const site = join(folder, 'sites', `${id}-${number}`);
  await mkdir(join(site, 'assets'), { recursive: true });
  await writeFile(join(site, 'index.html'), words);
  await symlink(site, join(folder, 'next'));
  await rename(join(folder, 'next'), join(folder, 'sites', id));
}

async function start(texts: readonly string[]): Promise<void> {
  const program = await ensureProgram(nginx);
  const files = Object.fromEntries(texts.map((text, index) => [`${index}.conf`, text]));
  running = await runNginx(program, join(folder, 'nginx'), files);
  expect(running.verdict).not.toMatch(/\[(warn|error|crit|alert|emerg)\]/);
}

const over = (host: string, path: string, scheme: 'http' | 'https') =>
  ask({
    host: '127.0.0.1',
    port: place[scheme],
    path,
    headers: { host },
    ...(scheme === 'https' && { tlsHost: host }),
  });

/** Both blocks and the default server, certified and with the places of this test. */
async function blocks(): Promise<string[]> {
  const { certificate, key } = place.certificate;
  const options = join(folder, 'options.conf');
  const changed = await Promise.all(
    malls.map(async (mall, index) => {
      const { block } = await built(mall);
      return afterCertbot(block, { hosts: mall.hosts, certificate, key, options, isFirst: index === 0 });
    }),
  );
  const defaultServer = await readFile(join(projectRoot, 'templates/hosting/default-server.conf'), 'utf8');
  return [...changed, defaultServer].map((block) =>
    withAddresses(block, place)
      .replace('/etc/nginx/malls/', `${folder}/malls/`)
      .replace('/srv/sites/', `${folder}/sites/`),
  );
}

it("a block with certbot's changes outlives deploys and the locations of a later build", async () => {
  const all = await blocks();
  const copied = (id: string) => join(folder, 'malls', `${id}.locations`);
  for (const mall of malls) {
    await writeFile(copied(mall.id), (await built(mall)).locations);
    await deploy(mall.id, `first of ${mall.id}`, 1);
  }
  await start(all);
  const page = async (host: string) => {
    const { status, headers, body } = await over(host, '/dashboard', 'https');
    return [status, body.toString(), headers['cache-control']];
  };
  for (const { id, hosts } of malls) {
    for (const host of hosts) {
      expect(await page(host)).toEqual([200, `first of ${id}`, 'no-cache']);
      expect((await over(host, '/assets/gone.js', 'https')).headers['cache-control']).toBe('no-store');
      const { status, headers } = await over(host, '/dashboard?x=1', 'http');
      expect([status, headers.location]).toEqual([301, `https://${host}/dashboard?x=1`]);
    }
  }
  await expect(over('evil.example', '/', 'http')).rejects.toMatchObject({ code: 'ECONNRESET' });
  await expect(over('evil.example', '/', 'https')).rejects.toThrow(/unrecognized name/);

  await deploy('36', 'second of 36', 2);
  expect(await page('b.mall.example')).toEqual([200, 'second of 36', 'no-cache']);

  const { locations } = await built(malls[0]);
  await writeFile(copied('36'), locations.replace('"no-cache"', '"no-cache, must-revalidate"'));
  await running?.stop();
  await start(all);
  expect(await page('a.mall.example')).toEqual([200, 'second of 36', 'no-cache, must-revalidate']);
  expect(await page('c.mall.example')).toEqual([200, 'first of 37', 'no-cache']);
});
