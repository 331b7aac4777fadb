import { type Dirent, readdirSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isFontName } from '@/brand/font-names';
import type { MerchantConfig } from '@/brand/merchant-schema';
import { markUsed } from '../core/memo';
import { sha256 } from '../core/site-file';
import { checksFolder } from '../core/tidy-cache';
import { type MerchantFile, readMerchantFile } from '../diagnostics/read-merchant-file';
import { makeFolder } from '../shared/make-folder';
import { namedTypeface } from '../typeface/named-typeface';
import { type LoadedFolder, loadFolder } from './load-folder';
import { type InspectedPicture, inspectPicture } from './logo/picture-findings';

/** Loads merchants' folders, and remembers the verdict on those that did not change. */
export interface FolderMemory {
  load: (dir: string, id: string) => Promise<LoadedFolder>;
  /** Writes down what was learned. */
  save: () => Promise<void>;
}

/** What was found in a folder, and everything that was read for it. */
interface Remembered {
  entries: string;
  reads: { name: string; maxBytes: number; digest: string }[];
  /** What was found in each picture, by what it is for and its sha256. Drawing it takes longer than all else. */
  pictures: Record<string, InspectedPicture>;
  problems: LoadedFolder['problems'];
  hosts: LoadedFolder['hosts'];
  shownTexts: LoadedFolder['shownTexts'];
  name?: LoadedFolder['name'];
  logo?: string;
  /** Only there when the folder has no errors. */
  config?: MerchantConfig;
}

/**
 * Checking a mall takes longer than reading its files: the schema, the contrasts, drawing the logo. So the verdicts are
 * kept in one file of the cache, with the sha256 of that file in front. A verdict counts only while the folder lists the
 * same names and every file that was read for it has the same bytes.
 *
 * @param made hash of the code that checks
 */
export async function folderMemory(cache: string, dir: string, made: string): Promise<FolderMemory> {
  const folder = checksFolder(cache);
  // problems name paths as seen from the working directory
  const place = join(folder, sha256([resolve(dir), process.cwd()].join('\n')).slice(0, 16));
  const known = await readKnown(place, made);
  const now = new Map<string, Remembered>();
  let changed = false;
  return {
    load: async (from, id) => {
      const before = known[id];
      const same = before && (await recalled(from, id, before));
      if (same) {
        now.set(id, before);
        return same;
      }
      changed = true;
      const reads = new Map<string, Remembered['reads'][number]>();
      const entries = entriesOf(join(from, id));
      const pictures: Remembered['pictures'] = {};
      let isCertain = true;
      const loaded = await loadFolder(
        from,
        id,
        {},
        {
          onRead: (name, maxBytes, file) => reads.set(name, { name, maxBytes, digest: digestOf(file) }),
          inspect: async (bytes, key) => {
            const place = `${key} ${sha256(bytes)}`;
            const found = before?.pictures[place] ?? (await inspectPicture(bytes, key));
            if (found.isUndrawn) isCertain = false;
            else pictures[place] = found;
            return found;
          },
        },
      );
      const { merchant, logo, problems, hosts, shownTexts, name } = loaded;
      const hasOwnFont = merchant?.typeface && !isFontName(merchant.config.theme.font ?? '');
      if (entries !== undefined && !hasOwnFont && isCertain) {
        now.set(id, {
          ...{ entries, reads: [...reads.values()], pictures, problems, hosts, shownTexts },
          ...(name && { name }),
          ...(logo && { logo: logo.name }),
          ...(merchant && { config: merchant.config }),
        });
      }
      return loaded;
    },
    save: async () => {
      if (!changed) return markUsed(place);
      const text = JSON.stringify({ made, folders: { ...known, ...Object.fromEntries(now) } });
      const partial = `${place}.${process.pid}`;
      try {
        makeFolder(folder);
        await writeFile(partial, sha256(text) + text);
        await rename(partial, place);
      } catch {
        await rm(partial, { force: true }).catch(() => undefined); // the next build checks again
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

/** The folder as it was found before, or `undefined` when anything in it is not as it was. */
async function recalled(dir: string, id: string, before: Remembered): Promise<LoadedFolder | undefined> {
  const folder = join(dir, id);
  if (entriesOf(folder) !== before.entries) return undefined;
  const files = new Map<string, Buffer>();
  for (const { name, maxBytes, digest } of before.reads) {
    const file = readMerchantFile(folder, name, maxBytes);
    if (digestOf(file) !== digest) return undefined;
    if ('bytes' in file) files.set(name, file.bytes);
  }
  const { problems, hosts, shownTexts, name, config } = before;
  const bytes = files.get(before.logo ?? '');
  const logo = before.logo !== undefined && bytes ? { name: before.logo, bytes } : undefined;
  const found: LoadedFolder = {
    id,
    problems,
    hosts,
    shownTexts,
    ...(name && { name }),
    ...(logo && { logo }),
  };
  if (!config || !logo) return found;
  const icon = config.icon === undefined ? undefined : files.get(config.icon);
  const { font } = config.theme;
  const typeface = font !== undefined && isFontName(font) ? await namedTypeface(font) : undefined;
  return {
    ...found,
    merchant: { id, config, logo: logo.bytes, ...(icon && { icon }), ...(typeface && { typeface }) },
  };
}

function digestOf(file: MerchantFile): string {
  if ('bytes' in file) return sha256(file.bytes);
  return 'missing' in file ? 'missing' : file.finding.message;
}

function entriesOf(folder: string): string | undefined {
  return listed(folder)
    ?.map((entry) => `${entry.name}${entry.isFile() ? '' : entry.isDirectory() ? '/' : '*'}`)
    .sort()
    .join('\n');
}

function listed(folder: string): Dirent[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return undefined;
  }
}
