/** The service worker that controlled the page at its start. Read here, before anything can change it. */
export const firstController = navigator.serviceWorker?.controller ?? undefined;
