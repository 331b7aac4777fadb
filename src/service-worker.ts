/// <reference lib="webworker" />
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { isPhotoPath } from '@/lib/photo-path';
import { shareAddress, shareScreen } from '@/lib/share-target';
import { photoAnswer } from '@/worker/mall-photo';
import { pictureCacheName, pictureKeeper, picturesToKeep } from '@/worker/picture-cache';
import { pushSignals } from '@/worker/push-signals';
import { openPush, showPush, tellTabs } from '@/worker/push-worker';
import { keepShare } from '@/worker/shared-bills';

declare const self: ServiceWorkerGlobalScope & {
  /** What the site's own `service-worker.js` says before it imports this code (build/brand/service-worker.ts). */
  site: { without: readonly string[]; files: readonly PrecacheEntry[] };
};

/** Addresses that are not screens: those of the backend, and files, because a missing file must stay a 404. */
const notScreens = [/^\/api\//, /^\/assets\//, /^\/icons\//, /^\/\.well-known\//];

// The builder writes the list of the files that sites share here. Their names carry hashes.
const shared = self.__WB_MANIFEST as string[];
const { without, files } = self.site;
precacheAndRoute([
  ...shared.filter((url) => !without.includes(url)).map((url) => ({ url, revision: null })),
  ...files,
]);
// Of a script straight from the cache, Chrome makes a compiled copy before the screen can render, once per script and
// release. That costs more than all later starts get back, because Chrome compiles modules beside the page anyway
// (docs/decisions/0046-files-of-a-screen.md). So the page gets a kept script in a response of its own.
addPlugins([
  {
    handlerWillRespond: async ({ request, response }) =>
      request.destination === 'script' ? new Response(response.body, response) : response,
  },
]);
cleanupOutdatedCaches();

// Every screen starts from the same page, offline too.
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: notScreens }));

// Bills that another app shares. The screen says what went wrong.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === shareAddress,
  async ({ request }) => {
    await keepShare(request, caches);
    return Response.redirect(new URL(shareScreen, self.location.origin), 303);
  },
  'POST',
);

const openPictures = () => caches.open(pictureCacheName);
const keepPicture = pictureKeeper(openPictures);

// Pictures that a page has asked to keep. It asks for them with `crossorigin`; all other pictures pass by.
registerRoute(
  ({ request }) => request.destination === 'image' && request.mode === 'cors',
  async ({ request }) => {
    const pictures = await openPictures();
    return (await pictures.match(request.url)) ?? fetch(request);
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPhotoPath(url.pathname),
  ({ request, event }) =>
    photoAnswer(request, { openPictures, keepPicture, waitUntil: (kept) => event.waitUntil(kept) }),
);

self.addEventListener('message', (event) => {
  // A new version waits until the app tells it that no tab is busy.
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  const addresses = picturesToKeep(event.data);
  if (addresses.length > 0) event.waitUntil(Promise.all(addresses.map((address) => keepPicture(address))));
});

const { registration, clients } = self;
const { origin } = self.location;

/** The service worker knows no merchant, but the site's manifest does. */
async function siteName(): Promise<string> {
  const manifest = (await (await matchPrecache('/manifest.webmanifest'))?.json()) as
    | { name?: string }
    | undefined; // written by the builder
  return manifest?.name ?? self.location.hostname;
}

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(event.data?.text() ?? '', { registration, clients, origin, siteName }));
});

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openPush(event.notification, { clients, origin, caches }));
});

// The app tells the backend of the new subscription, because only the app knows who is logged in.
self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(tellTabs(clients, pushSignals.renewed)),
);
