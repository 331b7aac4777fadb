import { describe, expect, it } from 'vitest';
import type { CartLine } from '@/contract/cart';
import type { LocationStock, Product } from '@/contract/products';
import { cartLineOf, purchaseOf, quantityChoices, stockOf, withProduct } from './purchase-rules';

const product = (fields: Partial<Product> = {}): Product => ({
  id: '7',
  productId: '500',
  name: 'Coffee for Two',
  brandName: 'Kahvora',
  subProductName: 'Voucher worth 500',
  description: '<p>Good coffee</p>',
  image: '',
  images: ['/one.svg', '/two.svg'],
  voucherValue: '500',
  sellingPrice: 400,
  specialPriceStart: '',
  specialPriceEnd: '',
  minQuantity: 1,
  maxQuantity: 5,
  expiryDate: '2031-03-05',
  expiryDisplay: '1',
  customText: '',
  locationNames: '',
  ...fields,
});

const at = (locationId: string, quantity: number | undefined, productMerchantId = '7'): LocationStock => ({
  locationId,
  locationName: `Location ${locationId}`,
  productMerchantId,
  ...(quantity !== undefined && { quantity }),
});

const lineOf = (fields: Partial<CartLine> = {}): CartLine => ({
  ...cartLineOf(product(), purchaseOf(product(), [at('a', 9)], undefined, {}), '2026-11-20'),
  ...fields,
});

describe('quantity choices', () => {
  it.each([
    [1, 5, 9, { min: 1, max: 5 }],
    [1, 5, 3, { min: 1, max: 3 }],
    [2, 6, 40, { min: 2, max: 6 }],
    [2, 6, 1, undefined],
    [1, 5, 0, undefined],
    [undefined, undefined, 4, { min: 1, max: 4 }],
    [1, 3, undefined, { min: 1, max: 3 }],
    [undefined, undefined, undefined, { min: 1, max: 1 }],
    [0, 2.5, 9, { min: 1, max: 2 }],
    [2, 800, 2_000, { min: 2, max: 800 }],
  ])('from min %s to the lesser of max %s and stock %s', (minQuantity, maxQuantity, stock, expected) => {
    const { minQuantity: _min, maxQuantity: _max, ...rest } = product();
    const limited = {
      ...rest,
      ...(minQuantity !== undefined && { minQuantity }),
      ...(maxQuantity !== undefined && { maxQuantity }),
    };
    expect(quantityChoices(limited, stock)).toEqual(expected);
  });
});

describe('stock of a variant', () => {
  const details = (stock: LocationStock[]) => ({ variants: [], stock });

  it('is the stock with its id, or the stock without an id', () => {
    expect(stockOf(details([at('a', 1), at('b', 2, '8'), at('c', 3, '')]), '7')).toEqual([
      at('a', 1),
      at('c', 3, ''),
    ]);
    expect(stockOf(details([at('b', 2, '8')]), '7')).toEqual([]);
    expect(stockOf(details([]), '7')).toBeUndefined();
  });
});

describe('the purchase', () => {
  const places = [at('a', 0), at('b', 2), at('c', 9)];

  it('starts with the first location that has stock and a quantity of 1', () => {
    const { location, quantities, quantity } = purchaseOf(product(), places, undefined, {});
    expect([location?.locationId, quantities, quantity]).toEqual(['b', { min: 1, max: 2 }, 1]);
  });

  it('starts with the location and quantity of the cart', () => {
    const line = lineOf({ locationId: 'c', quantity: 4 });
    const { location, quantity, full } = purchaseOf(product(), places, line, {});
    expect([location?.locationId, quantity, full]).toEqual(['c', 4, false]);
  });

  it('keeps a quantity of the cart that is longer than the list', () => {
    const many = product({ maxQuantity: 5_000 });
    expect(purchaseOf(many, [at('a', 9_000)], lineOf({ quantity: 4_000 }), {}).quantity).toBe(4_000);
  });

  it('keeps the quantity inside the choices of the location', () => {
    expect(purchaseOf(product(), places, undefined, { locationId: 'b', quantity: 5 }).quantity).toBe(2);
    expect(purchaseOf(product({ minQuantity: 2 }), places, undefined, {}).quantity).toBe(2);
  });

  it('has no choice if the location is sold out or its stock is unknown', () => {
    expect(purchaseOf(product(), places, undefined, { locationId: 'a' }).quantities).toBeUndefined();
    expect(purchaseOf(product(), [at('a', undefined)], undefined, {}).quantities).toBeUndefined();
    expect(purchaseOf(product(), [], undefined, {}).quantities).toBeUndefined();
  });

  it('needs no location if the backend names none', () => {
    const { location, quantities } = purchaseOf(product(), undefined, undefined, {});
    expect([location, quantities]).toEqual([undefined, { min: 1, max: 5 }]);
  });

  it('is full when the quantity in the cart equals max', () => {
    expect(purchaseOf(product(), places, lineOf({ quantity: 5 }), {}).full).toBe(true);
    expect(purchaseOf(product(), places, lineOf({ quantity: 4 }), { quantity: 5 }).full).toBe(false);
  });
});

describe('adding to the cart', () => {
  it('writes a line at the special price inside its window, exact to the hundredth', () => {
    const special = product({
      specialPrice: 299.9,
      specialPriceStart: '2026-11-01',
      specialPriceEnd: '2026-11-20',
    });
    const purchase = purchaseOf(special, [at('a', 9)], undefined, { quantity: 3 });
    const first = cartLineOf(special, purchase, '2026-11-20');
    expect(first).toMatchObject({ bestPrice: 299.9, quantity: 3, calculatedPoints: 899.7 });
    expect(cartLineOf(special, purchase, '2026-11-21').calculatedPoints).toBe(1200);
    const fine = cartLineOf({ ...special, specialPrice: 10.126 }, purchase, '2026-11-20');
    expect(fine).toMatchObject({ bestPrice: 10.126, calculatedPoints: 30.38 });
  });

  const other = lineOf({ productMerchantId: '8' });

  it('appends a product that is not in the cart', () => {
    expect(withProduct([other], lineOf())).toEqual({ outcome: 'added', lines: [other, lineOf()] });
  });

  it('updates quantity and location of a product that is in the cart', () => {
    const change = withProduct([lineOf(), other], lineOf({ quantity: 3, locationId: 'b' }));
    expect(change).toEqual({ outcome: 'updated', lines: [lineOf({ quantity: 3, locationId: 'b' }), other] });
  });

  it('does not change a line whose quantity already equals max', () => {
    expect(withProduct([lineOf({ quantity: 5 })], lineOf({ quantity: 2 }))).toEqual({ outcome: 'full' });
  });
});

it('the cart’s line has everything of its product', () => {
  const purchase = purchaseOf(product(), [at('a', 9)], undefined, { quantity: 3 });
  expect(cartLineOf(product({ specialPrice: 300 }), purchase, '2026-11-20')).toEqual({
    productMerchantId: '7',
    productId: '500',
    brandName: 'Kahvora',
    subProductName: 'Voucher worth 500',
    description: '<p>Good coffee</p>',
    image: '/one.svg',
    locationId: 'a',
    locationName: 'Location a',
    voucherValue: '500',
    expiryDate: '2031-03-05',
    sellingPrice: 400,
    specialPrice: 300,
    bestPrice: 300,
    calculatedPoints: 900,
    quantity: 3,
    itemQuantity: 3,
    minQuantity: 1,
    maxQuantity: 5,
    inStock: true,
  });
  expect(cartLineOf(product({ image: '/own.png' }), purchase, '2026-11-20').image).toBe('/own.png');
});
