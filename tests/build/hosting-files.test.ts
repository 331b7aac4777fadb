import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { merchantSchema } from '@/brand/merchant-schema';
import { brandOf } from '../../build/brand/brand-of';
import { hostingFiles } from '../../build/brand/hosting';
import { cacheControl, securityHeaders } from '../../build/brand/security-headers';
import { loadTemplates } from '../../build/brand/templates';
import { projectRoot } from '../../build/shared/project';
import { headersFor, parseHeadersFile } from '../../sandbox/server/site/headers-file';

const templates = await loadTemplates();

/** The hosting files of a merchant with its backend and pictures on these hosts. */
const pageScript = 'start()';

interface Given {
  apiBaseUrl?: string;
  maps?: object;
  push?: object;
  android?: object;
}

function filesFor(imageHosts: readonly string[], { apiBaseUrl = '/api', android, ...others }: Given = {}) {
  const integrations = { images: { hosts: [...imageHosts] }, ...others };
  const config = merchantSchema.parse({ name: 'Mall', hosts: ['mall.example'], integrations, android });
  const environment = { apiBaseUrl, payloadKey: 'key', pushPublicKey: '' };
  const brand = brandOf({ id: '1', config, logo: Buffer.alloc(0) }, environment, '/logo.svg');
  const made = hostingFiles(templates, brand, config, pageScript).map(
    ({ path, bytes }) => [path, bytes.toString()] as const,
  );
  return { files: new Map(made), headers: securityHeaders(brand, imageHosts, pageScript) };
}

const { files, headers: secure } = filesFor(['cdn.mall.example']);
const headersFile = files.get('_headers') ?? '';
const nginx = files.get('nginx.conf') ?? '';
const defaultServer = await readFile(join(projectRoot, 'templates/hosting/default-server.conf'), 'utf8');

interface Rule {
  path: string;
  lines: string[];
}

/** A path begins at the start of a line. Other lines belong to the path before them. All hosts agree on this. */
const rules = headersFile.split('\n').reduce<Rule[]>((read, line) => {
  const text = line.trim();
  if (text.startsWith('/')) read.push({ path: text, lines: [] });
  else if (text !== '' && !text.startsWith('#')) read.at(-1)?.lines.push(text);
  return read;
}, []);

/** A rule's path means itself, or everything below it. */
function matching(path: string): Rule[] {
  return rules.filter((rule) => rule.path === path || path.startsWith(rule.path.replace(/\*$/, '')));
}

/** Name in small letters, and value. The value is empty if the line has none. */
function split(line: string): [name: string, value: string] {
  const [, name = '', value = ''] = /^([^:]*):?(.*)$/.exec(line) ?? [];
  return [name.trim().toLowerCase(), value.trim()];
}

/** How a host reads `_headers`. Hosts differ if two rules name the same header. */
const readings: Record<string, (path: string) => Record<string, string>> = {
  'a host that takes back what `!` names, and joins what two rules set (Cloudflare Pages)': (path) => {
    const headers = new Headers();
    for (const line of matching(path).flatMap(({ lines }) => lines)) {
      if (line.startsWith('!')) headers.delete(line.slice(1).trim());
      else headers.append(...split(line));
    }
    return Object.fromEntries(headers);
  },
  'a host that skips lines without a colon, and where the last rule wins (Netlify)': (path) =>
    Object.fromEntries(
      matching(path)
        .flatMap(({ lines }) => lines.filter((line) => line.includes(':')))
        .map(split),
    ),
  'npm start': (path) => Object.fromEntries(headersFor(parseHeadersFile(headersFile), path)),
};

describe.each(Object.entries(readings))('_headers, as read by %s', (_host, headersOf) => {
  it.each([
    ['/', cacheControl.rest],
    ['/index.html', cacheControl.rest],
    ['/dashboard', cacheControl.rest],
    ['/product/12', cacheControl.rest],
    ['/service-worker.js', cacheControl.rest],
    ['/manifest.webmanifest', cacheControl.rest],
    ['/icons/maskable-512.png', cacheControl.rest],
    ['/assets/app-1.js', cacheControl.assets],
    ['/assets/fonts/a-1.woff2', cacheControl.assets],
  ])('give %s every security header and "%s"', (path, kept) => {
    expect(headersOf(path)).toEqual({
      ...Object.fromEntries(Object.entries(secure).map(([name, value]) => [name.toLowerCase(), value])),
      'cache-control': kept,
    });
  });
});

