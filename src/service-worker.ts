/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;

/** Addresses that are not screens: those of the backend, and files, because a missing file must stay a 404. */
const notScreens = [/^\/api\//, /^\/assets\//, /^\/icons\//];

// The builder writes each site's own list here.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// Every screen starts from the same page, offline too.
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: notScreens }));

// A new version waits until the app tells it that no tab is busy.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
