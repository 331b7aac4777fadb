import type { AnyRouter } from '@tanstack/react-router';
import { onCLS, onINP, onLCP } from 'web-vitals';
import type { Brand } from '@/brand/brand';
import type { TelemetryReport } from '@/contract/telemetry-report';
import { savesData } from '@/lib/browser';
import { noteStep, takeSteps } from '@/session/steps';
import { isLoggedIn } from '@/session/stored-user';
import { failureOf } from '@/transport/call-error';

type ErrorCode = NonNullable<TelemetryReport['errors']>[number]['code'];
type Route = TelemetryReport['route'];
type Vitals = NonNullable<TelemetryReport['vitals']>;

/** As in the contract, which the page does not load for this. */
const mostErrors = 10;

/**
 * Tells the mall's own receiver how fast the page was and what went wrong in it, when the shopper turns away
 * (docs/hosting.md#telemetry). Never an address, an id or a text.
 *
 * @param over aborted once a logout is confirmed: from then on, nothing is sent
 */
export function startTelemetry(
  { url, sample }: NonNullable<Brand['telemetry']>,
  router: Pick<AnyRouter, 'state' | 'options' | 'subscribe'>,
  over: AbortSignal,
): void {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean }; // TypeScript does not know it
  if (over.aborted || savesData() || globalPrivacyControl || Math.random() >= sample) return;
  const landed = routeOf(router);
  const noteDoor = () => routeOf(router) === '/login' && noteStep('door');
  noteDoor();
  over.addEventListener('abort', router.subscribe('onResolved', noteDoor));
  let vitals: Vitals | undefined = watchVitals();
  let errors: TelemetryReport['errors'] = [];
  let room = mostErrors;
  let wasLoggedIn = isLoggedIn();
  const options = { signal: over };

  const note = (code: ErrorCode) => {
    if (room-- > 0) errors?.push({ code, route: routeOf(router) });
  };
  addEventListener('error', ({ error }) => error && note('script'), options);
  addEventListener('unhandledrejection', () => note('promise'), options);
  addEventListener('vite:preloadError', () => note('chunk'), options);
  router.options.defaultOnCatch = () => note('crash'); // read whenever a screen fails
  const caches = [
    router.options.context.queryClient.getQueryCache(),
    router.options.context.queryClient.getMutationCache(),
  ];
  for (const cache of caches) {
    const unsubscribe = cache.subscribe(
      (event: { type: string; action?: { type: string; error?: unknown } }) => {
        if (event.action?.type !== 'error') return;
        const { kind } = failureOf(event.action.error);
        if (kind === 'timeout' || kind === 'malformed') note(kind);
      },
    );
    over.addEventListener('abort', unsubscribe);
  }

  const send = () => {
    // Somebody may have logged out in another tab.
    if (wasLoggedIn && !isLoggedIn()) return;
    wasLoggedIn = isLoggedIn();
    const measured = vitals && Object.keys(vitals).length > 0 ? vitals : undefined;
    if (measured) vitals = undefined; // once a page: later ones would count twice
    const steps = takeSteps();
    if (!measured && !steps && errors?.length === 0) return;
    const report: TelemetryReport = {
      release: releaseOf(document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src),
      route: landed,
      ...(measured && { vitals: measured }),
      ...(steps && { steps }),
      ...(errors?.length && { errors }),
    };
    errors = [];
    post(url, JSON.stringify(report));
  };
  addEventListener('pagehide', send, options);
  document.addEventListener('visibilitychange', () => document.hidden && send(), options);
}

/** The Web Vitals of the page so far. A browser that cannot measure one of them leaves it out. */
function watchVitals(): Vitals {
  const vitals: Vitals = {};
  const always = { reportAllChanges: true };
  onLCP(({ value }) => Object.assign(vitals, { lcp: Math.round(value) }), always);
  onINP(({ value }) => Object.assign(vitals, { inp: Math.round(value) }), always);
  onCLS(({ value }) => Object.assign(vitals, { cls: Math.round(value * 1_000) / 1_000 }), always);
  return vitals;
}

/** The pattern of the screen's address. */
function routeOf({ state }: Pick<AnyRouter, 'state'>): Route {
  const path: string = state.matches.at(-1)?.fullPath ?? '/';
  return path.replace(/(.)\/$/, '$1') as Route; // a test compares the routes with the list
}

/** The hash in the name of the app's first file. The dev server's file has none. */
function releaseOf(address = ''): string {
  return /-([\w-]{8})\.js$/.exec(address)?.[1] ?? 'unbuilt_';
}

/** As plain text, so that browsers ask no other server first whether they may. Nobody waits for the answer. */
function post(url: string, body: string): void {
  if (!('keepalive' in Request.prototype)) return void navigator.sendBeacon(url, body); // Firefox 115
  const quiet = { credentials: 'omit', referrerPolicy: 'no-referrer', mode: 'no-cors' } as const;
  fetch(url, { method: 'POST', body, keepalive: true, ...quiet }).catch(() => undefined);
}
