import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Failure } from '../cli';
import type { Core } from '../core/core';
import type { Memo } from '../core/memo';
import type { MadeFile, SiteFile } from '../core/site-file';
import { defaultProgram } from '../default-program';
import type { Environment } from '../environment';
import type { Merchant } from '../merchant';
import type { Problem } from '../problem';
import type { Templates } from '../templates';
import { isAddress } from './address-in-text';
import { claimed } from './claimed';
import type { Identity } from './identity';
import { merchantIdsIn, merchantIdsInCode } from './merchant-ids';
import { placeOfName } from './name-place';
import { ownPictures, type Secret, secretsOf } from './secrets';
import { wordFinder } from './word-finder';

/** Keeps what is one merchant's out of the sites of all others (docs/decisions/0061-isolation.md). */
export interface Gate {
  /** Names that cannot be looked for, because the app itself says them. */
  warnings: Problem[];
  /** The errors of malls whose host or address is a word of the app's code. Their sites must not be built. */
  refused: Problem[];
  /** Throws `Failure` when a site holds something of another merchant. */
  check(merchant: Merchant, environment: Environment, files: readonly SiteFile[]): Promise<void>;
}

/** Indexes of the secrets in a file. */
interface Hits {
  secrets: Set<number>;
  /** Those that cannot stand there by chance. */
  meant: Set<number>;
}

/** The same of the files that all sites share, and the ids in them. */
interface Shared extends Record<keyof Hits, number[]> {
  ids: string[];
}

interface Surroundings {
  /** Folder of the merchants. */
  dir: string;
  core: Core;
  templates: Templates;
  memo: Memo;
  /** Hash of the builder, the gate's own code and the templates included. */
  builder: string;
}

/**
 * Looks through what all sites share, once. Throws `Failure` when that holds something of a merchant that cannot stand
 * there by chance, because then no site may be published.
 */
export async function isolationGate(
  everybody: readonly Identity[],
  { dir, core, templates, memo, builder }: Surroundings,
): Promise<Gate> {
  const ids = new Set(everybody.map(({ id }) => id));
  const pictures = ownPictures(everybody);
  const secrets = secretsOf(everybody);
  const words = secrets.flatMap((secret, index) => secret.words.map((bytes) => ({ bytes, index, secret })));
  const find = wordFinder(words.map(({ bytes }) => bytes));
  const hitsIn = (bytes: Buffer): Hits => {
    const hits: Hits = { secrets: new Set(), meant: new Set() };
    find(bytes, (word, start) => {
      const hit = words[word];
      if (!hit || !standsAlone(bytes, start, hit.bytes.length, hit.secret)) return;
      const { kind } = hit.secret;
      hits.secrets.add(hit.index);
      if (kind === 'logo' || (kind !== 'name' && isAddress(bytes, start, hit.bytes.length))) {
        hits.meant.add(hit.index);
      }
    });
    return hits;
  };
  const secretsIn = (bytes: Buffer) => hitsIn(bytes).secrets;

  const fixed = [templates.firstPaint, templates.headStart, templates.notStarted, templates.redirects];
  const sought = words.map(
    ({ bytes, index, secret }) => `${index} ${secret.kind} ${bytes.toString('base64')}`,
  );
  const known = await memo(['isolation', builder, core.hash, [...ids].join(), sought.join('\n')], async () =>
    Buffer.from(JSON.stringify(lookThrough(core, fixed, hitsIn))),
  );
  const shared = JSON.parse(known.toString()) as Shared; // written by the line above
  const common = new Set(shared.secrets);
  const inShared = [...common].flatMap((index) => secrets[index] ?? []);
  const leaked = shared.meant.flatMap((index) => secrets[index] ?? []).map(told);
  leaked.push(...shared.ids.filter((id) => ids.has(id)).map((id) => `the id ${id}`));
  if (leaked.length > 0)
    throw new Failure(`The app itself contains ${few(leaked)}. No site may contain that.`);

  return {
    warnings: notLookedFor(
      inShared.filter(({ kind }) => kind === 'name'),
      everybody,
    ),
    refused: inShared.filter(({ kind }) => kind !== 'name').map((secret) => claimed(dir, secret)),
    check: async (merchant, environment, files) => {
      const made = files.filter((file): file is MadeFile => 'bytes' in file);
      const own = ownMaterial(merchant, environment);
      const exempt = new Set([...common, ...secretsIn(own)]);
      const exemptIds = new Set([merchant.id, ...merchantIdsIn(own.toString('latin1')), ...fixedIds(fixed)]);
      const leaks: string[] = [];
      for (const { path, bytes, sha256 } of unpacked(made)) {
        for (const index of secretsIn(bytes)) {
          const secret = secrets[index];
          if (secret && secret.owner !== merchant.id && !exempt.has(index))
            leaks.push(`${told(secret)} in ${path}`);
        }
        const owner = pictures.get(sha256);
        if (owner !== undefined && owner !== merchant.id) leaks.push(`the logo of ${owner} as ${path}`);
        if (!isText(path)) continue;
        for (const id of merchantIdsIn(bytes.toString('latin1'))) {
          if (ids.has(id) && !exemptIds.has(id)) leaks.push(`the id of ${id} in ${path}`);
        }
      }
      if (leaks.length > 0) {
        throw new Failure(
          `The site would show what belongs to another mall: ${few(leaks)}. So it is not published. If both malls may show it, write it into both configs. If not, look for it in the app and in the templates.`,
        );
      }
    },
  };
}

