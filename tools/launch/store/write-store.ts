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
import { missingRights } from './data-safety';
import { type FilledForm, fillForm } from './data-safety-form';
import { dataSafetySheet } from './data-safety-sheet';
import { listingSheet } from './listing';
import { storeSteps } from './steps';
import { type StoreFacts, storeFacts } from './store-facts';
import { readTwaManifest, twaManifest } from './twa-manifest';

export interface StoreOptions {
  merchant: Merchant;
  /** The folder of all merchants. */
  merchants: string;
  environment: Environment;
  out: string;
  /** Google Play's form about data, to fill in. */
  form?: string | undefined;
}

export interface WrittenStore {
  files: string[];
  /** What somebody has to know or do about them. */
  notes: string[];
}

/**
 * Writes what makes an Android app of a site. Other files of the folder stay, such as the key.
 * Throws `Failure` for a mall without a package, and for a folder that is part of a site or holds another app.
 */
export async function writeStore(options: StoreOptions): Promise<WrittenStore> {
  const { merchant, merchants, environment, out } = options;
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
  const form = options.form === undefined ? undefined : await fillForm(options.form, facts);
  const files = {
    'twa-manifest.json': twaManifest(facts, before),
    'listing.md': listingSheet(facts, pictures),
    'steps.md': storeSteps(facts, merchant.id, merchants),
    'data-safety.md': dataSafetySheet(facts),
    ...(form && { 'data-safety.csv': form.csv }),
    ...(icon && { 'icon.png': icon.bytes }),
  };
  makeFolder(out);
  for (const [name, content] of Object.entries(files)) writeWhole(join(out, name), content);
  return { files: Object.keys(files).map((name) => join(out, name)), notes: notesOf(facts, form) };
}

function notesOf(facts: StoreFacts, form: FilledForm | undefined): string[] {
  const missing = missingRights(facts);
  const { unknown = [], homeless = [] } = form ?? {};
  return [
    missing.length > 0 &&
      `Google Play refuses the app without ${missing.join(', ')} in merchant.json (docs/brand.md#rights-of-shoppers).`,
    unknown.length > 0 &&
      `The form has rows that this program does not know, and leaves as they are: ${unknown.join('; ')}.`,
    homeless.length > 0 && `The form has no row for these answers: ${homeless.join('; ')}.`,
  ].filter((note) => note !== false);
}
