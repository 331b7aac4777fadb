import { queryOptions } from '@tanstack/react-query';
import { getCustomerOrderDetails } from '@/contract/orders';
import { send } from '@/session/send';

export const orderQueries = {
  /** One order, or null where the backend has no record of it. */
  details: (orderId: string) =>
    queryOptions({
      queryKey: ['orders', orderId],
      queryFn: async ({ signal }) => (await send(getCustomerOrderDetails, { orderId }, { signal })) ?? null,
    }),
};
