import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backendFault } from '../../build/environment/environment';
import { build, contents, faultsOf, precached, temporaryFolder, tinyApp, writeMerchant } from './harness';

let folder: string;
const app = tinyApp();
let files: Map<string, Buffer>;

const text = (path: string, of = files) => of.get(path)?.toString('utf8') ?? '';
const policy = () =>
  /http-equiv="Content-Security-Policy" content="(.*)"/.exec(text('index.html'))?.[1] ?? '';
const json = (path: string) => JSON.parse(text(path));

beforeAll(async () => {
  folder = await temporaryFolder();
  await writeMerchant(join(folder, 'merchants'), '501', {
    name: 'Test Plaza',
    description: 'Points at Test Plaza.',
    program: { name: 'Plaza Points' },
    theme: { palette: { primaryOrange: '#7a1fa2', top: '#fdf7ff', globalBackground: '#faf5fc' } },
    manifest: { language: 'hi-IN', categories: ['shopping'], shortName: 'Plaza' },
    api: { baseUrl: 'https://api.test-plaza.example/v2/' },
    texts: { 'page.notStarted': 'Ask <us>.' },
    integrations: { images: { hosts: ['cdn.test-plaza.example'] } },
  });
  await writeMerchant(join(folder, 'merchants'), '502');
  await build({ ...app, merchants: join(folder, 'merchants'), out: join(folder, 'dist') });
  files = await contents(join(folder, 'dist/501'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('index.html', () => {
  it('names the title, description, language, theme colour, icons, manifest and what a shared link shows', () => {
    const html = text('index.html');
    expect(html).toContain('<html lang="hi-IN" dir="ltr"');
    expect(html).toContain('<title>Plaza Points</title>');
    expect(html).toContain('<meta name="description" content="Points at Test Plaza.">');
    expect(html).toContain('<meta name="theme-color" content="#fdf7ff">');
    expect(html).toContain('<meta name="apple-mobile-web-app-title" content="Plaza"');
    expect(html).toContain('<meta property="og:title" content="Plaza Points">');
    expect(html).toContain('<meta property="og:description" content="Points at Test Plaza.">');
    expect(html).toContain('<meta property="og:image" content="https://mall-501.example/share.png">');
    expect(files.has('share.png')).toBe(true);
    expect(precached(files)).not.toContain('share.png');
    expect(html).toContain('rel="manifest" href="/manifest.webmanifest"');
    expect(html).toContain('rel="apple-touch-icon" href="/icons/apple-touch-icon.png"');
  });

  it('says its policy before everything that it is about, with the hosts of the mall', () => {
    expect(text('index.html')).toMatch(
      /^<!doctype html>\n<html [^>]*>\n<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="[^"]+">\n/,
    );
    for (const host of ['api', 'cdn']) expect(policy()).toContain(` https://${host}.test-plaza.example`);
  });

  it('preloads the entry and all its imports, and loads no missing file', () => {
    const html = text('index.html');
    const preloads = [...html.matchAll(/rel="modulepreload" href="\/([^"]+)"/g)].map(([, path = '']) => path);
    const loaded = [...html.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, path = '']) => path);
    const [, entry = ''] = /<script type="module" src="\/([^"]+)">/.exec(html) ?? [];
    const imports = [...text(entry).matchAll(/from\s*["']\.\/([^"']+)["']/g)].map(
      ([, name]) => `assets/${name}`,
    );
    expect(imports).not.toEqual([]);
    expect(preloads).toEqual(expect.arrayContaining([entry, ...imports]));
    expect(preloads.map((path) => text(path)).join()).toContain('the login screen');
    expect(preloads.map((path) => text(path)).join()).not.toContain('the offers screen');
    expect(loaded.filter((path) => !files.has(path))).toEqual([]);
  });

  it('has one inline script, which the policy names by its hash, and no inline event handler', () => {
    const html = text('index.html');
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(scripts).toEqual([
      expect.stringMatching(/^ defer src="\/assets\/not-started-[0-9a-f]{16}\.js"$/),
      expect.stringMatching(/^ type="module" src="\/assets\//),
      ' type="application/json" id="brand"',
      ' type="application/json" id="screen-files"',
      '',
    ]);
    const [, inline = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
    const hash = createHash('sha256').update(inline).digest('base64');
    expect(policy()).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(html).not.toMatch(/\son\w+=/);
  });

  it('paints logo and name in the brand before any script runs, and has a text for browsers without scripts', () => {
    const root = /<div id="root">([\s\S]*)<noscript>(.*)<\/noscript>/.exec(text('index.html'));
    expect(root?.[1]).toContain('Plaza Points');
    expect(root?.[1]).toMatch(/<img src="\/assets\/logo-[0-9a-f]{16}\.svg"/);
    expect(root?.[2]).toContain('needs JavaScript');
    expect(text('index.html')).toContain('--brand-primary:#7a1fa2');
  });

  it('has a text for browsers in which the app does not start, in the mall’s own wording if it has one', async () => {
    const hidden = (of: string) => /<p [^>]*id="not-started" hidden>(.*)<\/p>/.exec(of)?.[1];
    expect(hidden(text('index.html'))).toBe('Ask &lt;us&gt;.');
    const other = await contents(join(folder, 'dist/502'));
    expect(hidden(text('index.html', other))).toContain('needs iOS 16');
  });

  it('carries the entry’s rules inline, so that no style sheet delays the first paint', () => {
    const html = text('index.html');
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"([^>]*)>/g)];
    expect(sheets.length).toBeGreaterThan(0);
    for (const [, path = '', attributes] of sheets) {
      expect(html).toContain(text(path).trim());
      expect(attributes).toBe(' disabled');
    }
  });
});

describe('manifest.webmanifest', () => {
  it('makes the site installable under its own name and colours', () => {
    expect(json('manifest.webmanifest')).toMatchObject({
      id: '/',
      scope: '/',
      start_url: '/',
      name: 'Plaza Points',
      short_name: 'Plaza',
      description: 'Points at Test Plaza.',
      lang: 'hi-IN',
      dir: 'ltr',
      display: 'standalone',
      orientation: 'portrait',
      theme_color: '#fdf7ff',
      background_color: '#faf5fc',
      categories: ['shopping'],
    });
  });

  it('offers icons of every purpose, in the sizes that it names', async () => {
    const { icons, shortcuts } = json('manifest.webmanifest');
    const all = [...icons, ...shortcuts.flatMap((shortcut: { icons: unknown[] }) => shortcut.icons)];
    expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual([
      'any',
      'any',
      'maskable',
      'monochrome',
    ]);
    for (const { src, sizes } of all) {
      const { width, height, format } = await sharp(files.get(src.slice(1))).metadata();
      expect(`${format} ${width}x${height}`, src).toBe(`png ${sizes}`);
    }
  });
});

describe('service-worker.js', () => {
  const code = () => /const code="\/(.*?)"/.exec(text('service-worker.js'))?.[1] ?? '';

  it('precaches the page, the manifest and every asset of this site that the app loads, and nothing else', () => {
    const assets = [...files.keys()].filter((path) => /^assets\/.*(?<!\.br|\.gz)$/.test(path));
    const unneeded = [code(), 'assets/404.html']; // the latter is for static hosts
    const wanted = [...assets, 'index.html', 'manifest.webmanifest'].filter(
      (path) => !unneeded.includes(path),
    );
    expect(precached(files).sort()).toEqual(wanted.sort());
  });

  it('is a classic script that imports the code that all sites share, with its list filled in', () => {
    expect(code()).toMatch(/^assets\/service-worker-[0-9a-f]{16}\.js$/);
    for (const path of ['service-worker.js', code()]) {
      expect(text(path), path).not.toContain('__WB_MANIFEST');
      expect(text(path), path).not.toMatch(/^\s*(import|export)\b/m);
    }
  });
});

it('no file or folder of a site can be the path of its backend', () => {
  const names = new Set([...files.keys(), 'kept.json'].map((path) => path.split('/')[0]));
  expect(names.size).toBeGreaterThan(10);
  for (const name of names) expect(backendFault(`/${name}`), name).toContain('which the site itself answers');
});

describe('build.json', () => {
  it('lists every file except itself with its size and hash', async () => {
    expect(await faultsOf(join(folder, 'dist/501'))).toEqual([]);
    const { files: listed, ...about } = json('build.json');
    expect(about).toEqual({
      merchant: '501',
      config: expect.stringMatching(/^[0-9a-f]{64}$/),
      core: expect.stringMatching(/^[0-9a-f]{64}$/),
      hosts: ['mall-501.example'],
      made: { page: expect.stringMatching(/^[0-9a-f]{32}$/), texts: expect.any(String) },
      tools: { builder: expect.any(String), node: process.versions.node, vite: expect.any(String) },
    });
    expect(listed.map(({ path }: { path: string }) => path)).toEqual(
      [...files.keys()].filter((path) => path !== 'build.json').sort(),
    );
  });

  it('says which files only this mall has', () => {
    const own = json('build.json')
      .files.filter((file: { own?: true }) => file.own)
      .map(({ path }: { path: string }) => path);
    expect(own).toEqual(expect.arrayContaining(['index.html', 'index.html.br', 'service-worker.js']));
    const alone = own.filter((path: string) => !/404\.html$/.test(path));
    expect(alone.some((path: string) => text('service-worker.js').includes(`const code="/${path}"`))).toBe(
      false,
    );
    expect(own.length).toBeLessThan(files.size - 10);
  });

  it('names the path of a backend on the mall’s own origin', async () => {
    const record = text('build.json', await contents(join(folder, 'dist/502')));
    expect(JSON.parse(record)).toMatchObject({ merchant: '502', api: '/api' });
  });

  it('finds .br and .gz beside every text file from 1 KiB up', () => {
    const textual = [...files].filter(([path]) => /\.(html|js|css|svg|webmanifest|txt)$/.test(path));
    const large = textual.filter(([, bytes]) => bytes.length >= 1024);
    expect(large.length).toBeGreaterThan(3);
    for (const [path, bytes] of large) {
      expect(brotliDecompressSync(files.get(`${path}.br`) ?? Buffer.alloc(0)).equals(bytes), path).toBe(true);
      expect(gunzipSync(files.get(`${path}.gz`) ?? Buffer.alloc(0)).equals(bytes), path).toBe(true);
    }
  });
});
