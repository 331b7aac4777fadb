import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hostingFiles } from '../../build/brand/hosting';
import { cacheControl, securityHeaders, serverPolicies } from '../../build/brand/security-headers';
import { loadTemplates } from '../../build/brand/templates';
import { projectRoot } from '../../build/shared/project';
import { headersFor, parseHeadersFile } from '../../serve/headers-file';
import { madeBrand } from '../setup/branded';

const templates = await loadTemplates();

/** Files of a site, such as it has beside those for servers. */
const others = [
  'assets/app-1.js',
  'icons/icon-192.png',
  'index.html',
  'index.html.br',
  'manifest.webmanifest',
  'service-worker.js',
  'service-worker.js.gz',
].map((path) => ({ path }));

/** The hosting files of a merchant with this config and backend. */
function filesFor(changes: object = {}, apiBaseUrl = '/api') {
  const { brand, config } = madeBrand(changes, apiBaseUrl);
  const made = hostingFiles(templates, brand, config, others);
  return new Map(made.map(({ path, bytes }) => [path, bytes.toString()]));
}

const files = filesFor();
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
  'npm start': (path) => headersFor(parseHeadersFile(headersFile), path),
};

describe.each(Object.entries(readings))('_headers, as read by %s', (_host, headersOf) => {
  it.each([
    ['/', 'page', cacheControl.rest],
    ['/index.html', 'page', cacheControl.rest],
    ['/dashboard', 'page', cacheControl.rest],
    ['/product/12', 'page', cacheControl.rest],
    ['/service-worker.js', 'files', cacheControl.rest],
    ['/manifest.webmanifest', 'files', cacheControl.rest],
    ['/build.json', 'files', cacheControl.rest],
    ['/kept.json', 'files', cacheControl.rest],
    ['/icons/maskable-512.png', 'files', cacheControl.rest],
    ['/.well-known/assetlinks.json', 'files', cacheControl.rest],
    ['/assets/app-1.js', 'files', cacheControl.assets],
    ['/assets/fonts/a-1.woff2', 'files', cacheControl.assets],
  ] as const)('give %s every security header, the policy of the %s and "%s"', (path, policy, kept) => {
    const named = { ...securityHeaders, 'content-security-policy': serverPolicies[policy] };
    expect(headersOf(path)).toEqual({
      ...Object.fromEntries(Object.entries(named).map(([name, value]) => [name.toLowerCase(), value])),
      'cache-control': kept,
    });
  });
});

describe('the files for nginx', () => {
  const nginxOf = (made: ReadonlyMap<string, string>) => [made.get('nginx.conf'), made.get('1.locations')];

  it('depend on hosts, id and the path of the backend alone, and so does _headers', () => {
    const app = { apiKey: 'AIzaSy0123456789012345', projectId: 'the-mall', messagingSenderId: '1234567890' };
    const push = {
      provider: 'fcm',
      ...app,
      appId: '1:1234567890:web:0a1b2c',
      vapidKey: `B${'A'.repeat(86)}`,
    };
    const other = {
      name: 'Another Name',
      launch: { from: '2026-01-01', until: '2026-12-31', text: 'We open soon' },
      integrations: {
        images: { hosts: ['cdn.mall.example'] },
        maps: { tileUrl: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Tiles' },
        push,
        telemetry: { url: 'https://metrics.mall.example/app' },
      },
    };
    expect(nginxOf(filesFor(other))).toEqual(nginxOf(files));
    expect(filesFor(other).get('_headers')).toBe(files.get('_headers'));
    const elsewhere = nginxOf(filesFor({}, 'https://one.example/v1'));
    expect(nginxOf(filesFor({}, 'https://two.example/v2'))).toEqual(elsewhere);
    for (const changed of [
      filesFor({ hosts: ['b.example'] }),
      filesFor({}, '/v2'),
      filesFor({}, 'https://one.example'),
    ])
      for (const [at, text] of nginxOf(changed).entries()) expect(text).not.toBe(nginxOf(files)[at]);
  });

  it('let bills of 20 MB through to a backend on the same origin, and wait at least as long as the app', () => {
    const [, api] = /location \^~ \/api\/ \{([^}]*)\}/.exec(nginx) ?? [];
    expect(api).toContain('client_max_body_size 25m;');
    expect(api).toContain('proxy_read_timeout 80s;'); // a request of the app ends after 75 s
  });

  it('leave to the person what a person edits, and include the rest from a folder of its own', () => {
    const [block = '', rest = ''] = nginxOf(files);
    expect(block).toContain('  include /etc/nginx/malls/1.locations;\n');
    const directives = (text: string) => [...text.matchAll(/^ *(\w+) .*[;{]$/gm)].map(([, name]) => name);
    expect(new Set(directives(block).slice(0, 7))).toEqual(
      new Set(['server', 'listen', 'server_name', 'root', 'include', 'location']),
    );
    expect(block).not.toMatch(/add_header|try_files/);
    expect(rest).not.toMatch(/^ *(listen|server_name|root|proxy_pass|ssl_\w+) /m);
    expect(block + rest).not.toContain('Mall');
  });
});

it('_headers stays within the limits of Cloudflare Pages, 100 rules and 2,000 characters a line', () => {
  for (const line of headersFile.split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
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
  const pathsWith = (android?: object) => ['index.html', 'assets/a.js', ...filesFor({ android }).keys()];

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
  const text = filesFor({ android }).get('.well-known/assetlinks.json') ?? '';
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
