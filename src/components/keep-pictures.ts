import { parsedUrl } from '@/lib/inside-href';
import { type KeepPictures, mostAddresses } from '@/worker/picture-cache';

/** ms in which pictures are collected for one message. */
const pause = 1_000;

/** Pictures that this page has named already. */
const named = new Set<string>();
const waiting: string[] = [];

/**
 * Asks the service worker to keep pictures for use without a network, each once per page. It fetches them itself: the
 * browser's cache still has what the page has just shown. Without a service worker nothing is kept.
 */
export function keepPictures(addresses: readonly string[]): void {
  if (!('serviceWorker' in navigator)) return;
  const wanted = addresses.filter((address) => address && !named.has(address));
  if (wanted.length === 0) return;
  if (waiting.length === 0) setTimeout(() => void tell(), pause);
  for (const address of wanted) named.add(address);
  waiting.push(...wanted);
}

async function tell(): Promise<void> {
  // An address that cannot be read must not cost the others.
  const all = waiting.splice(0).flatMap((address) => parsedUrl(address, location.href)?.href ?? []);
  const { active } = await navigator.serviceWorker.ready;
  for (let from = 0; from < all.length; from += mostAddresses) {
    const addresses = all.slice(from, from + mostAddresses);
    active?.postMessage({ type: 'KEEP_PICTURES', addresses } satisfies KeepPictures);
  }
}
