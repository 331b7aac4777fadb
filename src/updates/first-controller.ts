/** The service worker that controlled the page when it started; read before anything can change it. */
export const firstController = navigator.serviceWorker?.controller ?? undefined;
