import { appVersion } from '@/contract/session';
import { browserName } from '@/lib/browser';
import { oneAtATime } from '@/lib/one-at-a-time';
import { pause } from '@/lib/pause';
import { appActions } from '@/session/app-actions';
import { send } from '@/session/send';
import { readStored, writeStored } from '@/session/stored-values';
import { whenIdle } from './busy';

/** ms that the reload waits for the new service worker. */
const updateLimit = 15_000;

/**
 * Compares the backend's app version with the stored one. If they differ, it stores the new one and reloads when
 * nothing would be lost. A first visit only stores it (docs/product/shell.md#new-releases). There is one check at a
 * time, and it lasts until the reload.
 */
export const checkVersion = oneAtATime(check);

async function check(): Promise<void> {
  try {
    const { version } = await send(appVersion, { browser: browserName() });
    if (!version) return;
    const stored = readStored('currVersion');
    if (stored === version) return;
    if (stored === undefined) {
      writeStored('currVersion', version);
      return;
    }
    // Without this, the page would come from the old service worker's cache again.
    await Promise.race([updateServiceWorker(), pause(updateLimit)]);
    // Nothing here waits, so that nothing can begin before the reload.
    await whenIdle(() => {
      writeStored('currVersion', version);
      if (readStored('currVersion') !== version) return; // it cannot be stored, so the page would reload again and again
      appActions().reload();
    });
  } catch (error) {
    console.warn('The app version could not be checked.', error);
  }
}

async function updateServiceWorker(): Promise<void> {
  try {
    await (await navigator.serviceWorker?.getRegistration())?.update();
  } catch {
    // The next start tries again.
  }
}
