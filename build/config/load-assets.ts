import type { Dirent } from 'node:fs';
import { extname } from 'node:path';
import { isFontName } from '@/brand/font-names';
import type { MerchantConfig } from '@/brand/merchant-schema';
import type { VisiblePart } from '../brand/icon-drawing';
import { errorAt, type Finding, fileError } from '../diagnostics/finding';
import type { JsonDocument } from '../diagnostics/json-document';
import type { MerchantFile } from '../diagnostics/read-merchant-file';
import { nearest } from '../shared/nearest';
import { namedTypeface } from '../typeface/named-typeface';
import type { Typeface } from '../typeface/typeface';
import { maxLogoBytes } from './logo/logo-findings';
import type { inspectPicture } from './logo/picture-findings';

/** Reads a file of a merchant's folder, or one that is not saved yet. */
export type ReadFile = (name: string, maxBytes: number) => Promise<MerchantFile>;

/** A merchant's folder while its files are read. */
export interface OpenFolder {
  read: ReadFile;
  /** Looks at a picture, or remembers what was found in it. */
  inspect: typeof inspectPicture;
  entries: readonly Dirent[];
  /** Missing where it has mistakes. */
  config: MerchantConfig | undefined;
  document: JsonDocument;
}

/** A file that stands beside `merchant.json`. */
export interface Asset {
  name: string;
  bytes?: Buffer;
  /** What is sought in its place, where the file is not there or cannot be what it is named for. */
  sought?: 'picture' | 'font';
  /** What can be seen of a picture in an icon. */
  visible?: VisiblePart;
  /** Findings about the file. */
  findings: Finding[];
  /** Findings about the key that names the file. */
  configFindings: Finding[];
}

interface Pictures {
  files: Asset[];
  /** The logo's file, even if something else is wrong. */
  logo?: { name: string; bytes: Buffer };
  icon?: Buffer;
}

/** The largest file that is read as a font, in bytes, so that a message can say what it is. */
const maxReadFont = 4_000_000;
/** The largest PNG that a mall may send, in bytes. Its site gets a smaller one. */
export const maxPngBytes = 2_000_000;
const defaultLogo = 'logo.svg';

/** The logo of a mall, and its icon where it has one. Also works for a config with mistakes. */
export async function readPictures(folder: OpenFolder): Promise<Pictures> {
  const { read, inspect, config, document } = folder;
  const logo = await readPicture('logo', config?.logo ?? document.textAt(['logo']) ?? defaultLogo);
  const iconName = config?.icon ?? document.textAt(['icon']);
  const icon = iconName === undefined ? undefined : await readPicture('icon', iconName);
  return {
    files: [logo, ...(icon && icon.name !== logo.name ? [icon] : [])],
    ...(logo.bytes && { logo: { name: logo.name, bytes: logo.bytes } }),
    ...(icon?.bytes && { icon: icon.bytes }),
  };

  async function readPicture(key: 'logo' | 'icon', name: string): Promise<Asset> {
    // the schema has said that a config cannot name it
    if (!isFileName(name) || kindOf(name) !== 'picture')
      return { name, sought: 'picture', findings: [], configFindings: [] };
    const file = await read(name, name.endsWith('.png') ? maxPngBytes : maxLogoBytes);
    if ('bytes' in file) {
      return { name, bytes: file.bytes, configFindings: [], ...(await inspect(file.bytes, key)) };
    }
    if ('finding' in file) return { name, findings: [file.finding], configFindings: [] };
    return missing(name, [key], 'picture', folder);
  }
}

/** The typeface that a config names: one of ours, or a file in the folder. */
export async function readTypeface(folder: OpenFolder): Promise<{ typeface?: Typeface; file?: Asset }> {
  const { read, config, document } = folder;
  const font = config ? config.theme.font : document.textAt(['theme', 'font']);
  if (font === undefined) return {};
  if (isFontName(font)) return { typeface: await namedTypeface(font) };
  if (!isFileName(font) || kindOf(font) !== 'font')
    return { file: { name: font, sought: 'font', findings: [], configFindings: [] } };
  const file = await read(font, maxReadFont);
  if ('missing' in file) return { file: missing(font, ['theme', 'font'], 'font', folder) };
  if ('finding' in file) return { file: { name: font, findings: [file.finding], configFindings: [] } };
  // loaded only here, because most malls have no font of their own
  const { ownTypeface } = await import('../typeface/own-typeface');
  const { typeface, findings } = await ownTypeface(file.bytes);
  return { file: { name: font, findings, configFindings: [] }, ...(typeface && { typeface }) };
}

/** The file in a folder whose name is most like this one. */
export function nearestFile(name: string, entries: readonly Dirent[]): string | undefined {
  const others = entries.map((entry) => entry.name).filter((other) => other !== name);
  return nearest(name, others);
}

/** The answer for a file that is not there. */
export function missing(
  name: string,
  path: readonly string[],
  kind: 'picture' | 'font',
  { entries, document }: Pick<OpenFolder, 'entries' | 'document'>,
): Asset {
  const near = nearestFile(name, entries) ?? entries.find((entry) => kindOf(entry.name) === kind)?.name;
  if (document.has(path)) {
    const fix = !near
      ? `put ${name} into the folder`
      : isFileName(near)
        ? `did you mean "${near}"?`
        : `rename ${near} to ${name}`;
    const finding = errorAt(document.locate(path), `There is no file ${name} in the folder.`, fix);
    return { name, sought: kind, findings: [], configFindings: [finding] };
  }
  // a config that cannot be read may name it
  if (near && document.value === undefined) return { name, sought: kind, findings: [], configFindings: [] };
  const sameEnding = near !== undefined && extname(near).toLowerCase() === extname(name);
  const fix =
    near === undefined
      ? `put the logo there under this name. For a PNG, also write "logo": "logo.png"`
      : sameEnding || !isFileName(near)
        ? `rename ${near} to ${name}${isFileName(near) ? ', or name it under "logo"' : ''}`
        : `write "logo": "${near}"`;
  const findings = [fileError(`The logo ${name} is missing.`, fix)];
  return { name, sought: kind, findings, configFindings: [] };
}

/** What a file is, as far as its name tells. Any other file has only its ending. */
export function kindOf(name: string): string {
  const ending = extname(name).toLowerCase();
  if (ending === '.woff2') return 'font';
  return ['.svg', '.png', '.jpg'].includes(ending) ? 'picture' : ending;
}

/** Whether a config may name the file. */
function isFileName(name: string): boolean {
  return /^[\w-][\w.-]*\.(svg|png|woff2)$/.test(name);
}
