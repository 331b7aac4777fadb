import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isFontName } from '@/brand/font-names';
import type { MerchantConfig } from '@/brand/merchant-schema';
import type { Screenshot } from '../brand/merchant';
import { type FileFindings, type Finding, fileError } from '../diagnostics/finding';
import { type JsonDocument, readJsonDocument } from '../diagnostics/json-document';
import {
  decodeText,
  type MerchantFile,
  maxConfigBytes,
  readMerchantFile,
  tooLarge,
} from '../diagnostics/read-merchant-file';
import { lineFeedBytes } from '../shared/line-ends';
import { nearest } from '../shared/nearest';
import { ownValue } from '../shared/value-at';
import { namedTypeface } from '../typeface/named-typeface';
import type { Typeface } from '../typeface/typeface';
import { approvalName, maxApprovalBytes } from './approval-file';
import { checkConfig } from './checks/check-config';
import { readDefaults } from './defaults';
import { identityName, maxIdentityBytes } from './identity-file';
import { type Asset, type ReadFile, readAsset, roles } from './load-assets';
import { inspectPicture } from './logo/picture-findings';
import { sharedDocument } from './shared-document';
import { maxRecordBytes, picturesName, readScreenshots } from './taken-pictures';

/** Everything of one merchant's folder, as far as it could be read. `checks.ts` says what is wrong with it. */
export interface LoadedFolder {
  dir: string;
  id: string;
  /** All names in the folder. */
  names: readonly string[];
  /** `merchant.json` with what malls share. */
  document: JsonDocument;
  /** `defaults.json`. */
  defaults: JsonDocument | undefined;
  /** Missing where it does not follow the schema. */
  config?: MerchantConfig | undefined;
  /** Where it does not follow the schema. */
  mistakes: readonly Finding[];
  logo?: Asset | undefined;
  icon?: Asset | undefined;
  share?: Asset | undefined;
  photo?: Asset | undefined;
  /** Of its own. */
  font?: Asset | undefined;
  typeface?: Typeface | undefined;
  /** Of titles, of its own. */
  headlineFont?: Asset | undefined;
  headline?: Typeface | undefined;
  screenshots: readonly Screenshot[];
  /** The files there that cannot be one, and why. */
  badScreenshots: readonly FileFindings[];
  /** `identity.json`. */
  identity: MerchantFile;
  /** `approval.json`. */
  approval: MerchantFile;
  /** `pictures.json`. */
  pictures: MerchantFile;
}

export const configName = 'merchant.json';

/**
 * Files of a merchant's folder that are not saved yet, by name. They count instead of the files on the disk, and keep the
 * same limits.
 */
export type UnsavedFiles = Readonly<Record<string, Buffer>>;

/**
 * Reads one merchant's folder. Never throws, whatever the folder holds.
 *
 * @param inspect looks at a picture, or remembers what was found in it
 * @returns what is wrong where nothing of the config can be read
 */
export async function loadFolder(
  dir: string,
  id: string,
  unsaved: UnsavedFiles = {},
  inspect = inspectPicture,
): Promise<LoadedFolder | FileFindings> {
  const folder = join(dir, id);
  const readAny: ReadFile = async (name, maxBytes) => {
    const bytes = ownValue(unsaved, name);
    if (!bytes) return readMerchantFile(folder, name, maxBytes);
    return bytes.length > maxBytes ? { finding: tooLarge(name, bytes.length, maxBytes) } : { bytes };
  };
  const read: ReadFile = async (name, maxBytes) => {
    const file = await readAny(name, maxBytes);
    return 'bytes' in file ? { bytes: lineFeedBytes(name, file.bytes) } : file;
  };
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => error);
  if (names instanceof Error)
    return ['', [fileError(`The folder cannot be read (${names.code}).`, 'check its permissions')]];
  const own = await readConfig(read, names);
  if ('severity' in own) return [configName, [own]];
  const defaults = readDefaults(dir);
  if (defaults && 'severity' in defaults) return [configName, [{ ...defaults, shared: true }]];

  const isMerged = defaults !== undefined && own.value !== undefined;
  const document = isMerged ? sharedDocument(id, own, defaults) : own;
  const { config, findings: mistakes } = checkConfig(document);
  const search = { read, inspect, names, document, config };
  const typefaceOf = async (role: typeof roles.font | typeof roles.headline) => {
    const name = document.textAt(role.path) ?? '';
    if (isFontName(name)) return { typeface: await namedTypeface(name) };
    const asset = await readAsset(role, search);
    return { asset, typeface: asset?.typeface };
  };
  const font = await typefaceOf(roles.font);
  const headline = await typefaceOf(roles.headline);
  const { screenshots, files: badScreenshots } = await readScreenshots(read, folder);
  return {
    dir,
    id,
    names,
    document,
    defaults,
    config,
    mistakes,
    logo: await readAsset(roles.logo, search),
    icon: await readAsset(roles.icon, search),
    share: await readAsset(roles.share, search),
    photo: await readAsset(roles.photo, search),
    font: font.asset,
    typeface: font.typeface,
    headlineFont: headline.asset,
    headline: headline.typeface,
    screenshots,
    badScreenshots,
    identity: await read(identityName, maxIdentityBytes),
    approval: await read(approvalName, maxApprovalBytes),
    pictures: await read(picturesName, maxRecordBytes),
  };
}

/** The files that the config names, each once. */
export function assetsOf({ logo, icon, font, headlineFont, share, photo }: LoadedFolder): Asset[] {
  const titles = headlineFont?.name === font?.name ? undefined : headlineFont;
  const files = [logo, icon?.name === logo?.name ? undefined : icon, font, titles, share, photo];
  return files.filter((file) => file !== undefined);
}

/** `merchant.json`, or why nothing of it can be read. */
async function readConfig(read: ReadFile, names: readonly string[]): Promise<JsonDocument | Finding> {
  const file = await read(configName, maxConfigBytes);
  if ('finding' in file) return file.finding;
  if ('missing' in file) {
    const near = nearest(configName, names);
    const fix = near
      ? `rename ${near} to ${configName}`
      : 'put it there. Or move this folder away first; then npm run mall -- new writes a complete one';
    return fileError(`${configName} is missing.`, fix);
  }
  const decoded = decodeText(file.bytes);
  return 'finding' in decoded ? decoded.finding : readJsonDocument(decoded.text);
}
