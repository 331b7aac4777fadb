import { queryOptions } from '@tanstack/react-query';
import { textsOf } from '@/brand/texts/define-texts';
import { orderTexts } from '@/brand/texts/orders';
import { oncePerArrival } from '@/components/once-per-arrival';
import { getCustomerOrderDetails } from '@/contract/orders';
import { send } from '@/session/send';
import { showToast } from '@/ui/feedback/show-toast';

export const orderQueries = {
  /** One order, or null if the backend has no record of it. Its sentence shows as a toast, like a failure. */
  details: (orderId: string) =>
    queryOptions({
      queryKey: ['orders', orderId],
      queryFn: async ({ signal }) => {
        const order = await send(getCustomerOrderDetails, { orderId }, { signal });
        if (order && order.items.length > 0) return order;
        showToast('error', textsOf(orderTexts).noRecord);
        return null;
      },
      // The vouchers show the pictures of orders that were seen.
      gcTime: Number.POSITIVE_INFINITY,
      // Its statuses and the balance change, and an order without a record may have one now.
      staleTime: oncePerArrival,
    }),
};
