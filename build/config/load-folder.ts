import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MerchantConfig } from '@/brand/merchant-schema';
import { paletteOf } from '@/brand/palette-of';
import type { Merchant } from '../brand/merchant';
import { type Finding, fileError } from '../diagnostics/finding';
import { type JsonDocument, readJsonDocument } from '../diagnostics/json-document';
import type { Position } from '../diagnostics/position';
import { decodeText, maxConfigBytes, readMerchantFile, tooLarge } from '../diagnostics/read-merchant-file';
import { displayPath, folderFlag } from '../shared/display-path';
import type { Problem } from '../shared/problem';
import { ownValue } from '../shared/value-at';
import { areaFindings } from './checks/area-findings';
import { backendFindings } from './checks/backend-findings';
import { checkConfig } from './checks/check-config';
import { hostFindings } from './checks/host-findings';
import { paletteFindings } from './checks/palette-findings';
import { rebrandFindings } from './checks/rebrand-findings';
import { textFindings } from './checks/text-findings';
import { wordFindings } from './checks/word-findings';
import { type ShownText, shownTextsOf } from './foreign-names';
import { identityFindings, identityName, maxIdentityBytes } from './identity-file';
import {
  type Asset,
  nearestFile,
  type OpenFolder,
  type ReadFile,
  readPictures,
  readTypeface,
} from './load-assets';
import { readShare } from './load-share';
import { iconFindings } from './logo/icon-findings';
import { logoShadeFindings } from './logo/logo-shade-findings';
import { inspectPicture } from './logo/picture-findings';
import { placeholderFindings, placeholderLogoFindings } from './logo/placeholder-findings';
import { strayFiles } from './stray-files';
import { ageFindings, picturesName, readScreenshots } from './taken-pictures';

/** A value of `merchant.json`, checked or not, with its place. */
interface Claimed {
  text: string;
  position: Position;
}

/** The result of reading one merchant's folder. */
export interface LoadedFolder {
  id: string;
  /** Only there when the folder has no errors. */
  merchant?: Merchant | undefined;
  problems: Problem[];
  /** The logo's file, even if something else is wrong. */
  logo?: { name: string; bytes: Buffer } | undefined;
  name?: Claimed | undefined;
  /** What shoppers read of `merchant.json`, beside the name, with the places. */
  shownTexts: readonly ShownText[];
  /** The hosts that `merchant.json` claims, with their places in the file. */
  hosts: readonly { host: string; position: Position }[];
  /** The package of its Android app. */
  packageId?: Claimed | undefined;
}

export const configName = 'merchant.json';

/**
 * Files of a merchant's folder that are not saved yet, by name. They count instead of the files on the disk, and keep the
 * same limits.
 */
export type UnsavedFiles = Readonly<Record<string, Buffer>>;

/**
 * Reads one merchant's folder and reports every mistake in it. Never throws, whatever the folder holds.
 *
 * @param inspect looks at a picture, or remembers what was found in it
 */
