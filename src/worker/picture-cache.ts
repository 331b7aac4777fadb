/** The cache of pictures that the service worker keeps for use without a network (docs/product/stores.md#offline). */
export const pictureCacheName = 'pictures';

/** Bytes of all kept pictures together. */
export const mostPictureBytes = 20 * 1024 * 1024;

/** Pictures that one message of a page may name. */
export const mostAddresses = 100;

/** What a page sends to the service worker: keep these pictures. */
export interface KeepPictures {
  type: 'KEEP_PICTURES';
  addresses: string[];
}

/** The addresses in a message to the service worker. Other messages have none. */
export function picturesToKeep(message: unknown): string[] {
  if (typeof message !== 'object' || message === null || !('type' in message)) return [];
  if (message.type !== 'KEEP_PICTURES' || !('addresses' in message)) return [];
  const { addresses } = message;
  if (!Array.isArray(addresses)) return [];
  return addresses.filter((address) => typeof address === 'string').slice(0, mostAddresses);
}

/**
 * Gives the function that fetches a picture and keeps it. If there is no room, the oldest pictures go first. An answer
 * that cannot be read (opaque), a failure or a file that is not a picture changes nothing.
 */
export function pictureKeeper(openCache: () => Promise<Cache>, most = mostPictureBytes) {
  // Asked of the cache once: thousands of logos would be read for each new one.
  let measured: Promise<Sizes> | undefined;
  const keep = async (address: string, fetchPicture: typeof fetch): Promise<void> => {
    try {
      const answer = await fetchPicture(address, { mode: 'cors', credentials: 'same-origin' });
      const type = answer.headers.get('content-type') ?? '';
      if (!answer.ok || answer.type === 'opaque' || !type.startsWith('image/')) return;
      const picture = await answer.blob();
      if (picture.size > most) return;
      const cache = await openCache();
      measured ??= sizesIn(cache);
      const leaving = makeRoom(await measured, address, picture.size, most);
      await Promise.all(leaving.map((old) => cache.delete(old)));
      const headers = { 'content-type': type, 'content-length': String(picture.size) };
      await cache.put(address, new Response(picture, { headers }));
    } catch {
      // Without a network or without room on the phone, the picture is not kept.
      measured = undefined;
    }
  };
  // One after the other: they share the room, and a phone has better things to do.
  let last = Promise.resolve();
  return (address: string, fetchPicture: typeof fetch = fetch): Promise<void> => {
    last = last.then(() => keep(address, fetchPicture));
    return last;
  };
}

/** Bytes of each kept picture by its address, the oldest first. */
type Sizes = Map<string, number>;

async function sizesIn(cache: Cache): Promise<Sizes> {
  // A cache lists its entries in the order in which they were put.
  const kept = await cache.keys();
  const responses = await Promise.all(kept.map((request) => cache.match(request)));
  return new Map(
    kept.map(({ url }, index) => [url, Number(responses[index]?.headers.get('content-length') ?? 0)]),
  );
}

/** Enters a picture as the youngest. Gives the addresses that leave the cache for it, its own included. */
function makeRoom(sizes: Sizes, address: string, bytes: number, most: number): string[] {
  const leaving = [address];
  sizes.delete(address);
  let total = bytes + [...sizes.values()].reduce((sum, size) => sum + size, 0);
  for (const [old, size] of sizes) {
    if (total <= most) break;
    leaving.push(old);
    sizes.delete(old);
    total -= size;
  }
  sizes.set(address, bytes);
  return leaving;
}
