import { registerSW } from 'virtual:pwa-register';
import { whenIdle } from './busy';
import { firstController } from './first-controller';

const checkInterval = 60 * 60 * 1000;

/**
 * Registers the service worker. When no tab is busy, a new version is told to take over. Then each tab reloads as soon
 * as it is idle, so nothing is interrupted (docs/product/shell.md#new-releases).
 */
export function watchServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  followTakeover(firstController);
  const update = registerSW({
    immediate: true,
    onNeedRefresh: () => void whenIdle(() => update()),
    // Only tabs that saw the new worker wait get here, and another tab may be faster. So `followTakeover` does the
    // reload.
    onNeedReload: () => undefined,
    onRegisteredSW: (_address, registration) => {
      if (registration) setInterval(() => void registration.update().catch(() => undefined), checkInterval);
    },
    onRegisterError: (error: unknown) => console.warn('The service worker was not registered.', error),
  });
}

/**
 * Reloads this tab, as soon as it is idle, after the service worker of another release has taken it over. Any tab may
 * have told it to (docs/product/shell.md#new-releases). `known` is the worker that controlled the tab at its start. The
 * very first worker does not count as another release.
 */
export function followTakeover(known: ServiceWorker | undefined): void {
  const { serviceWorker } = navigator;
  const follow = () => {
    const { controller } = serviceWorker;
    if (known && controller && known !== controller) void whenIdle(() => location.reload());
    known = controller ?? known;
  };
  serviceWorker.addEventListener('controllerchange', follow);
  follow(); // it may have happened while this code was still loading
}
