import { currentBrand } from '@/brand/current-brand';
import type { MerchantDetails } from '@/contract/merchant';

/**
 * Whether this device can get the mall's push messages: `off` where the mall or the browser has none, else what the
 * shopper has allowed.
 */
type PushState = 'off' | NotificationPermission;

export function pushState(): PushState {
  const { screens, pushPublicKey, firebase } = currentBrand();
  const offered = screens.notifications && (firebase !== undefined || pushPublicKey !== '');
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return offered && able ? Notification.permission : 'off';
}

/** Customers with the status 3 get no push messages, and are not asked. */
export function isWithoutPush({ customer }: Pick<MerchantDetails, 'customer'>): boolean {
  return customer?.status === '3';
}
