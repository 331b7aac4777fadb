import { type Lru, lru } from './lru';
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
