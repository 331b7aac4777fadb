import { extname } from 'node:path';
import type { MerchantConfig } from '@/brand/merchant-schema';
import { photoName } from '@/brand/merchant-schema-theme';
import type { VisiblePart } from '../brand/icon-drawing';
import { lookedOnce } from '../core/looked-once';
import { errorAt, type Finding, fileError } from '../diagnostics/finding';
import type { JsonDocument } from '../diagnostics/json-document';
import type { MerchantFile } from '../diagnostics/read-merchant-file';
import { nearest } from '../shared/nearest';
import type { Typeface } from '../typeface/typeface';
import { maxLogoBytes } from './logo/logo-findings';
import type { inspectPicture } from './logo/picture-findings';
import { maxPhotoBytes, photoFindings, smallerPhoto } from './photo-findings';
import { defaultShare, fewerBytes, maxShareBytes, photoShare, shareFindings } from './share-findings';

/** Reads a file of a merchant's folder, or one that is not saved yet. */
export type ReadFile = (name: string, maxBytes: number) => Promise<MerchantFile>;

/** A file that `merchant.json` may name. */
export interface Asset {
  name: string;
  bytes?: Buffer;
  /** What is sought in its place, where the file is not there or cannot be what it is named for. */
  sought?: 'picture' | 'font';
  /** What can be seen of a picture in an icon. */
  visible?: VisiblePart;
  typeface?: Typeface;
  /** Findings about the file. */
  findings: Finding[];
  /** Findings about the key that names the file. */
  keyFindings?: Finding[];
}

/** What an asset is sought with. */
interface Search {
  read: ReadFile;
  /** All names in the folder. */
  names: readonly string[];
  document: JsonDocument;
  config: MerchantConfig | undefined;
  /** Looks at a picture, or remembers what was found in it. */
  inspect: typeof inspectPicture;
}

/** A key that names a file, and what the file has to be. */
interface Role {
  path: readonly string[];
  kind: 'picture' | 'font';
  /** The names that the schema allows. */
  allowed: RegExp;
  /** The name where the config gives none. */
  standard?: string;
  /** Bytes. An SVG may have fewer. */
  most: number;
  /** What to say in place of the usual advice. */
  tooLarge?: (finding: Finding) => Finding;
  look: (bytes: Buffer, inspect: Search['inspect']) => Promise<Omit<Asset, 'name'>>;
}

/** The largest font that is read, in bytes, so that a message can say what it is. */
const maxReadFont = 4_000_000;
/** The largest PNG that a mall may send, in bytes. Its site gets a smaller one. */
export const maxPngBytes = 2_000_000;

const picture = { kind: 'picture', allowed: /^[\w-][\w.-]*\.(svg|png)$/, most: maxPngBytes } as const;

const font = {
  kind: 'font',
  allowed: /^[\w-][\w.-]*\.woff2$/,
  most: maxReadFont,
  // loaded only here, because most malls have no font of their own
  look: lookedOnce(async (bytes) => (await import('../typeface/own-typeface')).ownTypeface(bytes)),
} as const;

/** The files that a config may name. */
export const roles = {
  logo: {
    ...picture,
    path: ['logo'],
    standard: 'logo.svg',
    look: (bytes, inspect) => inspect(bytes, 'logo'),
  },
  icon: { ...picture, path: ['icon'], look: (bytes, inspect) => inspect(bytes, 'icon') },
  share: {
    path: ['share', 'image'],
    kind: 'picture',
    allowed: /^[\w-][\w.-]*\.(png|jpg)$/,
    standard: defaultShare,
    most: maxShareBytes,
    tooLarge: fewerBytes,
    look: lookedOnce(async (bytes) => ({ findings: await shareFindings(bytes) })),
  },
  font: { ...font, path: ['theme', 'font'] },
  headline: { ...font, path: ['theme', 'headline', 'font'] },
  photo: {
    path: ['theme', 'photo', 'file'],
    kind: 'picture',
    allowed: photoName,
    most: maxPhotoBytes,
    tooLarge: smallerPhoto,
    look: lookedOnce(async (bytes) => ({ findings: await photoFindings(bytes) })),
  },
} satisfies Record<string, Role>;

/** The file that the config names for this. Also works for a config with mistakes. */
export async function readAsset(role: Role, search: Search): Promise<Asset | undefined> {
  const given = search.document.textAt(role.path);
  const name = given ?? standardOf(role, search);
  if (name === undefined) return undefined;
  // the schema has said that a config cannot name it
  if (!role.allowed.test(name)) return { name, sought: role.kind, findings: [] };
  const file = await search.read(name, name.endsWith('.svg') ? maxLogoBytes : role.most);
  if ('bytes' in file) return { name, bytes: file.bytes, ...(await role.look(file.bytes, search.inspect)) };
  if ('finding' in file) return { name, findings: [(role.tooLarge ?? same)(file.finding)] };
  // a mall needs no picture of shared links
  return given === undefined && role === roles.share ? undefined : missing(name, role, search);
}

const same = (finding: Finding) => finding;

/** The picture of shared links has one of two names. */
function standardOf(role: Role, { names }: Search): string | undefined {
  const isPhoto = role === roles.share && !names.includes(defaultShare) && names.includes(photoShare);
  return isPhoto ? photoShare : role.standard;
}

/** The answer for a file that is not there. */
function missing(name: string, role: Role, { names, document, config }: Search): Asset {
  const { path, kind } = role;
  const isOther = (each: string) =>
    (role !== roles.share && role !== roles.photo) ||
    (/\.(png|jpe?g|webp)$/i.test(each) && each !== config?.logo && each !== config?.icon);
  const others = names.filter(isOther);
  const near = nearest(name, others) ?? others.find((each) => kindOf(each) === kind);
  if (document.has(path)) {
    const fix = !near
      ? `put ${name} into the folder`
      : isFileName(near)
        ? `did you mean "${near}"?`
        : `rename ${near} to ${name}`;
    const finding = errorAt(document.locate(path), `There is no file ${name} in the folder.`, fix);
    return { name, sought: kind, findings: [], keyFindings: [finding] };
  }
  // a config that cannot be read may name it
  if (near && document.value === undefined) return { name, sought: kind, findings: [] };
  const sameEnding = near !== undefined && extname(near).toLowerCase() === extname(name);
  const fix =
    near === undefined
      ? `put the logo there under this name. For a PNG, also write "logo": "logo.png"`
      : sameEnding || !isFileName(near)
        ? `rename ${near} to ${name}${isFileName(near) ? ', or name it under "logo"' : ''}`
        : `write "logo": "${near}"`;
  return { name, sought: kind, findings: [fileError(`The logo ${name} is missing.`, fix)] };
}

/** What a file is, as far as its name tells. Any other file has only its ending. */
export function kindOf(name: string): string {
  const ending = extname(name).toLowerCase();
  if (ending === '.woff2') return 'font';
  return ['.svg', '.png', '.jpg', '.jpeg', '.webp'].includes(ending) ? 'picture' : ending;
}

/** Whether a config may name the file. */
function isFileName(name: string): boolean {
  return /^[\w-][\w.-]*\.(svg|png|jpg|jpeg|webp|woff2)$/.test(name);
}
