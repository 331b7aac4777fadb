import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { iconPaths } from '../../../build/brand/icon-paths';
import { icons } from '../../../build/brand/icons';
import type { Merchant } from '../../../build/brand/merchant';
import { noMemo } from '../../../build/core/memo';
import type { Environment } from '../../../build/environment/environment';
import { isAmongSites, requireApart } from '../../../build/publish/out-folder';
import { displayPath } from '../../../build/shared/display-path';
import { Failure } from '../../../build/shared/failure';
import { makeFolder, requireWritable } from '../../../build/shared/make-folder';
import { writeWhole } from '../../../build/shared/write-whole';
import { listingSheet } from './listing';
import { storeSteps } from './steps';
import { storeFacts } from './store-facts';
import { readTwaManifest, twaManifest } from './twa-manifest';

export interface StoreOptions {
  merchant: Merchant;
  /** The folder of all merchants. */
  merchants: string;
  environment: Environment;
  out: string;
}

/**
 * Writes what makes an Android app of a site, and returns the files. Other files of the folder stay, such as the key.
 * Throws `Failure` for a mall without a package, and for a folder that is part of a site or holds another app.
 */
export async function writeStore({ merchant, merchants, environment, out }: StoreOptions): Promise<string[]> {
  const folder = join(merchants, merchant.id);
  const facts = storeFacts(merchant, environment, displayPath(join(folder, 'merchant.json')));
  requireApart(out, merchants);
  // a site is for everybody, and the key of the app is not
  if (isAmongSites(out))
    throw new Failure('--out is where sites are published. Choose a folder outside of it.');
  await requireWritable(out);
  const manifest = join(out, 'twa-manifest.json');
  const text = await readFile(manifest, 'utf8').catch(() => undefined);
  const before = text === undefined ? {} : readTwaManifest(text, facts.packageId, displayPath(manifest));
  const drawn = await icons(merchant, noMemo);
  const icon = drawn.find(({ path }) => path === iconPaths.maskable512);
  const pictures = (merchant.screenshots ?? []).map((each) => ({
    ...each,
    path: displayPath(join(folder, each.path)),
  }));
  const files = {
    'twa-manifest.json': twaManifest(facts, before),
    'listing.md': listingSheet(facts, pictures),
    'steps.md': storeSteps(facts, merchant.id, merchants),
    ...(icon && { 'icon.png': icon.bytes }),
  };
  makeFolder(out);
  return Object.entries(files).map(([name, content]) => {
    writeWhole(join(out, name), content);
    return join(out, name);
  });
}
