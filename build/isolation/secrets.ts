import Handlebars from 'handlebars';
import { isInEverySite } from '@/brand/public-hosts';
import { sha256 } from '../core/site-file';
import type { Belongings } from './belongings';

/** Something of one merchant that no other merchant's site may hold. */
export interface Secret {
  owner: string;
  kind: 'name' | 'host' | 'API address' | 'logo';
  /** What it is, in words for staff. */
  text: string;
  /** The bytes to search for, in each form that files write. */
  words: readonly Buffer[];
}

/** Bytes of a picture that are searched for inside other files. */
const pictureSample = 48;
/** The fewest different bytes that such a sample has. */
const leastDifferent = 10;
/** The most places of a picture where a sample is tried. */
const samplesTried = 2000;

/** What only its owner's site may hold. */
export interface Sought {
  secrets: readonly Secret[];
  /** The owner of the picture with a sha256. */
  pictures: ReadonlyMap<string, string>;
  ids: ReadonlySet<string>;
}

export function soughtOf(everybody: readonly Belongings[]): Sought {
  const ids = new Set(everybody.map(({ id }) => id));
  return { secrets: secretsOf(everybody), pictures: ownPictures(everybody), ids };
}

/** What only one merchant has. What several merchants have is nobody's secret. */
export function secretsOf(everybody: readonly Belongings[]): Secret[] {
  const all = everybody.flatMap((each) => [
    ...each.names.filter(isTelling).map((name) => secret(each, 'name', name, written(name))),
    ...each.hosts.map((host) => secret(each, 'host', host, [Buffer.from(host)])),
    ...(each.api && isOwnAddress(each.api)
      ? [secret(each, 'API address', each.api, [bareAddress(each.api)])]
      : []),
    ...each.pictures.flatMap((bytes) => pictureSecrets(each, bytes)),
  ]);
  const owners = new Map<string, Set<string>>();
  for (const { owner, words } of all) {
    const key = keyOf(words);
    owners.set(key, (owners.get(key) ?? new Set()).add(owner));
  }
  return all.filter(({ words }) => owners.get(keyOf(words))?.size === 1);
}

/** The sha256 of each picture that only one merchant has, with its owner. */
function ownPictures(everybody: readonly Belongings[]): Map<string, string> {
  const owners = new Map<string, string | undefined>();
  for (const { id, pictures } of everybody) {
    for (const digest of pictures.map(sha256)) {
      const known = owners.get(digest);
      owners.set(digest, owners.has(digest) && known !== id ? undefined : id);
    }
  }
  return new Map([...owners].flatMap(([digest, id]) => (id === undefined ? [] : [[digest, id]])));
}

function secret({ id }: Belongings, kind: Secret['kind'], text: string, words: Buffer[]): Secret {
  return { owner: id, kind, text, words };
}

/** A short single word such as "Plaza" may stand anywhere by chance. */
export function isTelling(name: string): boolean {
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  const words = name.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return letters >= 8 || words >= 2;
}

/** A text as plain text, HTML, JSON, JSON inside a page, and inside an address. */
function written(name: string): Buffer[] {
  const text = name.replace(/\p{Surrogate}/gu, '\ufffd'); // half an emoji: no file can hold it, and an address refuses it
  const json = JSON.stringify(text).slice(1, -1);
  const inPage = json.replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);
  const inAddress = encodeURIComponent(text);
  const inForm = inAddress.replaceAll('%20', '+');
  const forms = [text, Handlebars.escapeExpression(text), json, inPage, inAddress, inForm];
  return [...new Set(forms)].map((form) => Buffer.from(form));
}

/** Not a path, a short name such as `localhost`, this machine, or a host that every site names. */
function isOwnAddress(address: string): boolean {
  const host = /^https?:\/\/([^/:]+)/i.exec(address)?.[1]?.toLowerCase() ?? '';
  return host.includes('.') && !host.startsWith('127.') && !isInEverySite(host);
}

/** Without its scheme and its last slashes, because files write an address with and without them. */
function bareAddress(address: string): Buffer {
  return Buffer.from(address.replace(/^.*?:\/\//, '').replace(/\/+$/, ''));
}

/** Base64 as well: the part of it that is the same wherever the bytes begin. */
function pictureSecrets(each: Belongings, bytes: Buffer): Secret[] {
  const start = sampleStart(bytes);
  if (start === undefined) return [];
  const sample = bytes.subarray(start, start + pictureSample);
  const base64 = [0, 1, 2].map((shift) =>
    Buffer.from(bytes.subarray(start + shift, start + shift + pictureSample - 3).toString('base64')),
  );
  return [secret(each, 'logo', 'logo', [Buffer.from(sample), ...base64])];
}

/**
 * Where the sample of a picture begins: the place nearest to the middle with enough different bytes. A white area is the
 * same in every picture, and so are the start and the end of many files.
 */
function sampleStart(bytes: Buffer): number | undefined {
  const middle = Math.floor((bytes.length - pictureSample) / 6) * 3;
  const step = Math.max(3, Math.ceil(bytes.length / 3 / samplesTried) * 3);
  for (let away = 0; away <= middle - pictureSample / 2; away += step) {
    for (const start of [middle - away, middle + away]) {
      const sample = bytes.subarray(start, start + pictureSample);
      if (sample.length === pictureSample && new Set(sample).size >= leastDifferent) return start;
    }
  }
  return undefined;
}

function keyOf(words: readonly Buffer[]): string {
  return (words[0] ?? Buffer.alloc(0)).toString('latin1').toLowerCase();
}
