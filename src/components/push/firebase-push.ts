import { getApps, initializeApp } from '@firebase/app';
import { getMessaging, getToken } from '@firebase/messaging';
import type { FirebaseApp } from '@/brand/brand';

/**
 * The device's token for Firebase Cloud Messaging. Only malls that use it carry this file (build/brand/switched-off.ts).
 * Messages arrive at the site's own service worker, so Firebase's worker is not needed.
 */
export async function firebasePushToken({ vapidKey, ...options }: FirebaseApp): Promise<string> {
  const app = getApps()[0] ?? initializeApp(options);
  const serviceWorkerRegistration = await navigator.serviceWorker.ready;
  return getToken(getMessaging(app), { vapidKey, serviceWorkerRegistration });
}
