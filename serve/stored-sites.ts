import { headersFor } from './headers-file';
import type { Memory } from './memory';
import { type ReadObjects, StoreAway } from './objects/read-objects';
import { type Release, readRelease, type StoredFile } from './release';
import type { Site, SiteFile, SiteStore } from './site-store';

/** What a runtime is like. */
export interface Habits {
  /** How long a request waits for news of a pointer that is known, in ms. Then the known one answers. */
  patience: number;
  /** Takes work that goes on behind the answer. */
  later(work: Promise<unknown>): void;
  /** Hears of a store that does not answer. */
  tell(error: unknown): void;
  /** Where several requests may wait for one promise: the reads that are under way. */
  running?: Map<string, Promise<unknown>>;
  now?(): number;
}

/** After so many ms the store is asked again what a host shows. */
const freshFor = 5_000;
/** What was not asked for so many ms may be of any age. Then a request waits longer for news, on every runtime. */
const idleFor = 60_000;
const idlePatience = 2_000;

/**
 * The sites in a store of objects. What was seen once is shown when the store is away, too. Bytes are
 * judged by their hash when they come: wrong ones are as if the store were away.
 */
export function storedSites(objects: ReadObjects, memory: Memory, habits: Habits): SiteStore {
  const { patience, later, tell, running, now = Date.now } = habits;

  function once<T>(key: string, work: () => Promise<T>): Promise<T> {
    if (!running) return work();
    const known = running.get(key) as Promise<T> | undefined; // a key stands for one kind of work
    if (known) return known;
    const started = work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  }

  async function follow(key: string, read: (json: object) => Promise<string | undefined>) {
    const ask = async () => {
      const asked = now();
      const object = await objects.get(key);
      const value = object && (await read(parsed(object.bytes, key)));
      const newer = memory.pointers.get(key);
      // An answer that overtook this one stays.
      if (!newer || newer.asked <= asked) memory.pointers.set(key, { value, asked }, 1);
      return value;
    };
    const known = memory.pointers.get(key);
    if (!known) return once(key, ask);
    const age = now() - known.asked;
    if (age < freshFor) return known.value;
    // Until the answer is there, others are shown what is known.
    memory.pointers.set(key, { ...known, asked: now() }, 1);
    const news = ask().catch(tell);
    later(news);
    await within(news, age < idleFor ? patience : Math.max(patience, idlePatience));
    return memory.pointers.get(key)?.value;
  }

  async function releaseOf(id: string, name: string): Promise<Release> {
    const key = `sites/${id}/releases/${name}`;
    return (
      memory.releases.get(key) ??
      once(key, async () => {
        const bytes = await bytesOf(key, name);
        const release = readRelease(bytes, id);
        memory.releases.set(key, release, release.weight);
        return release;
      })
    );
  }

  async function fileOf(sha256: string): Promise<Uint8Array<ArrayBuffer>> {
    const key = `files/${sha256}`;
    return (
      memory.files.get(key) ??
      once(key, async () => {
        const bytes = await bytesOf(key, sha256);
        memory.files.set(key, bytes, bytes.length);
        return bytes;
      })
    );
  }

  /** @param hash the sha256 of its content, or the beginning of it */
  async function bytesOf(key: string, hash: string): Promise<Uint8Array<ArrayBuffer>> {
    const object = await objects.get(key);
    if (!object) throw new StoreAway(`${key} is missing in the store.`);
    if (!(await hashOf(object.bytes)).startsWith(hash))
      throw new StoreAway(`${key} came with other bytes than its own.`);
    return object.bytes;
  }

  function siteFile(id: string, shown: Release, { variants, encodings, from }: StoredFile): SiteFile {
    return {
      encodings,
      read: async (encoding) => {
        const variant = variants[encoding ?? 'plain'];
        if (!variant) throw new StoreAway('A file of a release lacks its content.');
        const { sha256, size, at } = variant;
        if (at === undefined) return { bytes: await fileOf(sha256), sha256 };
        const { own } = from === undefined ? shown : await releaseOf(id, from);
        return { bytes: own.subarray(at, at + size), sha256 };
      },
    };
  }

  return {
    siteOf: async (host): Promise<Site | undefined> => {
      if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host) || host.length > 253) return undefined;
      const id = await follow(`hosts/${host}.json`, async (claim) =>
        'id' in claim ? matching(claim.id, /^\d{1,10}$/) : undefined,
      );
      if (id === undefined) return undefined;
      const name = await follow(`sites/${id}/live.json`, async (live) => {
        if (!('id' in live && live.id === id))
          throw new StoreAway(`sites/${id}/live.json is not of this mall.`);
        if (!('release' in live)) return undefined; // the mall is removed
        const release = matching(live.release, /^[0-9a-f]{32}$/);
        await releaseOf(id, release); // a release that cannot be read replaces none
        return release;
      });
      if (name === undefined) return undefined;
      const release = await releaseOf(id, name);
      return {
        release: name,
        api: release.api,
        headersFor: (path) => headersFor(release.rules, path),
        known: release.known,
        find: (path) => {
          const file = release.files.get(path);
          return file && siteFile(id, release, file);
        },
      };
    },
  };
}

function parsed(bytes: Uint8Array, key: string): object {
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof json === 'object' && json && 'format' in json && json.format === 1) return json;
  } catch {
    // half an object is as bad as one of another format
  }
  throw new StoreAway(`${key} cannot be read.`);
}

function matching(value: unknown, pattern: RegExp): string {
  if (typeof value === 'string' && pattern.test(value)) return value;
  throw new StoreAway('A pointer of the store leads nowhere.');
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Waits for the work, but only so many ms. */
async function within(work: Promise<unknown>, ms: number): Promise<void> {
  if (ms === 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, enough]).finally(() => clearTimeout(timer));
}
