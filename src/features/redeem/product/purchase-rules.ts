import type { CartLine } from '@/contract/cart';
import type { LocationStock, Product, ProductDetails } from '@/contract/products';
import { pointsFor } from '@/lib/points';
import { priceOn, type Quantities, quantitiesBetween } from '@/lib/price';

/**
 * Quantity choices: from min_quantity to max_quantity, or to the stock of the chosen location if that is less
 * (docs/product/redeem.md#product). Undefined if there is no choice. `stock` is undefined if the backend keeps no stock
 * for this product.
 */
export function quantityChoices(product: Product, stock: number | undefined): Quantities | undefined {
  const { minQuantity, maxQuantity = Number.POSITIVE_INFINITY } = product;
  const { min, max } = quantitiesBetween(
    minQuantity,
    Math.min(maxQuantity, stock ?? Number.POSITIVE_INFINITY),
  );
  // Without any limit there is one choice instead of endless ones.
  if (max === Number.POSITIVE_INFINITY) return { min, max: min };
  return max >= min ? { min, max } : undefined;
}

/** The stock of one variant at each location. Undefined if the reply names no location. */
export function stockOf({ stock }: ProductDetails, productMerchantId: string): LocationStock[] | undefined {
  if (stock.length === 0) return undefined;
  return stock.filter(
    (each) => each.productMerchantId === '' || each.productMerchantId === productMerchantId,
  );
}

/** The shopper's choices so far. */
export interface Choice {
  locationId?: string;
  quantity?: number;
}

export interface Purchase {
  location: LocationStock | undefined;
  /** Undefined if this location has no stock. */
  quantities: Quantities | undefined;
  quantity: number;
  /** The cart already has max_quantity of it, so nothing can be added or changed. */
  full: boolean;
}

/**
 * The line that would go into the cart (docs/product/redeem.md#product). Without the shopper's choice, it has the
 * cart's location, or else the first one with stock, and the cart's quantity or 1, within the choices.
 */
export function purchaseOf(
  product: Product,
  stock: readonly LocationStock[] | undefined,
  line: CartLine | undefined,
  choice: Choice,
): Purchase {
  const at = (locationId: string | undefined) => stock?.find((each) => each.locationId === locationId);
  const location =
    at(choice.locationId) ??
    at(line?.locationId) ??
    stock?.find(({ quantity = 0 }) => quantity > 0) ??
    stock?.[0];
  const quantities = quantityChoices(product, stock && (location?.quantity ?? 0));
  const wanted = choice.quantity ?? line?.quantity ?? 1;
  return {
    location,
    quantities,
    quantity: quantities ? Math.min(Math.max(wanted, quantities.min), quantities.max) : wanted,
    full: isFull(line, product.maxQuantity),
  };
}

/** The cart's line for it, at the price of `today` (YYYY-MM-DD). */
export function cartLineOf(product: Product, { location, quantity }: Purchase, today: string): CartLine {
  const { current } = priceOn(product, today);
  return {
    productMerchantId: product.id,
    productId: product.productId,
    brandName: product.brandName,
    subProductName: product.subProductName,
    description: product.description,
    image: product.image || (product.images[0] ?? ''),
    locationId: location?.locationId ?? '',
    locationName: location?.locationName ?? '',
    voucherValue: product.voucherValue,
    ...(product.sellingPrice !== undefined && { sellingPrice: product.sellingPrice }),
    ...(product.specialPrice !== undefined && { specialPrice: product.specialPrice }),
    bestPrice: current,
    quantity,
    ...(product.minQuantity !== undefined && { minQuantity: product.minQuantity }),
    ...(product.maxQuantity !== undefined && { maxQuantity: product.maxQuantity }),
    calculatedPoints: pointsFor(current, quantity),
    expiryDate: product.expiryDate,
    inStock: true,
    itemQuantity: quantity,
  };
}

type CartChange = { outcome: 'added' | 'updated'; lines: CartLine[] } | { outcome: 'full' };

/**
 * The cart with the product. A new product is appended. An existing line gets the new quantity and location, unless it
 * already has max_quantity (docs/product/redeem.md#adding-to-the-cart).
 */
export function withProduct(lines: readonly CartLine[], added: CartLine): CartChange {
  const present = lines.find(isSameProduct(added));
  if (!present) return { outcome: 'added', lines: [...lines, added] };
  if (isFull(present, added.maxQuantity)) return { outcome: 'full' };
  return {
    outcome: 'updated',
    lines: lines.map((line) => (line === present ? { ...present, ...added } : line)),
  };
}

/** Finds the cart's line of a product. */
export function isSameProduct({ productMerchantId }: Pick<CartLine, 'productMerchantId'>) {
  return (line: CartLine) => line.productMerchantId === productMerchantId;
}

function isFull(line: CartLine | undefined, maxQuantity: number | undefined): boolean {
  return line !== undefined && maxQuantity !== undefined && line.quantity >= maxQuantity;
}
