/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;

/** Addresses that are no screens: the backend's, and files, whose absence must stay visible. */
const notScreens = [/^\/api\//, /^\/assets\//, /^\/icons\//];

// The builder writes each site's own list here.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// Every screen starts from the one page, offline too.
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: notScreens }));

// A new version waits until the app says that no tab is busy.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
