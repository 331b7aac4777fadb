import type { QueryClient } from '@tanstack/react-query';
import type { Product, ProductDetails } from '@/contract/products';
import { productQueries } from './queries';

/** A product as a list or a page showed it last; undefined where nothing that is cached has it. */
export function cachedProduct(queryClient: QueryClient, id: string): Product | undefined {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: productQueries.all })
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(({ state }) => productsIn(state.data as Product[] | ProductDetails | undefined)) // all that these keys hold
    .find((product) => product.id === id);
}

function productsIn(data: Product[] | ProductDetails | undefined): Product[] {
  return Array.isArray(data) ? data : (data?.variants ?? []);
}
