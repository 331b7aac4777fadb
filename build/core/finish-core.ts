import { chmodSync, writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { lineFeedBytes } from '../shared/line-ends';
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
import { pagePartsFile } from './vite-run';
import { workerCode } from './worker-code';

/** Where Vite describes what it emitted, and the service worker with its list of files left open. */
const viteFolder = '.vite';
const viteManifestFile = `${viteFolder}/manifest.json`;
const serviceWorkerFile = 'service-worker.js';

/**
 * Turns Vite's output into a core: checks that the promised browsers can run it, takes out the manifest, makes the
 * service worker a shared asset, adds compressed copies, makes the files read-only. Throws `Failure` when a promised
 * browser could not run the core.
 */
export async function finishCore(folder: string, memo: Memo): Promise<void> {
  const site = join(folder, coreSite);
  const { browserFindings, refuseFindings } = await import('./browsers/check-browsers'); // only here, because most builds find a core
  const app = await readApp(site);
  const read = async (file: string) => JSON.parse(await readFile(join(site, file), 'utf8'));
  const chunks = chunksOf(await read(viteManifestFile), await read(routeScreensFile));
  const page: PageParts = await read(pagePartsFile); // from vite-process.ts
  const compiledWorker = await readFile(join(site, serviceWorkerFile), 'utf8');
  const worker = workerCode(compiledWorker, app);
  const { preloads, screens } = pageLinks(chunks);
  const first = new Set([preloads, screens.login, screens.dashboard].flatMap((files) => files ?? []));
  const compressing = compressAll([...app, worker], first, memo);
  const programs = [
    app,
    [madeFile(serviceWorkerFile, compiledWorker)],
    [madeFile('page-script.js', page.script)],
  ];
  const findings = programs.flatMap(browserFindings); // while other threads compress
  const added = [worker, ...(await compressing)];
  refuseFindings(findings);
  await rm(join(site, viteFolder), { recursive: true });
  await rm(join(site, serviceWorkerFile));
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
  const files = paths.map(async (path) => {
    const found = await readFile(join(site, path));
    const bytes = lineFeedBytes(path, found); // Vite copies what is in public/
    if (bytes !== found) writeFileSync(join(site, path), bytes);
    return madeFile(path, bytes);
  });
  return (await Promise.all(files)).sort((one, other) => other.size - one.size);
}

/**
 * The compressed copies of files. Other threads make them, as many at once as there are processors.
 *
 * @param first paths of those that a page loads first, with the two screens that shoppers land on
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
