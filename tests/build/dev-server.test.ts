import { mkdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDevServer } from '../../build/dev-server';
import { temporaryFolder, writeMerchant } from './harness';
import { linkEachPackage, writeTinyApp } from './tiny-app';

const secret = 'S3CRET-OF-THE-DEVELOPER';

/** Files that no page may load, by their path from the app's folder. */
const secrets = [
  '.env',
  '.env.local',
  '.env-old',
  '.ENV',
  '.npmrc',
  '.git/config',
  '.sandbox/sandbox.db',
  '.sandbox/vapid.json',
  '.cache/notes.txt',
  'dist/1/notes.txt',
  'merchants/2/merchant.json',
  'README.md',
  'src/.env',
  'src/.git/config',
  'src/.sandbox/notes.ts',
  'src/cert.pem',
  'src/private.key',
  '../outside.txt',
];

let root: string;
let server: ViteDevServer;
let port: number;

beforeAll(async () => {
  const folder = await temporaryFolder();
  root = await writeTinyApp(join(folder, 'app'));
  await linkEachPackage(root);
  for (const path of secrets) {
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(join(root, path), secret);
  }
  await writeMerchant(join(root, 'merchants'), '1');
  server = await startDevServer({
    merchants: join(root, 'merchants'),
    id: '1',
    environment: { variables: {}, file: {} },
    root,
    cache: join(root, '.cache'),
    port: 0,
    api: (_request, response) => response.end('the sandbox'),
    onClose: async () => {},
  });
  port = server.config.server.port;
});

afterAll(async () => {
  await server.close();
  await rm(join(root, '..'), { recursive: true, force: true });
});

/** `fetch` would resolve dot segments. */
function get(path: string, headers: Record<string, string> = {}): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    request({ port, path, headers: { host: `1.localhost:${port}`, ...headers } }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    })
      .on('error', reject)
      .end();
  });
}

const everyLetter = (path: string) =>
  path.replace(/[^/]/g, (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** Ways to write the address of a file. Add the next one as a line. */
const writings: [how: string, address: (path: string, absolute: string) => string][] = [
  ['as it is', (path) => `/${path}`],
  ['with two slashes', (path) => `//${path}`],
  ['with a slash behind', (path) => `/${path}/`],
  ['with a dot behind', (path) => `/${path}/.`],
  ['with encoded dots', (path) => `/${path.replaceAll('.', '%2e')}`],
  ['with every letter encoded', (path) => `/${everyLetter(path)}`],
  ['encoded twice', (path) => `/${everyLetter(path).replaceAll('%', '%25')}`],
  ['with encoded slashes', (path) => `/${path.replaceAll('/', '%2f')}`],
  ['with backslashes', (path) => `/${path.replaceAll('/', '\\')}`],
  ['from a folder that is served', (path) => `/src/../${path}`],
  ['from there, encoded', (path) => `/src/%2e%2e/${path}`],
  ['from there, with an encoded slash', (path) => `/src/..%2f${path}`],
  ['from the packages', (path) => `/node_modules/../${path}`],
  ['from what Vite prepared', (path) => `/node_modules/.vite/deps/../../../${path}`],
  ['as a module', (path) => `/${path}?import`],
  ['as text', (path) => `/${path}?raw`],
  ['as text of a module', (path) => `/${path}?import&raw`],
  ['as text, with marks behind', (path) => `/${path}?raw??`],
  ['as text of a module, with marks behind', (path) => `/${path}?import&raw??`],
  ['as an address', (path) => `/${path}?url`],
  ['as an inlined address', (path) => `/${path}?import&inline&url`],
  ['as an inlined picture', (path) => `/${path}?import&inline=1.svg?.wasm?init`],
  ['as a picture', (path) => `/${path}?.svg?.wasm?init`],
  ['as a style', (path) => `/${path}?direct&lang.css`],
  ['as a worker', (path) => `/${path}?worker&inline`],
  ['as a page', (path) => `/${path}?html-proxy&index=0.js`],
  ['with its map', (path) => `/${path}.map`],
  ['by its absolute path', (_path, absolute) => `/@fs${absolute}`],
  ['by its absolute path, with two slashes', (_path, absolute) => `/@fs/${absolute}`],
  ['by its absolute path, as text', (_path, absolute) => `/@fs${absolute}?import&raw??`],
  ['by its absolute path, inlined', (_path, absolute) => `/@fs${absolute}?import&inline=1.svg?.wasm?init`],
  ['by its absolute path, encoded', (_path, absolute) => `/@fs/${everyLetter(absolute.slice(1))}`],
  ['by its absolute path, from src', (path) => `/@fs${root}/src/../${path}`],
  ['by its absolute path, from src, encoded', (path) => `/@fs${root}/src/%2e%2e/${path}`],
  ['by its absolute path, from elsewhere', (_path, absolute) => `/x/@fs${absolute}`],
  ['by its name as a module', (_path, absolute) => `/@id/${absolute}?raw`],
  ['by its hidden name as a module', (_path, absolute) => `/@id/__x00__${absolute}?raw`],
];

describe('the dev server', () => {
  it('serves the page, the app’s modules, Vite’s client and the backend', async () => {
    const page = await get('/login', { accept: 'text/html' });
    expect(page).toMatchObject({ status: 200, body: expect.stringContaining('src="/src/main.tsx"') });
    expect(page.body).not.toContain('Content-Security-Policy'); // hot reload needs inline scripts
    expect((await get('/src/shared.ts')).body).toContain('carried by everybody');
    expect((await get('/robots.txt')).body).toContain('User-agent');
    expect((await get('/@vite/client')).body).toContain('full-reload');
    expect((await get('/api/banners')).body).toBe('the sandbox');
  });

  it.each(secrets)('never serves %s, in any spelling of its address', async (path) => {
    const shown: string[] = [];
    for (const [how, address] of writings) {
      const { body } = await get(address(path, join(root, path)));
      if (body.includes(secret) || body.includes(Buffer.from(secret).toString('base64'))) shown.push(how);
    }
    expect(shown).toEqual([]);
  });
});
