import { type HeaderRule, parseHeadersFile } from './headers-file';
import type { Encoding } from './negotiate';
import { StoreAway } from './objects/read-objects';
import type { GivenHeaders } from './site-store';

/** A release object of a store, as it is kept in memory. */
export interface Release {
  api: string | undefined;
  files: ReadonlyMap<string, StoredFile>;
  rules: readonly HeaderRule[];
  known: Map<string, GivenHeaders>;
  /** The mall's own bytes, one variant after the other. */
  own: Uint8Array<ArrayBuffer>;
  /** About how many bytes all of this takes. */
  weight: number;
}

export interface StoredFile {
  variants: Partial<Record<'plain' | Encoding, Variant>>;
  encodings: ReadonlySet<Encoding>;
  /** The earlier release in whose bytes it lies, if it is kept for open tabs. */
  from: string | undefined;
}

export interface Variant {
  sha256: string;
  size: number;
  /** Where it begins in the mall's own bytes. Missing for a file of the core. */
  at?: number;
}

interface Head {
  format: number;
  id: string;
  api?: string;
  files: Record<string, { variants: StoredFile['variants']; from?: string }>;
  kept?: Head['files'];
  headers: string;
}

/** Reads the object whose bytes are the right ones. Throws `StoreAway` for a release of another mall or format. */
export function readRelease(bytes: Uint8Array<ArrayBuffer>, id: string): Release {
  const end = bytes.indexOf(10); // the head is one line
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))) as Head; // its hash says that a publisher wrote it
  if (head.format !== 1 || head.id !== id) throw new StoreAway(`A release of mall ${id} is none of its own.`);
  const files = new Map<string, StoredFile>();
  for (const [path, { variants, from }] of Object.entries({ ...head.kept, ...head.files })) {
    const encodings = (['br', 'gzip'] as const).filter((encoding) => variants[encoding]);
    files.set(path, { variants, encodings: new Set(encodings), from });
  }
  return {
    api: head.api,
    files,
    rules: parseHeadersFile(head.headers),
    known: new Map(),
    own: bytes.subarray(end + 1),
    weight: bytes.length + 3 * end,
  };
}