function lookThrough(
  { files, entryCss }: Core,
  fixed: readonly string[],
  hitsIn: (bytes: Buffer) => Hits,
): Shared {
  const secrets = new Set<number>();
  const meant = new Set<number>();
  const ids = new Set<string>();
  const look = (path: string, bytes: Buffer) => {
    const hits = hitsIn(bytes);
    for (const index of hits.secrets) secrets.add(index);
    for (const index of hits.meant) meant.add(index);
    if (isText(path)) for (const id of merchantIdsInCode(bytes.toString('latin1'))) ids.add(id);
  };
  look('templates.js', Buffer.from([entryCss, ...fixed].join('\n')));
  const plain = files.filter(({ path }) => !isCopy(path));
  const sources = new Map(files.map(({ path, source }) => [path, source]));
  for (const { path, source } of plain) {
    const bytes = readFileSync(source);
    look(path, bytes);
    for (const copy of ['.br', '.gz']) {
      const packed = sources.get(path + copy);
      if (packed !== undefined) requireCopy(path + copy, readFileSync(packed), bytes);
    }
  }
  return { secrets: [...secrets], meant: [...meant], ids: [...ids] };
}

/** The files of a site without its compressed copies. Throws when a copy unpacks to something else than its file. */
function unpacked(made: readonly MadeFile[]): MadeFile[] {
  const plain = new Map(made.map((file) => [file.path, file]));
  for (const { path, bytes } of made.filter(({ path }) => isCopy(path))) {
    requireCopy(path, bytes, plain.get(path.slice(0, -3))?.bytes ?? Buffer.alloc(0));
  }
  return made.filter(({ path }) => !isCopy(path));
}

/** Synchronous: the files are small, and another thread would take longer to start with one than to unpack it. */
function requireCopy(path: string, packed: Buffer, plain: Buffer): void {
  const unpack = path.endsWith('.br') ? brotliDecompressSync : gunzipSync;
  const limit = { maxOutputLength: Math.max(plain.length, 1) };
  if (!isUnpacked(() => unpack(packed, limit), plain))
    throw new Failure(`${path} does not unpack to the same bytes as the file beside it.`);
}

function isUnpacked(unpack: () => Buffer, plain: Buffer): boolean {
  try {
    return unpack().equals(plain);
  } catch {
    return false;
  }
}

/** What a merchant gives itself: its site may hold that, whoever else has it too. */
function ownMaterial({ config, logo, icon, id }: Merchant, { apiBaseUrl }: Environment): Buffer {
  const texts = [id, JSON.stringify(config), defaultProgram(config.name), apiBaseUrl];
  return Buffer.concat([Buffer.from(texts.join('\n')), logo, icon ?? Buffer.alloc(0)]);
}

/**
 * Whether a hit is the secret itself and not the inside of a longer word: `mall.example` is not in
 * `small.example`, and "Mall 1" not in "Mall 10".
 */
function standsAlone(text: Buffer, start: number, length: number, { kind }: Secret): boolean {
  if (kind === 'logo') return true;
  const [before, after, beyond] = [text[start - 1], text[start + length], text[start + length + 1]];
  if (isWord(before) || isWord(after)) return false;
  if (kind === 'name') return true;
  const dash = 0x2d;
  const dot = 0x2e;
  return before !== dash && after !== dash && !(after === dot && isWord(beyond));
}

function isWord(byte = 0): boolean {
  return (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
}

function fixedIds(fixed: readonly string[]): string[] {
  return fixed.flatMap((text) => [...merchantIdsIn(text)]);
}

function isCopy(path: string): boolean {
  return /\.(br|gz)$/.test(path);
}

/** Pictures and fonts hold numbers by chance. */
function isText(path: string): boolean {
  return !/\.(png|jpe?g|webp|ico|woff2?|svg)$/.test(path);
}

function told({ owner, kind, text }: Secret): string {
  return kind === 'logo' ? `the logo of ${owner}` : `the ${kind} ${JSON.stringify(text)} of ${owner}`;
}

function few(leaks: readonly string[]): string {
  const different = [...new Set(leaks)];
  return different.length > 3
    ? `${different.slice(0, 3).join(', ')} and ${different.length - 3} more`
    : different.join(', ');
}

/** One warning for each name, also where programme and icon have the same one. */
function notLookedFor(secrets: readonly Secret[], everybody: readonly Identity[]): Problem[] {
  const names = new Map(secrets.map((secret) => [`${secret.owner} ${secret.text}`, secret]));
  const folders = new Map(everybody.map(({ id, folder }) => [id, folder]));
  return [...names.values()].map((secret) => unsought(secret, folders.get(secret.owner) ?? ''));
}

function unsought({ owner, text }: Secret, folder: string): Problem {
  const message = `The app itself says ${JSON.stringify(text)}, so no build can tell whether that name is in another mall's site.`;
  const fix = 'choose a name that only this mall has, or keep it: its own site is right either way';
  return { merchant: owner, ...placeOfName(folder, text), severity: 'warning', message, fix };
}
