import { queryOptions } from '@tanstack/react-query';
import { textsOf } from '@/brand/texts/define-texts';
import { orderTexts } from '@/brand/texts/orders';
import { getCustomerOrderDetails } from '@/contract/orders';
import { send } from '@/session/send';
import { showToast } from '@/ui/show-toast';

export const orderQueries = {
  /** One order, or null where the backend has no record of it, which is told like any other failure. */
  details: (orderId: string) =>
    queryOptions({
      queryKey: ['orders', orderId],
      queryFn: async ({ signal }) => {
        const order = await send(getCustomerOrderDetails, { orderId }, { signal });
        if (order && order.items.length > 0) return order;
        showToast('error', textsOf(orderTexts).noRecord);
        return null;
      },
      // Its statuses and the balance move on, and what had no record may have one now.
      staleTime: 0,
    }),
};
