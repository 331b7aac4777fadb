/** Taps on push messages that the backend has not heard of. The service worker keeps them, because only the app can tell it. */
const cacheName = 'push-taps';
const folder = '/push-taps/';

/** The oldest go when there are more: somebody who is logged out taps, and nobody reports. */
const mostTaps = 20;

/** Keeps a tap on the notification with this unique id until a tab takes it. */
export async function keepTap(caches: CacheStorage, uniqueId: string): Promise<void> {
  const cache = await caches.open(cacheName);
  const kept = await cache.keys();
  const leaving = kept.slice(0, Math.max(0, kept.length - mostTaps + 1));
  await Promise.all(leaving.map((request) => cache.delete(request)));
  await cache.put(folder + encodeURIComponent(uniqueId), new Response());
}

/** The unique ids of the notifications that were tapped. Each tap is given to one tab, and once. */
export async function takeTaps(caches: CacheStorage): Promise<string[]> {
  if (!(await caches.has(cacheName))) return [];
  const cache = await caches.open(cacheName);
  const taken: string[] = [];
  for (const request of await cache.keys()) {
    const id = new URL(request.url).pathname.slice(folder.length);
    if (await cache.delete(request)) taken.push(decodeURIComponent(id));
  }
  return taken;
}
