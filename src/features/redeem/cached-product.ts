import type { QueryClient } from '@tanstack/react-query';
import type { Product, ProductDetails } from '@/contract/products';

/**
 * The keys of every list and page of products, including those of the dashboard. They are not in the file of the
 * queries, because a guard uses them, and the code of guards loads with every page.
 */
export const productsKey = ['products'] as const;

/** A product from a cached list or page, or undefined. */
export function cachedProduct(queryClient: QueryClient, id: string): Product | undefined {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: productsKey })
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(({ state }) => productsIn(state.data as Cached | undefined)) // the only data under these keys
    .find((product) => product.id === id);
}

type Cached = Product[] | Pick<ProductDetails, 'variants'> | { first: Product[] };

function productsIn(data: Cached | undefined): Product[] {
  if (!data || Array.isArray(data)) return data ?? [];
  return 'first' in data ? data.first : data.variants;
}
