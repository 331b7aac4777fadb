import { type Dirent, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isFontName } from '@/brand/font-names';
import type { MerchantConfig } from '@/brand/merchant-schema';
import type { Screenshot } from '../brand/merchant';
import { markUsed } from '../core/memo';
import { sha256 } from '../core/site-file';
import { checksFolder } from '../core/tidy-cache';
import { maxConfigBytes, readMerchantFile } from '../diagnostics/read-merchant-file';
import { makeFolder } from '../shared/make-folder';
import { writeWhole } from '../shared/write-whole';
import { namedTypeface } from '../typeface/named-typeface';
import type { Typeface } from '../typeface/typeface';
import { type CheckedFolder, checkFolder } from './check-folder';
import { defaultsName } from './defaults';
import { type InspectedPicture, inspectPicture } from './logo/picture-findings';
import { maxPhotoBytes } from './photo-findings';
import { defaultShare, photoShare } from './share-findings';
import { screenshotsFolder } from './taken-pictures';

/** Loads merchants' folders, and remembers the verdict on those that did not change. */
export interface FolderMemory {
  load: (dir: string, id: string) => Promise<CheckedFolder>;
  /** Writes down what was learned. */
  save: () => Promise<void>;
}

/** What was found in a folder. */
interface Remembered {
  /** A digest of the folder's names and files. */
  digest: string;
  /** What was found in each picture, by what it is for and its sha256. Drawing it takes longer than all else. */
  pictures: Record<string, InspectedPicture>;
  /** All but the bytes of files, and what is made of them. */
  loaded: Omit<CheckedFolder, 'logo' | 'merchant'>;
  logo?: string | undefined;
  screenshots?: Omit<Screenshot, 'bytes'>[] | undefined;
  /** Only there when the folder has no errors. */
  config?: MerchantConfig | undefined;
}

/**
 * Checking a mall takes longer than reading its files: the schema, the contrasts, drawing the logo. So the verdicts are
 * kept in one file of the cache, with the sha256 of that file in front. A verdict counts only while the folder holds the
 * same files.
 *
 * @param made hash of the code that checks
 */
export async function folderMemory(cache: string, dir: string, made: string): Promise<FolderMemory> {
  const folder = checksFolder(cache);
  // problems name paths as seen from the working directory
  const place = join(folder, sha256([resolve(dir), process.cwd()].join('\n')).slice(0, 16));
  const known = await readKnown(place, made);
  const now: Record<string, Remembered> = { ...known };
  let changed = false;
  return {
    load: async (from, id) => {
      const before = known[id];
      const found = readAll(join(from, id));
      if (before && found && before.digest === found.digest) return recalled(before, found.files);
      changed = true;
      const pictures: Remembered['pictures'] = {};
      let isCertain = true;
      const inspect: typeof inspectPicture = async (bytes, key) => {
        const place = `${key} ${sha256(bytes)}`;
        const found = before?.pictures[place] ?? (await inspectPicture(bytes, key));
        if (found.isUndrawn) isCertain = false;
        else pictures[place] = found;
        return found;
      };
      const { merchant, logo, ...loaded } = await checkFolder(from, id, {}, inspect);
      const digest = readAll(join(from, id))?.digest;
      const { font, headline } = merchant?.config.theme ?? {};
      const hasOwnFont = [font, headline?.font].some((name) => name !== undefined && !isFontName(name));
      delete now[id];
      if (digest !== undefined && digest === found?.digest && !hasOwnFont && isCertain)
        now[id] = {
          digest,
          pictures,
          loaded,
          logo: logo?.name,
          screenshots: merchant?.screenshots?.map(({ bytes: _, ...known }) => known),
          config: merchant?.config,
        };
      return { ...loaded, logo, merchant };
    },
    save: async () => {
      if (!changed) return markUsed(place);
      const text = JSON.stringify({ made, folders: now });
      try {
        makeFolder(folder);
        writeWhole(place, sha256(text) + text);
      } catch {
        // the next build checks again
      }
    },
  };
}

async function readKnown(place: string, made: string): Promise<Record<string, Remembered>> {
  const content = await readFile(place, 'utf8').catch(() => '');
  const text = content.slice(64);
  if (sha256(text) !== content.slice(0, 64)) return {};
  const kept = JSON.parse(text) as { made: string; folders: Record<string, Remembered> }; // written by `save`
  return kept.made === made ? kept.folders : {};
}

/** The folder as it was found before, with the bytes of its files. */
async function recalled(before: Remembered, files: ReadonlyMap<string, Buffer>): Promise<CheckedFolder> {
  const { loaded, logo: name = '', screenshots, config } = before;
  const logo = files.get(name);
  if (!logo) return loaded;
  const found = { ...loaded, logo: { name, bytes: logo } };
  if (!config) return found;
  const merchant = {
    id: loaded.id,
    config,
    logo,
    icon: files.get(config.icon ?? ''),
    share:
      files.get(config.share.image ?? defaultShare) ??
      (config.share.image ? undefined : files.get(photoShare)),
    photo: files.get(config.theme.photo?.file ?? ''),
    screenshots: screenshots?.flatMap((known) => {
      const bytes = files.get(known.path);
      return bytes ? { ...known, bytes } : [];
    }),
    typeface: await named(config.theme.font),
    headline: await named(config.theme.headline?.font),
  };
  return { ...found, merchant };
}

async function named(font: string | undefined): Promise<Typeface | undefined> {
  return font !== undefined && isFontName(font) ? namedTypeface(font) : undefined;
}

/** The files of a folder, and a digest of its names and their bytes. */
function readAll(folder: string): { files: Map<string, Buffer>; digest: string } | undefined {
  const files = new Map<string, Buffer>();
  const lineOf = (name: string) => {
    const file = readMerchantFile(folder, name, maxPhotoBytes);
    if ('bytes' in file) files.set(name, file.bytes);
    const content =
      'bytes' in file ? sha256(file.bytes) : 'finding' in file ? file.finding.message : 'missing';
    return `${name} ${content}`;
  };
  const shared = readMerchantFile(dirname(folder), defaultsName, maxConfigBytes);
  const lines = listed(folder)?.flatMap((entry) => {
    if (!entry.isDirectory()) return lineOf(entry.name);
    const inside = entry.name === screenshotsFolder ? listed(join(folder, screenshotsFolder)) : [];
    return [`${entry.name}/`, ...(inside ?? []).map(({ name }) => lineOf(`${entry.name}/${name}`))];
  });
  const inAll = 'bytes' in shared ? sha256(shared.bytes) : '';
  return lines && { files, digest: sha256([inAll, ...lines.sort()].join('\n')) };
}

function listed(folder: string): Dirent[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return undefined;
  }
}