export async function loadFolder(
  dir: string,
  id: string,
  unsaved: UnsavedFiles = {},
  inspect = inspectPicture,
): Promise<LoadedFolder> {
  const folder = join(dir, id);
  const read: ReadFile = async (name, maxBytes) => {
    const bytes = ownValue(unsaved, name);
    if (!bytes) return readMerchantFile(folder, name, maxBytes);
    return bytes.length > maxBytes ? { finding: tooLarge(name, bytes.length, maxBytes) } : { bytes };
  };
  const problemsIn = (name: string, findings: readonly Finding[]): Problem[] =>
    findings.map((finding) => ({ merchant: id, file: displayPath(join(folder, name)), ...finding }));
  const unread = (name: string, finding: Finding) => ({
    id,
    problems: problemsIn(name, [finding]),
    hosts: [],
    shownTexts: [],
  });

  const entries = await readdir(folder, { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => error,
  );
  if (entries instanceof Error) {
    const message = `The folder cannot be read (${entries.code}).`;
    return unread('', fileError(message, 'check its permissions'));
  }
  const document = await readConfig(read, entries);
  if ('severity' in document) return unread(configName, document);

  const { config, findings } = checkConfig(document);
  const backend = backendFindings(document);
  const colors = config
    ? [...paletteFindings(config.theme, document), ...rebrandFindings(config.theme, document)]
    : [];
  const open: OpenFolder = { read, inspect, entries, config, document };
  const pictures = await readPictures(open);
  const font = await readTypeface(open);
  const { share, file: shareFile } = await readShare(open);
  const { screenshots, files: otherFiles } = await readScreenshots(read, folder);
  const mall = config && pictures.logo && { config, logo: pictures.logo.bytes, typeface: font.typeface };
  const again = `npm run mall -- pictures ${id}${folderFlag('merchants', dir)}`;
  const look = config ? lookFindings(config, pictures.files) : [];
  const identity = await readLocked(open, { dir, id });
  const files = [...pictures.files, ...[font.file, shareFile].filter((file) => file !== undefined)];
  const problems = [
    ...problemsIn(configName, [
      ...document.findings,
      ...findings,
      ...backend,
      ...colors,
      ...(config ? configFindings(config, document) : []),
      ...identity.config,
      ...files.flatMap(({ configFindings }) => configFindings),
    ]),
    ...look.flatMap(({ name, findings }) => problemsIn(name, findings)),
    ...problemsIn(identityName, identity.file),
    ...files.flatMap(({ name, findings }) => problemsIn(name, findings)),
    ...(mall ? problemsIn(picturesName, await ageFindings(read, folder, mall, again)) : []),
    ...otherFiles.flatMap(({ name, findings }) => problemsIn(name, findings)),
    ...strayFiles(entries, files, document).flatMap(({ name, finding }) => problemsIn(name, [finding])),
  ];
  const { logo, icon } = pictures;
  const isSound = config && logo && problems.every(({ severity }) => severity !== 'error');
  return {
    id,
    merchant: isSound
      ? { id, config, logo: logo.bytes, icon, share, screenshots, typeface: font.typeface }
      : undefined,
    problems,
    logo,
    name: claimed(document, ['name']),
    shownTexts: shownTextsOf(document),
    hosts: claimedHosts(document),
    packageId: claimed(document, ['android', 'packageId']),
  };
}

/** What is wrong with a config that follows the schema. */
function configFindings(config: MerchantConfig, document: JsonDocument): Finding[] {
  return [hostFindings, placeholderFindings, areaFindings, textFindings, wordFindings].flatMap((find) =>
    find(config, document),
  );
}

/** `merchant.json`, or why nothing of it can be read. */
async function readConfig(read: ReadFile, entries: readonly Dirent[]): Promise<JsonDocument | Finding> {
  const file = await read(configName, maxConfigBytes);
  if ('finding' in file) return file.finding;
  if ('missing' in file) {
    const near = nearestFile(configName, entries);
    const fix = near
      ? `rename ${near} to ${configName}`
      : 'put it there. Or move this folder away first; then npm run mall -- new writes a complete one';
    return fileError(`${configName} is missing.`, fix);
  }
  const decoded = decodeText(file.bytes);
  return 'finding' in decoded ? decoded.finding : readJsonDocument(decoded.text);
}

/** What is wrong with how pictures look in this mall. The pictures themselves are sound. */
function lookFindings(config: MerchantConfig, files: readonly Asset[]) {
  const surface = paletteOf(config.theme).whiteColor;
  const iconFile = config.icon ?? config.logo;
  const hasErrors = (found: readonly Finding[]) => found.some(({ severity }) => severity === 'error');
  return files.map(({ name, bytes, visible, findings }) => ({
    name,
    findings: [
      ...(visible && name === config.logo ? logoShadeFindings(visible.shades, surface) : []),
      ...(visible && name === iconFile && !hasErrors(findings) ? iconFindings(visible, config) : []),
      ...(bytes && name === config.logo ? placeholderLogoFindings(bytes) : []),
    ],
  }));
}

/** What is wrong with the identity of a mall that went live. Most malls of a new batch have none yet. */
async function readLocked({ read, config, document }: OpenFolder, mall: { dir: string; id: string }) {
  const file = config && (await read(identityName, maxIdentityBytes));
  if (!config || !file || 'missing' in file) return { config: [], file: [] };
  if ('finding' in file) return { config: [], file: [file.finding] };
  return identityFindings(mall, file.bytes, config, document);
}

function claimedHosts(document: JsonDocument): { host: string; position: Position }[] {
  const hosts = document.valueAt(['hosts']);
  if (!Array.isArray(hosts)) return [];
  return hosts.flatMap((host: unknown, index) =>
    typeof host === 'string' ? [{ host, position: document.locate(['hosts', index]) }] : [],
  );
}

function claimed(document: JsonDocument, path: string[]): Claimed | undefined {
  const text = document.textAt(path);
  return text === undefined ? undefined : { text, position: document.locate(path) };
}
