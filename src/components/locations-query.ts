import { queryOptions } from '@tanstack/react-query';
import { getStoreLocations } from '@/contract/locations';
import { keptQuery, longFresh } from '@/session/kept-query';
import { send } from '@/session/send';

/** The merchant's locations: where one shops, hands in bills and collects rewards, and how to reach them. */
export const locationsQuery = () =>
  queryOptions({
    queryKey: ['locations'],
    queryFn: async ({ signal }) => (await send(getStoreLocations, {}, { signal })).locations,
    staleTime: longFresh,
    ...keptQuery,
  });
