import { registerSW } from 'virtual:pwa-register';
import { whenIdle } from '@/session/busy';
import { firstController } from './first-controller';
import { followTakeover } from './follow-takeover';

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
