import { compressedOwn } from '../core/compress';
import type { Core } from '../core/core';
import { madeFile, type SiteFile } from '../core/site-file';
import { buildJson, buildRecordPath } from './build-json';
import { mallLinks } from './card-links';
import { configHash } from './hash-merchant';
import { hostingFiles, ownApiPath } from './hosting';
import { brandPage, type PageIngredients } from './page';
import { pageMaker } from './page-maker';
import { carriedFiles } from './prune';
import { serviceWorker } from './service-worker';
import { switchedOff } from './switched-off';

export interface SiteIngredients
  extends Pick<PageIngredients, 'merchant' | 'environment' | 'templates' | 'memo'> {
  core: Core;
}

/** Every file of a merchant's site, `build.json` last. The same inputs give the same bytes. */
export async function brandSite(ingredients: SiteIngredients): Promise<SiteFile[]> {
  const { core, merchant, environment, templates } = ingredients;
  const carried = carriedFiles(core, switchedOff(merchant.config));
  const { brand, files: visible } = await brandPage({
    ...ingredients,
    links: mallLinks(core.chunks, merchant.config),
    css: core.entryCss,
    parts: core.page,
    hasPolicy: true,
  });
  const served = [...visible, madeFile('service-worker.js', serviceWorker(core, carried, visible))];
  const shown: SiteFile[] = [...carried, ...served, ...served.flatMap(compressedOwn)];
  const files = [...shown, ...hostingFiles(templates, brand, merchant.config, shown)];
  refuseDoubles(files);
  const { hosts, release } = merchant.config;
  const record = {
    merchant: merchant.id,
    config: configHash(merchant, environment),
    core: core.hash,
    ring: release.ring === 'canary' ? release.ring : undefined,
    hosts,
    api: ownApiPath(brand),
    made: await pageMaker(),
    files,
  };
  return [...files, madeFile(buildRecordPath, buildJson(record))];
}

/** `public/` could hold a file that the builder makes as well. Then nobody could tell which one a site gets. */
function refuseDoubles(files: readonly SiteFile[]): void {
  const seen = new Set<string>();
  for (const { path } of files) {
    if (seen.has(path))
      throw new Error(`Two files of a site have the path ${path}. Is one of them in public/?`);
    seen.add(path);
  }
}
