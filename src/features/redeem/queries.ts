import { queryOptions, useMutation } from '@tanstack/react-query';
import { oncePerArrival } from '@/components/once-per-arrival';
import {
  getProductDetails,
  getProductList,
  type Product,
  sortCodes,
  trackProductView,
} from '@/contract/products';
import { getPWABrandName } from '@/contract/shop-brands';
import { today } from '@/lib/today';
import { uniqueById } from '@/lib/unique-by-id';
import { keptPart } from '@/session/kept-query';
import { send } from '@/session/send';
import { type Browsing, noFilter } from './browsing';
import { productsKey } from './cached-product';
import { firstProducts, oldAge, refinementOf } from './catalogue-rules';

/** A product by the two ids that the backend needs. */
export type ProductIds = Pick<Product, 'id' | 'productId'>;

interface CatalogueRequest extends Omit<Browsing, 'view'> {
  /** Shows the products related to this one. */
  relatedTo: ProductIds | undefined;
}

export const productQueries = {
  lists: [...productsKey, 'list'] as const,

  /**
   * The catalogue, or all products that are related to one, independent of search and filter. It does not change until
   * something loads it again, or it is too old.
   */
  list: ({ relatedTo, sortBy, search, filter }: CatalogueRequest) => {
    const narrowed = relatedTo
      ? { searchBy: '', productId: relatedTo.productId, productMerchantId: relatedTo.id }
      : { searchBy: search, refineBy: refinementOf(filter) };
    // What a search or filter has found is not kept: that would need the room of many lists.
    const kept = relatedTo || search || filter.filterApplied ? undefined : keptPart(firstProducts, oldAge);
    return queryOptions({
      queryKey: [...productQueries.lists, { sortBy, ...narrowed }],
      queryFn: async ({ signal }) => {
        const request = { currentDate: today(), sortBy, ...narrowed };
        return uniqueById((await send(getProductList, request, { signal })).products);
      },
      staleTime: oldAge,
      ...kept,
      meta: { ...kept?.meta, saysOffline: true },
    });
  },

  /** All products, as the catalogue asks for them at first. */
  whole: () => productQueries.named(''),

  /** All products whose names have a text. */
  named: (search: string) => {
    const sortBy = sortCodes.popularity;
    return productQueries.list({ relatedTo: undefined, sortBy, search, filter: noFilter });
  },

  /** A product with its voucher values and stock. `productId` is '' if the shopper opened the address directly. */
  details: (id: string, productId: string) =>
    queryOptions({
      queryKey: ['products', 'details', id],
      queryFn: ({ signal }) => send(getProductDetails, { productMerchantId: id, productId }, { signal }),
      // Stock changes with every order in the mall.
      staleTime: oncePerArrival,
    }),
};

/** The choices of the filter drawer. */
export const filterQueries = {
  brands: () =>
    queryOptions({
      queryKey: ['filter', 'brands'],
      queryFn: ({ signal }) => send(getPWABrandName, {}, { signal }),
    }),
};

/** Reports an opened product. Nothing waits for it, and a failure shows nowhere. */
export function useTrackView() {
  return useMutation({
    meta: { background: true, silent: true },
    mutationFn: (productMerchantId: string) => send(trackProductView, { productMerchantId }),
  });
}
