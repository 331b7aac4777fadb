import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { madeFile } from '../core/site-file';
import { serviceWorker } from './service-worker';

const shared = [
  'assets/a-1.js',
  'assets/a-1.js.br',
  'assets/b-1.js',
  'assets/service-worker-1.js',
  'robots.txt',
];
const files = shared.map((path) => ({ ...madeFile(path, path), source: path }));
const core = {
  hash: '',
  chunks: [],
  entryCss: '',
  page: { script: '', login: '' },
  files,
  serviceWorker: 'assets/service-worker-1.js',
};
const own = ['assets/logo-1.svg', 'index.html', 'index.html.br', 'icons/icon-512.png'].map((path) =>
  madeFile(path, path),
);

/** Runs the script of a site that carries these files. `policy` is what the browser asks of addresses of scripts. */
function run(
  carried: typeof files,
  createPolicy?: (name: string, policy: { createScriptURL(): string }) => void,
) {
  const imported: string[] = [];
  const self = { ...(createPolicy && { trustedTypes: { createPolicy } }) };
  const importScripts = (address: string) => imported.push(address);
  runInNewContext(serviceWorker(core, carried, own), { self, importScripts });
  return { imported, ...self } as { imported: string[]; site?: unknown };
}

it('imports the shared code after it has named the own files, with a revision where the name has no hash', () => {
  const { imported, site } = run(files);
  expect(imported).toEqual(['/assets/service-worker-1.js']);
  expect(JSON.parse(JSON.stringify(site))).toEqual({
    without: [],
    files: [
      { url: '/assets/logo-1.svg', revision: null },
      { url: '/index.html', revision: own[1]?.sha256.slice(0, 16) },
    ],
  });
});

it('names the shared files that this site does without', () => {
  expect(run(files.filter(({ path }) => !path.startsWith('assets/b-1')))).toMatchObject({
    site: { without: ['/assets/b-1.js'] },
  });
});

it('allows the address of the shared code alone where the browser asks for a policy', () => {
  const policies: [string, string][] = [];
  run(files, (name, { createScriptURL }) => policies.push([name, createScriptURL()]));
  expect(policies).toEqual([['default', '/assets/service-worker-1.js']]);
});
