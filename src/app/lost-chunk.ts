import { isBusy } from '@/session/busy';

let reloading = false;

/** Whether the page is about to be replaced for a lost chunk: until then there is no error to show. */
export function isReloading(): boolean {
  return reloading;
}

/**
 * A chunk that is gone, as after a release, gets one reload per build: never offline, never twice, never under a
 * running upload, form or order. Otherwise the error screen offers Retry.
 */
export function reloadOnLostChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Router would reload by itself, offline too; its own mark keeps it from that.
    sessionStorage.setItem(`tanstack_router_reload:${event.payload.message}`, '1');
    const mark = `lost-chunk:${buildId()}`;
    if (!navigator.onLine || isBusy() || sessionStorage.getItem(mark)) return;
    sessionStorage.setItem(mark, '1');
    reloading = true;
    location.reload();
  });
}

/** The entry's file name carries its content's hash. */
function buildId(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
}
