import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { locationsQuery } from '@/components/locations-query';
import type { ReplyOf } from '@/contract/call';
import {
  getMallLayout,
  getStoreLocatorBrandDetails,
  getStoreLocatorFloorCatDetails,
  getStoreProfileDetails,
  type MallLayout,
  type StoreDirectory,
} from '@/contract/stores';
import { followingPage } from '@/lib/following-page';
import { longFresh } from '@/session/kept-query';
import { send } from '@/session/send';
import { brandsLike, layoutIn } from './directory-rules';
import { type Dated, recall, recalled, withFallback } from './recalled';

type BrandsPage = ReplyOf<typeof getStoreLocatorBrandDetails> & Dated;

/** What was kept counts as old at once. */
const dated = {
  staleTime: ({ state: { data } }: { state: { data: Dated | null | undefined } }) => freshFor(data?.asOf),
} as const;

/**
 * The directory of the mall. Every answer is kept and comes back without a network, with the time when it was given
 * (docs/product/stores.md#offline).
 */
export const storeQueries = {
  all: ['stores'] as const,
  lists: ['stores', 'brands'] as const,

  locations: () =>
    queryOptions({
      queryKey: ['stores', 'locations'],
      queryFn: ({ client }) =>
        recalled('locations', async () => ({ locations: await client.fetchQuery(locationsQuery()) })),
      ...dated,
    }),

  /** The brands of a location that match, page by page from 1. The list is not loaded anew under its reader. */
  brands: (locationId: string, search: string) =>
    infiniteQueryOptions({
      queryKey: [...storeQueries.lists, locationId, search],
      queryFn: ({ pageParam, signal }): Promise<BrandsPage> =>
        withFallback(
          () => send(getStoreLocatorBrandDetails, { locationId, search, page: pageParam }, { signal }),
          () => keptBrands(locationId, search),
        ),
      initialPageParam: 1,
      getNextPageParam: ({ nextPage }, _pages, page) => followingPage(nextPage, page),
      staleTime: ({ state: { data } }) => freshFor(asOfList(data), Number.POSITIVE_INFINITY),
    }),

  /** All brands of a location by floor and by category. */
  directory: (locationId: string) =>
    queryOptions({
      queryKey: ['stores', 'directory', locationId],
      queryFn: ({ signal }) =>
        recalled(nameOf.directory(locationId), () =>
          send(getStoreLocatorFloorCatDetails, { locationId }, { signal }),
        ),
      ...dated,
    }),

  /** One brand; null when there is no such brand at this location. */
  profile: (locationId: string, brandId: string) =>
    queryOptions({
      queryKey: ['stores', 'profile', locationId, brandId],
      queryFn: async ({ signal }) => {
        const { brand, asOf } = await recalled(`profile ${locationId} ${brandId}`, async () => ({
          brand: (await send(getStoreProfileDetails, { locationId, brandId }, { signal })) ?? null,
        }));
        return brand && { ...brand, ...(asOf !== undefined && { asOf }) };
      },
      ...dated,
    }),

  layout: (locationId: string, floorId: string) =>
    queryOptions({
      queryKey: ['stores', 'layout', locationId, floorId],
      queryFn: ({ signal }): Promise<MallLayout & Dated> =>
        withFallback(
          () => send(getMallLayout, { locationId, floorId }, { signal }),
          () => keptLayout(locationId, floorId),
        ),
      ...dated,
    }),
};

/** As old as the oldest page. */
export function asOfList(list: InfiniteData<Dated> | undefined): number | undefined {
  const times = list?.pages.flatMap(({ asOf }) => asOf ?? []) ?? [];
  return times.length > 0 ? Math.min(...times) : undefined;
}

const nameOf = { directory: (locationId: string) => `directory ${locationId}` };

function freshFor(asOf: number | undefined, fresh = longFresh): number {
  return asOf === undefined ? fresh : 0;
}

/** All that match on one page: the directory knows every brand. */
async function keptBrands(locationId: string, search: string): Promise<BrandsPage | undefined> {
  const kept = await recall<StoreDirectory>(nameOf.directory(locationId));
  return kept && { brands: brandsLike(kept, search), ...asOfOf(kept) };
}

async function keptLayout(locationId: string, floorId: string): Promise<(MallLayout & Dated) | undefined> {
  const kept = await recall<StoreDirectory>(nameOf.directory(locationId));
  const layout = kept && layoutIn(kept, floorId);
  return layout && { ...layout, ...asOfOf(kept) };
}

function asOfOf({ asOf }: Dated): Dated {
  return asOf === undefined ? {} : { asOf };
}
