import { whenIdle } from '@/session/busy';

/**
 * Reloads this tab, as soon as it is idle, once another release's service worker has taken it over, whichever tab told
 * it to (docs/product/shell.md#new-releases). `known` controlled the tab when it started; the first worker of all takes
 * over nothing.
 */
export function followTakeover(known: ServiceWorker | undefined): void {
  const { serviceWorker } = navigator;
  const follow = () => {
    const { controller } = serviceWorker;
    if (known && controller && known !== controller) void whenIdle(() => location.reload());
    known = controller ?? known;
  };
  serviceWorker.addEventListener('controllerchange', follow);
  follow(); // it may have happened while this code was still on its way
}
