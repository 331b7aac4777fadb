import type { QueryClient } from '@tanstack/react-query';
import { currentBrand } from '@/brand/current-brand';
import { dashboardQueries } from '@/features/dashboard/queries';
import { addClientStateArea } from '@/session/client-state';
import { storedUser } from '@/session/stored-user';

/**
 * Shows on the app's icon how many notifications are unread (docs/product/notifications.md#the-icon). A logout takes it
 * away. Returns a function that ends this.
 */
export function followUnread(queryClient: QueryClient): () => void {
  if (!currentBrand().screens.notifications) return () => {};
  const { queryKey } = dashboardQueries.unread();
  const show = () => {
    // A session that ended before this code was there has left its number.
    const count = storedUser() ? queryClient.getQueryData(queryKey) : 0;
    if (count !== undefined) setBadge(count);
  };
  addClientStateArea('app-badge', { reset: () => setBadge(0) });
  show();
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === queryKey[0]) show();
  });
}

/** Browsers without badges, and those that refuse one, show none. */
function setBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const set = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  set.catch(() => undefined);
}
