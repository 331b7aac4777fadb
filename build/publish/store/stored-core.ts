import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReadObjects } from '../../../serve/objects/read-objects';
import type { Core } from '../../core/core';
import { readCore, settleCore } from '../../core/core-cache';
import { compilingPrefix, coreListFile, coreSite, coresFolder } from '../../core/tidy-cache';
import { makeFolder } from '../../shared/make-folder';
import { mapBounded } from '../../shared/map-bounded';
import { readJson } from './json-object';
import { coreSchema, keys } from './layout';

/** How many files come at a time. */
const atOnce = 16;

/** A core that publishing has put into a store, by way of the cache. `undefined` where the store has not all of it. */
export async function storedCore(
  objects: ReadObjects,
  core: string,
  cache: string,
): Promise<Core | undefined> {
  const place = join(coresFolder(cache), `stored-${core}`);
  const known = await readCore(place);
  if (known) return known;
  const files = (await readJson(objects, keys.core(core), coreSchema))?.value.files ?? [];
  makeFolder(coresFolder(cache));
  const folder = mkdtempSync(join(coresFolder(cache), compilingPrefix));
  try {
    await mapBounded(files, atOnce, async ({ path, sha256 }) => {
      const file = join(folder, path === coreListFile ? path : join(coreSite, path));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, (await objects.get(keys.file(sha256)))?.bytes ?? '', { mode: 0o444 });
    });
    const isWhole = (await readCore(folder))?.hash === core; // it looks at every byte
    return isWhole ? await settleCore(folder, place) : undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
