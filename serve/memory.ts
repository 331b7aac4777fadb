import type { Release } from './release';

/** What serving remembers of a store. It is data alone, so requests may share it on every runtime. */
export interface Memory {
  pointers: Lru<Pointer>;
  releases: Lru<Release>;
  files: Lru<Uint8Array<ArrayBuffer>>;
}

/** What the store said last of something that changes: which mall a host shows, and which release is a mall's live one. */
export interface Pointer {
  value: string | undefined;
  /** When the store was asked, in ms. */
  asked: number;
}

/** Hosts and malls, and those unknown hosts that strangers asked for last. */
const mostPointers = 50_000;
/** Of the limit. All malls share the files of a core, so they take less than the malls' own. */
const shareOfReleases = 0.75;

/** @param limit bytes of all releases and files */
export function emptyMemory(limit: number): Memory {
  return {
    pointers: lru(mostPointers),
    releases: lru(limit * shareOfReleases),
    files: lru(limit * (1 - shareOfReleases)),
  };
}

/** Keeps values up to a total weight, and forgets those that were asked for longest ago. */
interface Lru<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value, weight: number): void;
}

function lru<Value>(limit: number): Lru<Value> {
  const entries = new Map<string, { value: Value; weight: number }>(); // a Map keeps the order of insertion
  let total = 0;
  const drop = (key: string) => {
    total -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  };
  return {
    get: (key) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set: (key, value, weight) => {
      drop(key);
      entries.set(key, { value, weight });
      total += weight;
      for (const oldest of entries.keys()) {
        if (total <= limit) break;
        drop(oldest);
      }
    },
  };
}
