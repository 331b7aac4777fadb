import type { FileEntry } from '../../core/site-file';
import { sha256 } from '../../core/site-file';
import type { BuiltSite } from './built-site';

/** A file of a store: in its own release's bytes from `at` on, or below `files/`. */
export type StoredFile = FileEntry & { at?: number | undefined };
/** One that an earlier release had. */
export type KeptFile = StoredFile & { release: string };

export interface ReleaseObject {
  /** The beginning of the hash of its bytes. */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** The mall's own files, with their places. */
  own: (FileEntry & { at: number })[];
}

/** A release as one object: a line of JSON that names all files, and after it the bytes that only this mall has. */
export function releaseObject(site: BuiltSite, kept: readonly KeptFile[]): ReleaseObject {
  const { id, core, config, api, headers } = site;
  let at = 0;
  const own = site.own.map(({ path, size, sha256 }) => {
    const place = at;
    at += size;
    return { path, size, sha256, at: place };
  });
  const files = variantsByPath([...own, ...site.shared]);
  const from = variantsByPath(kept, ({ release, at }) => (at === undefined ? {} : { from: release }));
  const head = { format: 1, id, core, config, api, files, kept: from, headers };
  const line = Buffer.from(`${JSON.stringify(head)}\n`);
  const bytes = new Uint8Array(Buffer.concat([line, ...site.own.map((file) => file.bytes)]));
  return { name: sha256(Buffer.from(bytes.buffer)).slice(0, 32), bytes, own };
}

const encodings: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' };

/** Every path with its plain file and the compressed copies of the same release. */
function variantsByPath<File extends StoredFile & { release?: string }>(
  files: readonly File[],
  more: (plain: File) => object = () => ({}),
) {
  const named = new Map(files.map((file) => [file.path, file]));
  const plain = files.filter(({ path }) => !(path.slice(-3) in encodings));
  const entries = plain.map((file) => {
    const copies = Object.entries(encodings).flatMap(([end, encoding]) => {
      const copy = named.get(`${file.path}${end}`);
      return copy && copy.release === file.release ? [[encoding, variant(copy)] as const] : [];
    });
    const variants = Object.fromEntries([['plain', variant(file)], ...copies]);
    return [`/${file.path}`, { variants, ...more(file) }] as const;
  });
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function variant({ size, sha256, at }: StoredFile) {
  return { sha256, size, at };
}

/** The bytes of some files in a release object, by path. */
export function textsOf(bytes: Uint8Array, paths: readonly string[]): (string | undefined)[] {
  const end = bytes.indexOf(10) + 1;
  const decoder = new TextDecoder();
  const head = JSON.parse(decoder.decode(bytes.subarray(0, end))); // whoever calls has judged it by its name
  return paths.map((path) => {
    const { size, at } = head.files?.[`/${path}`]?.variants?.plain ?? {};
    return at === undefined ? undefined : decoder.decode(bytes.subarray(end + at, end + at + size));
  });
}
