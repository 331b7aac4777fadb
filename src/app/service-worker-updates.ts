import { registerSW } from 'virtual:pwa-register';
import { whenIdle } from '@/session/busy';
import { firstController } from './first-controller';

const checkInterval = 60 * 60 * 1000;

/**
 * Registers the service worker. A new version is told to take over once no tab is busy; then each tab reloads as soon
 * as it is idle itself, instead of under the shopper's hands (part 2 §4.14, interfaces §6).
 */
export function watchServiceWorker(): void {
  // It may have taken over while this code was still on its way.
  if (firstController && firstController !== navigator.serviceWorker.controller) reloadWhenIdle();
  const update = registerSW({
    immediate: true,
    onNeedRefresh: () => void whenIdle(() => update()),
    onNeedReload: reloadWhenIdle,
    onRegisteredSW: (_address, registration) => {
      if (registration) setInterval(() => void registration.update().catch(() => undefined), checkInterval);
    },
    onRegisterError: (error: unknown) => console.warn('The service worker was not registered.', error),
  });
}

function reloadWhenIdle(): void {
  void whenIdle(() => location.reload());
}
