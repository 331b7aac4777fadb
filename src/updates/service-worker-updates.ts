import { registerSW } from 'virtual:pwa-register';
import { whenIdle } from './busy';
import { firstController } from './first-controller';

const checkInterval = 60 * 60 * 1000;

/**
 * Registers the service worker. A new version is told to take over once no tab is busy; then each tab reloads as soon
 * as it is idle itself, instead of under the shopper's hands (docs/product/shell.md#new-releases).
 */
export function watchServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  followTakeover(firstController);
  const update = registerSW({
    immediate: true,
    onNeedRefresh: () => void whenIdle(() => update()),
    // Only the tabs that saw the new worker wait are told here, and another tab may be faster: `followTakeover` reloads.
    onNeedReload: () => undefined,
    onRegisteredSW: (_address, registration) => {
      if (registration) setInterval(() => void registration.update().catch(() => undefined), checkInterval);
    },
    onRegisterError: (error: unknown) => console.warn('The service worker was not registered.', error),
  });
}

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
