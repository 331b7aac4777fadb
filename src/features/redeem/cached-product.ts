import type { QueryClient } from '@tanstack/react-query';
import type { Product, ProductDetails } from '@/contract/products';

/**
 * The keys of every list and page of products, including the dashboard's strip. They are not in the file of the
 * queries, because a guard uses them, and the code of guards loads with every page.
 */
export const productsKey = ['products'] as const;

/** A product from a cached list or page, or undefined. */
export function cachedProduct(queryClient: QueryClient, id: string): Product | undefined {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: productsKey })
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(({ state }) => productsIn(state.data as Product[] | ProductDetails | undefined)) // the only data under these keys
    .find((product) => product.id === id);
}

function productsIn(data: Product[] | ProductDetails | undefined): Product[] {
  return Array.isArray(data) ? data : (data?.variants ?? []);
}
