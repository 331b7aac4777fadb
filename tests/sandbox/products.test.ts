import { beforeEach, describe, expect, it } from 'vitest';
import type { RequestOf } from '@/contract/call';
import type { calls } from '@/contract/calls';
import { type Product, sortCodes } from '@/contract/products';
import { people } from '../../sandbox/members/sample-people';
import { identityOf, operate } from './harness';
import { testSandbox } from './test-sandbox';

const test = testSandbox();
let token: string;

beforeEach(async () => {
  token = (await test.logIn(people.aarav.mobile)).token?.access ?? '';
});

const everything = {
  points: { min: 0, max: 9_999_999_999 },
  price: { min: 0, max: 9_999_999_999 },
  brand_ids: [],
  location_ids: [],
};

async function list(changes: Partial<RequestOf<typeof calls.getProductList>> = {}): Promise<Product[]> {
  const values = {
    ...identityOf('north'),
    appVersion: 4,
    currentDate: '2026-11-20',
    sortBy: sortCodes.popularity,
    searchBy: '',
    ...changes,
  };
  return (await test.read('getProductList', values, { token })).products;
}

async function details(productMerchantId: string, merchantId = 'north') {
  const values = { ...identityOf(merchantId), productMerchantId, productId: '' };
  return await test.read('getProductDetails', values, { token });
}

function place(products: Product[], index: number): Product {
  const product = products[index];
  if (!product) throw new Error(`There is no product at ${index}.`);
  return product;
}

describe('the list of products', () => {
  it('shows one entry per product id and says how many are related to it', async () => {
    const products = await list();
    expect(new Set(products.map(({ productId }) => productId)).size).toBe(products.length);
    const { relatedCount, productId, id } = place(products, 0);
    expect(relatedCount).toBe(2);
    const related = await list({ productId, productMerchantId: id });
    expect(related.map((each) => [each.productId, each.id === id])).toEqual([
      [productId, false],
      [productId, false],
    ]);
  });

  it('sorts by what expires first', async () => {
    const dates = (await list({ sortBy: sortCodes.expiring })).map(({ expiryDate }) => expiryDate);
    expect(dates).toEqual([...dates].sort());
    expect(new Set(dates).size).toBeGreaterThan(3);
  });

  it('lists the newest first and the oldest last the other way round', async () => {
    const newest = await list({ sortBy: sortCodes.newest });
    const oldest = await list({ sortBy: sortCodes.oldest });
    expect(place(newest, 0).id).not.toBe(place(oldest, 0).id);
    expect(newest.map(({ id }) => id).sort()).toEqual(oldest.map(({ id }) => id).sort());
  });

  it('searches product and brand names in any case', async () => {
    const { brandName } = place(await list(), 3);
    const found = await list({ searchBy: brandName.toUpperCase() });
    expect(found.map((product) => product.brandName)).toEqual([brandName]);
    expect(await list({ searchBy: 'zzz' })).toEqual([]);
  });

  it('is filtered by brand, location, reward value and the points to pay now', async () => {
    const products = await list();
    const special = place(products, 0);
    const now = special.specialPrice ?? 0;
    const points = { min: now, max: now };
    expect((await list({ refineBy: { ...everything, points } })).map(({ id }) => id)).toContain(special.id);

    const brands = await test.read('getPWABrandName', identityOf('north'), { token });
    const brand = brands.find(({ name }) => name === special.brandName);
    const ofBrand = await list({ refineBy: { ...everything, brand_ids: [brand?.id ?? ''] } });
    expect(ofBrand.map(({ id }) => id)).toEqual([special.id]);

    const price = { min: 600, max: 9_999_999_999 };
    const dear = await list({ refineBy: { ...everything, price } });
    expect(dear.length).toBeGreaterThan(0);
    expect(dear.every(({ voucherValue }) => Number(voucherValue) >= 600)).toBe(true);

    const { locations } = await test.read('getStoreLocations', identityOf('north'));
    const here = await list({ refineBy: { ...everything, location_ids: [locations[0]?.id ?? ''] } });
    expect(here).toHaveLength(products.length);
    expect(await list({ refineBy: { ...everything, location_ids: ['0'] } })).toEqual([]);
  });

  it('grows to thousands when the operator sets it, and shrinks again', async () => {
    const before = (await list()).length;
    const grow = (extraProducts: string) => operate(test, 'settings', { extraProducts });
    await grow('2000');
    const products = await list();
    expect(products).toHaveLength(before + 2000);
    expect((await details(place(products, before + 1999).id)).stock).toHaveLength(1);
    await grow('0');
    expect(await list()).toHaveLength(before);
  });
});

describe('product details', () => {
  it('hold every voucher value of the product, and the stock of the requested one', async () => {
    const lead = place(await list(), 0);
    const { variants, stock } = await details(lead.id);
    expect(variants.map(({ voucherValue }) => Number(voucherValue))).toHaveLength(3);
    expect(variants.map(({ productId }) => productId)).toEqual(Array(3).fill(lead.productId));
    expect(stock.map(({ productMerchantId }) => productMerchantId)).toEqual(Array(3).fill(lead.id));
  });

  it('show products that are sold out everywhere, and at some locations', async () => {
    const products = await list();
    const quantities = async (index: number) =>
      (await details(place(products, index).id)).stock.map(({ quantity }) => quantity);
    expect(await quantities(8)).toEqual([0, 0, 0]);
    expect((await quantities(9)).slice(0, 2)).toEqual([0, 2]);
  });

  it('are empty for a product that does not exist or is another mall’s', async () => {
    for (const unknown of ['999999', 'none']) {
      expect(await details(unknown), unknown).toEqual({ variants: [], stock: [] });
    }
    const { id } = place(await list(), 0);
    token = (await test.logIn(people.aarav.mobile, 'south')).token?.access ?? '';
    expect(await details(id, 'south')).toEqual({ variants: [], stock: [] });
  });

  it('accept the report of a view, even of an unknown product', async () => {
    for (const productMerchantId of ['none', place(await list(), 0).id]) {
      const view = { ...identityOf('north'), productMerchantId };
      expect((await test.send('trackProductView', view, { token })).body.statusCode).toBe(100);
    }
  });
});

describe('an operator', () => {
  const save = (fields: Record<string, string>) => operate(test, 'products', fields);

  it('changes prices and the stock of one location', async () => {
    const { id } = place(await list(), 1);
    const { stock } = await details(id);
    const [first] = stock;
    await save({ product: id, sellingPrice: '99.50', [`stock-${first?.locationId}`]: '0' });
    const changed = await details(id);
    expect(changed.variants.map(({ sellingPrice }) => sellingPrice)).toEqual([99.5]);
    expect(changed.stock).toEqual([{ ...first, quantity: 0 }, ...stock.slice(1)]);
  });

  it.each([
    ['sellingPrice', 'cheap'],
    ['sellingPrice', '-1'],
    ['expiryDate', 'tomorrow'],
  ])('is told about a bad %s', async (field, value) => {
    const { id } = place(await list(), 1);
    const before = await details(id);
    const response = await save({ product: id, [field]: value });
    expect(decodeURIComponent(response.headers.get('location') ?? '')).toContain(field);
    expect(await details(id)).toEqual(before);
  });
});