it('_headers stays within the limits of Cloudflare Pages, 100 rules and 2,000 characters a line, even with the most and longest hosts', () => {
  const long = (letter: string) => `${letter.repeat(60)}.${letter.repeat(11)}.example`; // 80 characters
  const host = (letter: string) => `${letter.repeat(42)}.example`; // 500 characters together
  const app = { apiKey: 'AIzaSy0123456789012345', projectId: 'the-mall', messagingSenderId: '1234567890' };
  const tileUrl = `https://{s}.${long('m').slice(4)}:65535/{z}/{x}/{y}`;
  const made = filesFor([...'abcdefghij'].map(host), {
    apiBaseUrl: `https://${long('k')}:65535/v1`,
    maps: { tileUrl, attribution: 'Test' },
    push: { provider: 'fcm', ...app, appId: '1:1234567890:web:0a1b2c', vapidKey: `B${'A'.repeat(86)}` },
  });
  const most = made.files.get('_headers') ?? '';
  for (const part of [host('j'), long('k'), long('m').slice(4), 'fcmregistrations'])
    expect(most).toContain(part);
  for (const line of most.split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
  expect(rules.length).toBeLessThanOrEqual(100);
});

const redirects = (files.get('_redirects') ?? '').split('\n').filter((line) => line.startsWith('/'));

/** How a static host answers with these files of a site: status and file. */
const hosts: Record<string, (paths: readonly string[], address: string) => [number, string]> = {
  // A file, else the nearest 404.html above it, else the page: it leaves out lines with 404, and such as end in a circle.
  'Cloudflare Pages': (paths, address) => {
    if (paths.includes(address.slice(1))) return [200, address.slice(1)];
    for (let folder = address.slice(1); folder.includes('/'); ) {
      folder = folder.slice(0, folder.lastIndexOf('/'));
      if (paths.includes(`${folder}/404.html`)) return [404, `${folder}/404.html`];
    }
    return [200, 'index.html'];
  },
  // A file, else the first line that fits.
  Netlify: (paths, address) => {
    if (paths.includes(address.slice(1))) return [200, address.slice(1)];
    for (const [from = '', to = '', status] of redirects.map((line) => line.split(/ +/))) {
      if (from === address || (from.endsWith('*') && address.startsWith(from.slice(0, -1))))
        return [Number(status), to.slice(1)];
    }
    return [404, ''];
  },
};

describe.each(Object.entries(hosts))('%s', (_name, answer) => {
  const fingerprints = [Array<string>(32).fill('0F').join(':')];
  const pathsWith = (android?: object) => [
    'index.html',
    'assets/a.js',
    ...filesFor([], { android }).files.keys(),
  ];

  it('answers with 404 where an asset is missing, and leaves other unknown addresses to the app', () => {
    expect(answer(pathsWith(), '/assets/a.js')).toEqual([200, 'assets/a.js']);
    expect(answer(pathsWith(), '/assets/gone.js')).toEqual([404, 'assets/404.html']);
    expect(answer(pathsWith(), '/redeem')).toEqual([200, 'index.html']);
    expect(files.get('assets/404.html')).toContain('Not found');
  });

  it('serves assetlinks.json of a mall with fingerprints, and a 404 of every other one', () => {
    const address = '/.well-known/assetlinks.json';
    const packageId = 'in.the_mall.rewards';
    expect(answer(pathsWith({ packageId, fingerprints }), address)).toEqual([200, address.slice(1)]);
    for (const android of [undefined, { packageId }, { packageId, fingerprints: [] }])
      expect(answer(pathsWith(android), address)).toEqual([404, '.well-known/404.html']);
  });
});

it('assetlinks.json ties the package and all its keys to the site', () => {
  const android = {
    packageId: 'in.the_mall.rewards',
    fingerprints: ['0F', 'A0'].map((pair) => Array<string>(32).fill(pair).join(':')),
  };
  const text = filesFor([], { android }).files.get('.well-known/assetlinks.json') ?? '';
  expect(JSON.parse(text)).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'in.the_mall.rewards',
        sha256_cert_fingerprints: android.fingerprints,
      },
    },
  ]);
});

it('a share that no service worker catches leads to the screen of bills, before the page answers for every address', () => {
  // Cloudflare Pages and Netlify follow such a line for a POST too, and answer 405 where a line gives a file.
  expect(redirects[0]).toBe('/share-bill  /submit-bill  303');
});

describe('the default server of nginx', () => {
  const listens = (text: string) => [...text.matchAll(/^ *listen (\S+?)( .*)?;$/gm)];

  it('answers on every address that a mall listens on, and on the same of port 443', () => {
    const defaults = listens(defaultServer)
      .filter(([line]) => line.includes(' default_server;'))
      .map(([, address]) => address);
    const addresses = listens(nginx).map(([, address]) => address ?? '');
    expect(addresses).toHaveLength(2);
    expect(defaults).toEqual([...addresses, ...addresses.map((address) => address.replace('80', '443'))]);
  });

  it('is not part of a site, because nginx refuses a second one on the same machine', () => {
    expect(nginx).not.toContain('default_server');
    expect([...files.keys()].filter((path) => path.endsWith('.conf'))).toEqual(['nginx.conf']);
  });
});
