import type { QueryClient } from '@tanstack/react-query';
import type { Product, ProductDetails } from '@/contract/products';

/**
 * Of every list and page of products; the dashboard's strip is one of them. It stands apart from the queries, because a
 * guard uses it: the code of guards loads with every page.
 */
export const productsKey = ['products'] as const;

/** A product as a list or a page showed it last; undefined where nothing that is cached has it. */
export function cachedProduct(queryClient: QueryClient, id: string): Product | undefined {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: productsKey })
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(({ state }) => productsIn(state.data as Product[] | ProductDetails | undefined)) // all that these keys hold
    .find((product) => product.id === id);
}

function productsIn(data: Product[] | ProductDetails | undefined): Product[] {
  return Array.isArray(data) ? data : (data?.variants ?? []);
}
