import type { QueryClient } from '@tanstack/react-query';
import { dependsOnBills } from '@/components/depends-on-bills';
import { followBillNews } from '@/features/bills/bill-news';
import { cartChannel } from '@/features/cart/cart-channel';
import { newFor } from '@/session/kept-query';

/**
 * Asks again for everything that depends on bills, as soon as a bill has changed or another tab has placed an order: that
 * changes points, history and vouchers as well. Returns a function that ends this.
 */
export function followBills(queryClient: QueryClient): () => void {
  const renew = () => void queryClient.invalidateQueries({ predicate: dependsOnBills });
  const leaveBills = followBillNews(renew);
  const leaveCart = cartChannel.follow((news) => news === 'placed' && renew());
  return () => {
    leaveBills();
    leaveCart();
  };
}

/**
 * Asks again for what the screen shows of points, vouchers, bills and messages when the shopper comes back to the app or
 * the network does: meanwhile somebody at the mall may have booked something. Returns a function that ends this.
 */
export function renewOnReturn(queryClient: QueryClient): () => void {
  const renew = () => {
    if (!navigator.onLine || document.visibilityState === 'hidden') return;
    void queryClient.refetchQueries({
      type: 'active',
      // Not `stale`: an observer notices its data's age with a timer, which a phone stops in the background.
      predicate: (query) =>
        query.isStaleByTime(newFor) && (dependsOnBills(query) || query.queryKey[0] === 'unread-count'),
    });
  };
  addEventListener('online', renew);
  document.addEventListener('visibilitychange', renew);
  return () => {
    removeEventListener('online', renew);
    document.removeEventListener('visibilitychange', renew);
  };
}
