import type { Core } from '../core/core';
import type { FileEntry } from '../core/site-file';
import { isKeptAsset } from '../core/worker-code';

/**
 * The site's own service worker: what differs from other sites, and one line that imports the shared code
 * (docs/decisions/0066-own-bytes.md).
 */
export function serviceWorker(core: Core, carried: readonly FileEntry[], made: readonly FileEntry[]): string {
  const own = JSON.stringify(ownFiles(core, carried, made));
  const code = JSON.stringify(`/${core.serviceWorker}`);
  return [
    `self.site=${own};`,
    `const code=${code};`,
    // The site's headers ask for a policy where a string becomes the address of a script. This one allows one address.
    "self.trustedTypes?.createPolicy('default',{createScriptURL:()=>code});",
    'importScripts(code);\n',
  ].join('\n');
}

/**
 * What the site's own service worker tells the code that all sites share (src/service-worker.ts). Files for servers,
 * launchers and crawlers are left out, because the app never asks for them.
 */
export function ownFiles(
  { files, serviceWorker }: Pick<Core, 'files' | 'serviceWorker'>,
  carried: readonly FileEntry[],
  made: readonly FileEntry[],
) {
  const there = new Set(carried.map(({ path }) => path));
  return {
    /** Shared files that this site does not carry. */
    without: files
      .filter((file) => isKeptAsset(file) && !there.has(file.path) && file.path !== serviceWorker)
      .map(({ path }) => `/${path}`)
      .sort(),
    /** Files that only this site has. `revision` tells their versions apart where the name carries no hash. */
    files: made
      .filter((file) => isKeptAsset(file) || /^(index\.html|manifest\.webmanifest)$/.test(file.path))
      .map(({ path, sha256 }) => ({
        url: `/${path}`,
        revision: path.startsWith('assets/') ? null : sha256.slice(0, 16),
      }))
      .sort((one, other) => (one.url < other.url ? -1 : 1)),
  };
}
