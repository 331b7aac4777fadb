import type { RequestOf } from '@/contract/call';
import { type getProductList, sortCodes } from '@/contract/products';
import { priceOn } from '@/lib/price';
import type { products } from './tables';

/** A product with the fields for search and filter. */
export interface ProductWithStock {
  product: typeof products.$inferSelect;
  brandId: number | undefined;
  stock: readonly { locationId: number; name: string; quantity: number }[];
}

type Request = RequestOf<typeof getProductList>;

/**
 * The answer of `getProductList`, in the order of `sort_by`. Of products with the same product id, only the first
 * match. For a named product, the others with its product id.
 */
export function listProducts(rows: readonly ProductWithStock[], request: Request): ProductWithStock[] {
  const fitting = rows.filter((row) => matches(row, request)).sort(orderOf(request.sortBy));
  const { productId, productMerchantId } = request;
  if (productId && productMerchantId) {
    return fitting.filter(
      ({ product }) => product.productId === productId && String(product.id) !== productMerchantId,
    );
  }
  const shown = new Map<string, ProductWithStock>();
  for (const row of fitting) {
    if (!shown.has(row.product.productId)) shown.set(row.product.productId, row);
  }
  return [...shown.values()];
}

function matches({ product, brandId, stock }: ProductWithStock, request: Request): boolean {
  if (product.expiryDate < request.currentDate) return false;
  const search = request.searchBy.trim().toLowerCase();
  const texts = [product.name, product.brandName, product.subProductName];
  if (!texts.some((text) => text.toLowerCase().includes(search))) return false;
  if (!request.refineBy) return true;
  const { points, price, brand_ids: brands, location_ids: places } = request.refineBy;
  const prices = {
    ...product,
    sellingPrice: product.sellingPrice / 100,
    specialPrice: product.specialPrice / 100,
  };
  return (
    within(points, priceOn(prices, request.currentDate).current) &&
    within(price, product.voucherValue) &&
    (brands.length === 0 || brands.includes(String(brandId))) &&
    (places.length === 0 || stock.some(({ locationId }) => places.includes(String(locationId))))
  );
}

function within({ min, max }: { min: number; max: number }, value: number): boolean {
  return min <= value && value <= max;
}

type Order = (a: ProductWithStock, b: ProductWithStock) => number;

/** Any other code than the four of the sort sheet means popularity. The id decides between equals. */
function orderOf(sortBy: number): Order {
  const by = (compare: (a: ProductWithStock['product'], b: ProductWithStock['product']) => number): Order => {
    return ({ product: a }, { product: b }) => compare(a, b) || a.id - b.id;
  };
  switch (sortBy) {
    case sortCodes.newest:
      return by((a, b) => b.addedOn.localeCompare(a.addedOn));
    case sortCodes.oldest:
      return by((a, b) => a.addedOn.localeCompare(b.addedOn));
    case sortCodes.expiring:
      return by((a, b) => a.expiryDate.localeCompare(b.expiryDate));
    default:
      return by((a, b) => b.popularity - a.popularity);
  }
}
