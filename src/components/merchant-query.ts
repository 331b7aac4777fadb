import { queryOptions } from '@tanstack/react-query';
import { getMerchantDetails } from '@/contract/merchant';
import { keptQuery } from '@/session/kept-query';
import { send } from '@/session/send';
import { storedUser } from '@/session/stored-user';

/** The merchant's switches, and the customer's balance and tier. Many screens use it. */
export const merchantQuery = () =>
  queryOptions({
    queryKey: ['merchant-details'],
    queryFn: async ({ signal }) =>
      (await send(getMerchantDetails, { userId: storedUser()?.id ?? '' }, { signal })).merchant,
    ...keptQuery,
    meta: { ...keptQuery.meta, dependsOnBills: true, wallet: { rank: 3 } },
  });
