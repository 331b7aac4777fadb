import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { merchantQuery } from '@/components/merchant-query';
import { getBanners, getPushNotificationCount } from '@/contract/merchant';
import { getProductList, sortCodes } from '@/contract/products';
import { today } from '@/lib/today';
import { keptQuery } from '@/session/kept-query';
import { send } from '@/session/send';
import { storedUser } from '@/session/stored-user';
import { bannersFor } from './dashboard-rules';
import { type HomeProducts, homeProducts, keptHomeProducts } from './home-products';

export const dashboardQueries = {
  banners: () => {
    const widthClass = bannersFor(innerWidth);
    return queryOptions({
      queryKey: ['banners', widthClass],
      queryFn: async ({ signal }) => (await send(getBanners, { bannersFor: widthClass }, { signal })).banners,
      ...keptQuery,
      meta: { ...keptQuery.meta, saysOffline: true },
    });
  },

  /** The products of the default sort: the strip and the next reward. */
  products: () =>
    queryOptions({
      queryKey: ['products', 'home'],
      queryFn: async ({ signal }) => {
        const request = { currentDate: today(), sortBy: sortCodes.popularity, searchBy: '' };
        return homeProducts((await send(getProductList, request, { signal })).products);
      },
      ...keptQuery,
      meta: {
        persisted: {
          part: (products: HomeProducts, queryClient: QueryClient) =>
            keptHomeProducts(products, queryClient.getQueryData(merchantQuery().queryKey)?.balance, today()),
        },
        saysOffline: true,
      },
    }),

  /** For the bell; a failure is only logged, and the count stays (docs/product/dashboard.md#header). */
  unread: () =>
    queryOptions({
      queryKey: ['unread-count'],
      queryFn: async ({ signal }) => {
        try {
          const request = { userId: storedUser()?.id ?? '' };
          return (await send(getPushNotificationCount, request, { signal })).unread ?? 0;
        } catch (error) {
          if (!signal.aborted) console.warn('The unread count could not be loaded.', error);
          throw error;
        }
      },
      ...keptQuery,
      meta: { ...keptQuery.meta, silent: true },
    }),
};
