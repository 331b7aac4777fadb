import { describe, expect, it } from 'vitest';
import { people } from '../../sandbox/members/sample-people';
import { operate, today } from './harness';
import { lineAt, shopperOf } from './shopper';
import { testSandbox } from './test-sandbox';

const test = testSandbox();
const shopper = (mobile?: string, merchantId?: string) => shopperOf(test, mobile, merchantId);

describe('the cart', () => {
  it('is replaced as a whole, keeps the order, and counts lines', async () => {
    const aarav = await shopper();
    const [one, two] = [await lineAt(aarav, 0), await lineAt(aarav, 5, 2)];
    await aarav.save([one, two]);
    expect((await aarav.cart()).map(({ quantity }) => quantity)).toEqual([1, 2]);
    await aarav.save([two]);
    expect((await aarav.cart()).map(({ productMerchantId }) => productMerchantId)).toEqual([
      two.productMerchantId,
    ]);
    expect(await aarav.count()).toBe(1);
  });

  it('ignores prices, names and stock in a request', async () => {
    const aarav = await shopper();
    const line = await lineAt(aarav, 0);
    await aarav.save([{ ...line, bestPrice: 0.01, calculatedPoints: 0.01, brandName: 'Free' }]);
    const [saved] = await aarav.cart();
    expect(saved).toMatchObject({ bestPrice: line.bestPrice, calculatedPoints: line.bestPrice });
    expect(saved?.brandName).not.toBe('Free');
  });

  it.each([
    ['a quantity beyond max_quantity', { quantity: 99 }],
    ['a quantity that is not whole', { quantity: 1.5 }],
    ['an unknown product', { productMerchantId: '999999' }],
    ['a product whose id is no number', { productMerchantId: 'none' }],
    ['an unknown location', { locationId: '999999' }],
    ['a location whose id is no number', { locationId: 'none' }],
  ])('refuses %s and keeps what it had', async (_, wrong) => {
    const aarav = await shopper();
    const line = await lineAt(aarav, 0);
    await aarav.save([line]);
    expect(await aarav.save([{ ...line, ...wrong }])).toMatchObject({ statusCode: 102 });
    expect(await aarav.cart()).toHaveLength(1);
  });

  it('offers no more of a voucher than its location has', async () => {
    const aarav = await shopper();
    const line = await lineAt(aarav, 0);
    await aarav.save([line]);
    const most = async () => (await aarav.cart())[0]?.maxQuantity ?? 0;
    const held = (await most()) - 1;
    await operate(test, 'products', {
      product: line.productMerchantId,
      [`stock-${line.locationId}`]: String(held),
    });
    expect(await most()).toBe(held);
  });

  it('accepts no products of another merchant', async () => {
    const [aarav, southern] = [await shopper(), await shopper(people.aarav.mobile, 'south')];
    expect(await aarav.save([await lineAt(southern, 0)])).toMatchObject({ statusCode: 102 });
  });

  it('of the sample has an expired line and one out of stock', async () => {
    const lines = await (await shopper(people.ishita.mobile)).cart();
    expect(lines.map(({ expiryDate, inStock }) => [expiryDate < today, inStock])).toEqual([
      [false, true],
      [false, true],
      [true, true],
      [false, false],
    ]);
  });
});
