import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { mapBounded } from '../shared/map-bounded';
import { chunksOf } from './chunk';
import { compressedShared } from './compress';
import type { PageParts } from './core';
import { describeCore } from './core-cache';
import { listFiles } from './list-files';
import type { Memo } from './memo';
import { pageLinks } from './page-links';
import { routeScreensFile } from './route-screens';
import { byPath, type MadeFile, madeFile } from './site-file';
import { coreSite } from './tidy-cache';
import { pagePartsFile, type ViteRun } from './vite-run';
import { workerCode } from './worker-code';

/** Where Vite describes what it emitted, and the service worker with its list of files left open. */
const viteFolder = '.vite';
const viteManifestFile = `${viteFolder}/manifest.json`;
const serviceWorkerFile = 'service-worker.js';

/**
 * Turns Vite's output into a core: checks that the promised browsers can run it, takes out the manifest, makes the
 * service worker a shared asset, adds compressed copies, makes the files read-only. It begins while the service worker
 * still compiles. Throws what Vite throws, and `Failure` when a promised browser could not run the core.
 */
export async function finishCore(
  { folder, written, ended }: Pick<ViteRun, 'written' | 'ended'> & { folder: string },
  memo: Memo,
): Promise<void> {
  const site = join(folder, coreSite);
  const checker = import('./browsers/check-browsers'); // only here, because most builds find a core
  const check = async (files: readonly MadeFile[]) => (await checker).browserFindings(files);
  await written;
  const app = await readApp(site);
  const read = async (file: string) => JSON.parse(await readFile(join(site, file), 'utf8'));
  const chunks = chunksOf(await read(viteManifestFile), await read(routeScreensFile));
  const first = new Set(pageLinks(chunks).preloads);
  // Synchronous, because compressing fills the queue of the other threads meanwhile.
  const compiledWorker = ended.then(() => readFileSync(join(site, serviceWorkerFile), 'utf8'));
  const sharedWorker = compiledWorker.then((code) => workerCode(code, app));
  const [worker, appCopies, workerCopies, inApp, inWorker] = await Promise.all([
    sharedWorker,
    compressAll(app, first, memo),
    sharedWorker.then((file) => compressedShared(file, 'later', memo)),
    check(app),
    compiledWorker.then((code) => check([madeFile(serviceWorkerFile, code)])),
  ]);
  const page: PageParts = await read(pagePartsFile); // from vite-process.ts
  const inPage = await check([madeFile('page-script.js', page.script)]);
  (await checker).refuseFindings([...inApp, ...inWorker, ...inPage]);
  await rm(join(site, viteFolder), { recursive: true });
  await rm(join(site, serviceWorkerFile));
  await refuseOthers(site, app);
  const added = [...appCopies, worker, ...workerCopies];
  for (const { path, bytes } of added) writeFileSync(join(site, path), bytes);
  const files = [...app, ...added].sort(byPath);
  for (const { path } of files) chmodSync(join(site, path), 0o444);
  await describeCore(folder, { files, chunks, serviceWorker: worker.path, page });
}

/** The files of the app, the largest first: that one takes longest to compress. */
async function readApp(site: string): Promise<MadeFile[]> {
  const paths = (await listFiles(site)).filter(
    (path) => !path.startsWith(`${viteFolder}/`) && path !== serviceWorkerFile,
  );
  const files = paths.map(async (path) => madeFile(path, await readFile(join(site, path))));
  return (await Promise.all(files)).sort((one, other) => other.size - one.size);
}

/**
 * The compressed copies of files. Other threads make them, as many at once as there are processors.
 *
 * @param first paths of those that a page loads first
 */
async function compressAll(
  files: readonly MadeFile[],
  first: ReadonlySet<string>,
  memo: Memo,
): Promise<MadeFile[]> {
  const copies = await mapBounded(files, availableParallelism(), (file) =>
    compressedShared(file, first.has(file.path) ? 'first' : 'later', memo),
  );
  return copies.flat();
}

/** A file that came after the app would be in no list. */
async function refuseOthers(site: string, app: readonly MadeFile[]): Promise<void> {
  const known = new Set(app.map(({ path }) => path));
  const other = (await listFiles(site)).find((path) => !known.has(path));
  if (other !== undefined) throw new Error(`Vite wrote ${other} after the files of the app.`);
}
