import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  getMallLayout,
  getStoreLocatorBrandDetails,
  getStoreLocatorFloorCatDetails,
  getStoreProfileDetails,
} from '@/contract/stores';
import { followingPage } from '@/lib/following-page';
import { send } from '@/session/send';

/** ms for which what a mall seldom changes is taken for fresh. */
const longFresh = 5 * 60_000;

export const storeQueries = {
  lists: ['stores', 'brands'] as const,

  /** The brands of a location that match, page by page from 1. The list is not loaded anew under its reader. */
  brands: (locationId: string, search: string) =>
    infiniteQueryOptions({
      queryKey: [...storeQueries.lists, locationId, search],
      queryFn: ({ pageParam, signal }) =>
        send(getStoreLocatorBrandDetails, { locationId, search, page: pageParam }, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ nextPage }, _pages, page) => followingPage(nextPage, page),
      staleTime: Number.POSITIVE_INFINITY,
    }),

  /** All brands of a location by floor and by category. */
  directory: (locationId: string) =>
    queryOptions({
      queryKey: ['stores', 'directory', locationId],
      queryFn: ({ signal }) => send(getStoreLocatorFloorCatDetails, { locationId }, { signal }),
      staleTime: longFresh,
    }),

  /** One brand; null when there is no such brand at this location. */
  profile: (locationId: string, brandId: string) =>
    queryOptions({
      queryKey: ['stores', 'profile', locationId, brandId],
      queryFn: async ({ signal }) =>
        (await send(getStoreProfileDetails, { locationId, brandId }, { signal })) ?? null,
      staleTime: longFresh,
    }),

  layout: (locationId: string, floorId: string) =>
    queryOptions({
      queryKey: ['stores', 'layout', locationId, floorId],
      queryFn: ({ signal }) => send(getMallLayout, { locationId, floorId }, { signal }),
      staleTime: longFresh,
    }),
};
