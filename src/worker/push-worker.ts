import { linkTarget } from '@/lib/link-target';
import { notificationPath } from '@/lib/paths';
import { readPush } from './push-message';
import { pushSignals } from './push-signals';
import { keepTap } from './push-taps';

/** The site's own icons (build/brand/icon-paths.ts). */
const icons = { icon: '/icons/icon-192.png', badge: '/icons/monochrome-192.png' };

/** ms until a tab that does not answer is sent to the address like any other page. */
const patience = 1_000;

type Tabs = Pick<Clients, 'matchAll' | 'openWindow'>;

interface Showing {
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  clients: Tabs;
  origin: string;
  /** What a message without a title says instead. */
  siteName(): Promise<string>;
}

/** Shows a push message with the mall's icon, and tells the open tabs (docs/product/notifications.md#a-push-message). */
export async function showPush(payload: string, { registration, clients, origin, siteName }: Showing) {
  const { title, body, image, href, tag } = readPush(payload, origin);
  // The screen of a notification reports its tap itself.
  const tapped = href === notificationPath(tag) ? '' : tag;
  const data = { href, ...(tapped && { tapped }) };
  const options = { ...icons, body, data, ...(tag && { tag }), ...(image && { image }) };
  await registration.showNotification(title || (await siteName()), options);
  await tellTabs(clients, pushSignals.arrived);
}

interface Opening extends Pick<Showing, 'clients' | 'origin'> {
  caches: CacheStorage;
}

/**
 * Closes a push message that was tapped, and opens what it leads to: in a tab of the site that is open, else in a new
 * one. An open tab goes there by itself, so that it can ask about unsaved input; a tab whose app does not answer is sent
 * there. The app reports the tap.
 */
export async function openPush(
  notification: Pick<Notification, 'close' | 'data'>,
  { clients, origin, caches }: Opening,
) {
  notification.close();
  const { href, tapped } = (notification.data ?? {}) as { href?: unknown; tapped?: unknown };
  if (typeof tapped === 'string' && tapped) {
    await keepTap(caches, tapped).catch(() => {}); // no room for it: what it leads to opens all the same
    await tellTabs(clients, pushSignals.tapped);
  }
  const target = linkTarget(typeof href === 'string' ? href : '', origin) ?? { kind: 'inside', href: '/' };
  const address = new URL(target.href, origin).href;
  const tabs = target.kind === 'inside' ? await openTabs(clients) : [];
  const tab = tabs.find(({ visibilityState }) => visibilityState === 'visible') ?? tabs[0];
  if (!tab) return void (await clients.openWindow(address));
  const focused = await tab.focus().catch(() => tab);
  if (await goesBySelf(focused, target.href)) return;
  await focused.navigate(address).catch(() => clients.openWindow(address));
}

export async function tellTabs(clients: Tabs, type: string): Promise<void> {
  for (const tab of await openTabs(clients)) tab.postMessage({ type });
}

function openTabs(clients: Tabs): Promise<readonly WindowClient[]> {
  return clients.matchAll({ type: 'window', includeUncontrolled: true });
}

function goesBySelf(tab: WindowClient, href: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), patience);
    port1.onmessage = () => {
      clearTimeout(timer);
      resolve(true);
    };
    tab.postMessage({ type: pushSignals.open, href }, [port2]);
  }).finally(() => port1.close());
}
