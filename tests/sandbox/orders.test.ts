import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodeRequest } from '@/contract/call';
import { calls } from '@/contract/calls';
import type { CartLine } from '@/contract/cart';
import type { OrderLine } from '@/contract/orders';
import { type Product, sortCodes } from '@/contract/products';
import { priceOn } from '@/lib/price';
import { startServer } from '../../sandbox/serve';
import { identityOf, malls, people, startTestSandbox } from './harness';

type Test = Awaited<ReturnType<typeof startTestSandbox>>;
let test: Test;
const today = '2026-11-20';

beforeEach(async () => {
  test = await startTestSandbox();
});
afterEach(() => test.sandbox.close());

type Shopper = Awaited<ReturnType<typeof shopper>>;

/** What one logged-in customer can do. */
async function shopper(mobile = people.full, merchantId = 'north') {
  const token = (await test.logIn(mobile, merchantId)).token?.access ?? '';
  const id = identityOf(merchantId);
  const ask = { token };
  return {
    token,
    cart: async () => calls.getCart.reply.decode((await test.send('getCart', id, ask)).body).lines,
    count: async () =>
      calls.getCartItemCount.reply.decode((await test.send('getCartItemCount', id, ask)).body).count,
    save: async (lines: CartLine[]) => (await test.send('addCart', { ...id, lines }, ask)).body,
    order: async (lines: OrderLine[]) => (await test.send('placeOrder', { ...id, lines }, ask)).body,
    details: async (orderId: string) =>
      calls.getCustomerOrderDetails.reply.decode(
        (await test.send('getCustomerOrderDetails', { ...id, orderId }, ask)).body,
      ),
    balance: async () =>
      calls.getMerchantDetails.reply.decode(
        (await test.send('getMerchantDetails', { ...id, userId: '' }, ask)).body,
      ).merchant.balance ?? 0,
    products: async () => {
      const request = { appVersion: 4, currentDate: today, sortBy: sortCodes.popularity, searchBy: '' };
      const { body } = await test.send('getProductList', { ...id, ...request }, ask);
      return calls.getProductList.reply.decode(body).products;
    },
    stock: async ({ productMerchantId, productId, locationId }: CartLine) => {
      const { body } = await test.send('getProductDetails', { ...id, productMerchantId, productId }, ask);
      const held = calls.getProductDetails.reply.decode(body).stock;
      return held.find((each) => each.locationId === locationId)?.quantity;
    },
  };
}

/** A line for the product at a place of the default sort, at a location that has some of it. */
async function lineAt({ products, stock }: Shopper, place: number, quantity = 1): Promise<CartLine> {
  const product = (await products())[place];
  if (!product) throw new Error(`There is no product at ${place}.`);
  for (const locationId of ['1', '2', '3']) {
    const line = lineOf(product, locationId, quantity);
    if (((await stock(line)) ?? 0) >= quantity) return line;
  }
  return lineOf(product, '1', quantity);
}

function lineOf(product: Product, locationId: string, quantity: number): CartLine {
  const bestPrice = priceOn(product, today).current;
  const texts = { brandName: '', subProductName: '', description: '', image: '', locationName: '' };
  return {
    ...texts,
    ...{ productMerchantId: product.id, productId: product.productId, voucherValue: product.voucherValue },
    ...{ locationId, quantity, bestPrice, calculatedPoints: bestPrice * quantity },
    ...{ expiryDate: product.expiryDate, inStock: true },
  };
}

const toOrder = (lines: CartLine[]): OrderLine[] => lines.map((line) => ({ ...line }));
const changed = { statusCode: 102, statusDescription: expect.stringContaining('Your cart has changed.') };

describe('the cart', () => {
  it('is replaced as a whole, in its order, and counts lines', async () => {
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

  it('believes nobody about prices, names and stock', async () => {
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
    ['an unknown location', { locationId: '999999' }],
  ])('refuses %s and keeps what it had', async (_, wrong) => {
    const aarav = await shopper();
    const line = await lineAt(aarav, 0);
    await aarav.save([line]);
    expect(await aarav.save([{ ...line, ...wrong }])).toMatchObject({ statusCode: 102 });
    expect(await aarav.cart()).toHaveLength(1);
  });

  it("takes no other merchant's products", async () => {
    const [aarav, southern] = [await shopper(), await shopper(people.full, 'south')];
    expect(await aarav.save([await lineAt(southern, 0)])).toMatchObject({ statusCode: 102 });
  });

  it('of the sample has a line past its expiry date and one out of stock', async () => {
    const lines = await (await shopper(people.gold)).cart();
    expect(lines.map(({ expiryDate, inStock }) => [expiryDate < today, inStock])).toEqual([
      [false, true],
      [false, true],
      [true, true],
      [false, false],
    ]);
  });
});

describe('an order', () => {
  it('takes stock and points, issues vouchers and empties the cart', async () => {
    const aarav = await shopper();
    const lines = [await lineAt(aarav, 0, 2), await lineAt(aarav, 2)];
    const [first] = lines as [CartLine];
    const total = lines.reduce((sum, { calculatedPoints = 0 }) => sum + calculatedPoints, 0);
    const [held = 0, before] = [await aarav.stock(first), await aarav.balance()];
    await aarav.save(lines);
    const { orderId } = calls.placeOrder.reply.decode(await aarav.order(toOrder(lines)));

    expect(await aarav.cart()).toEqual([]);
    expect(await aarav.balance()).toBeCloseTo(before - total, 2);
    expect(await aarav.stock(first)).toBe(held - 2);
    const order = await aarav.details(orderId);
    expect(order).toMatchObject({ pointsRedeemed: total, orderDate: today });
    expect(order?.balance).toBeCloseTo(before - total, 2);
    expect(order?.items.map(({ quantity, vouchers }) => [quantity, vouchers.length])).toEqual([
      [2, 2],
      [1, 1],
    ]);
    const codes = order?.items.flatMap(({ vouchers }) => vouchers.map(({ code }) => code)) ?? [];
    expect(new Set(codes).size).toBe(3);
  });

  it('leaves expired and out-of-stock lines outside, and refuses when they are named', async () => {
    const ishita = await shopper(people.gold);
    const lines = await ishita.cart();
    const [first] = lines;
    if (!first) throw new Error('The sample cart is empty.');
    expect(await ishita.order(toOrder(lines))).toMatchObject(changed);
    await ishita.save([first, ...lines.slice(2)]);
    expect(await ishita.order(toOrder([first]))).toMatchObject({ statusCode: 100 });
    expect(await ishita.cart()).toEqual([]);
  });

  it.each([
    ['another quantity', (line: OrderLine) => [{ ...line, quantity: line.quantity + 1 }]],
    ['another location', (line: OrderLine) => [{ ...line, locationId: `${Number(line.locationId) + 1}` }]],
    ['another price', (line: OrderLine) => [{ ...line, calculatedPoints: 1 }]],
    ['a line more', (line: OrderLine) => [line, { ...line, productMerchantId: '2' }]],
    ['nothing', () => []],
  ])('of %s than the saved cart holds is refused and changes nothing', async (_, change) => {
    const aarav = await shopper();
    const line = await lineAt(aarav, 0);
    const [held, before] = [await aarav.stock(line), await aarav.balance()];
    await aarav.save([line]);
    expect(await aarav.order(change(line))).toMatchObject(changed);
    expect([await aarav.stock(line), await aarav.balance(), await aarav.count()]).toEqual([held, before, 1]);
  });

  it('beyond the balance is refused and changes nothing', async () => {
    const rohan = await shopper('9876500006');
    const lines = await rohan.cart();
    expect(await rohan.order(toOrder(lines))).toMatchObject({
      statusCode: 102,
      statusDescription: 'Oops! You do not have sufficient points to redeem.',
    });
    expect(await rohan.count()).toBe(lines.length);
  });

  it('is refused with the redeem_error, and while redeeming is closed', async () => {
    const aarav = await shopper();
    const lines = [await lineAt(aarav, 0)];
    await aarav.save(lines);
    await operate('settings', { redeemError: 'Your account is on hold.', burnEnabled: 'on' });
    expect(await aarav.order(toOrder(lines))).toMatchObject({
      statusDescription: 'Your account is on hold.',
    });
    await operate('settings', { redeemError: '' });
    expect((await aarav.order(toOrder(lines))).statusDescription).toContain('Redeeming is paused');
  });

  it('of somebody else, or that never was, is an empty array', async () => {
    const [aarav, ishita] = [await shopper(), await shopper(people.gold)];
    const lines = [await lineAt(aarav, 0)];
    await aarav.save(lines);
    const { orderId } = calls.placeOrder.reply.decode(await aarav.order(toOrder(lines)));
    expect(await ishita.details(orderId)).toBeUndefined();
    expect(await aarav.details('999999')).toBeUndefined();
  });

  it('gets another status text from the operator of its own mall alone', async () => {
    const aarav = await shopper();
    const statuses = async () => (await aarav.details('20401'))?.items.map(({ statusText }) => statusText);
    await operate('orders', { item: '1', status: 'Kept Aside' });
    expect(await statuses()).toEqual(['Kept Aside', 'Delivered']);
    await operate('orders', { item: '1', status: 'Ordered' }, 'south');
    expect(await statuses()).toEqual(['Kept Aside', 'Delivered']);
  });

  it('stands in the sample with every status text, and the balance is what it was', async () => {
    const aarav = await shopper();
    const orders = await Promise.all(
      Array.from({ length: 6 }, (_, index) => aarav.details(String(20_401 + index))),
    );
    expect(orders.flatMap((order) => order?.items.map(({ statusText }) => statusText))).toEqual([
      'Collected',
      'Delivered',
      'Delivered/Collected',
      'Cancelled',
      'Partially(D/R/C)',
      'Kept Aside',
      'Ordered',
    ]);
    expect(await aarav.balance()).toBe(12_480.5);
  });
});

describe('many orders at once', () => {
  it('of one cart over HTTP: exactly one succeeds', async () => {
    const aarav = await shopper();
    const line = await lineAt(aarav, 0, 2);
    const [held = 0, before] = [await aarav.stock(line), await aarav.balance()];
    await aarav.save([line]);
    const { sandbox } = test;
    const server = await startServer({ root: '/nowhere', sandbox, merchants: malls, port: 0 });
    const body = encodeRequest(calls.placeOrder, { ...identityOf('north'), lines: toOrder([line]) });
    const place = async () => {
      const response = await fetch(`http://127.0.0.1:${server.port}/api/placeOrder`, {
        method: 'POST',
        headers: { authorization: `Bearer ${aarav.token}` },
        body: new URLSearchParams(body as Record<string, string>), // every field of this call is a text
      });
      return (await response.json()) as { statusCode: number };
    };
    const codes = (await Promise.all(Array.from({ length: 40 }, place))).map(({ statusCode }) => statusCode);
    await server.close();
    expect(codes.filter((code) => code === 100)).toHaveLength(1);
    expect(codes.filter((code) => code === 102)).toHaveLength(39);
    expect(await aarav.balance()).toBe(before - (line.calculatedPoints ?? 0));
    expect(await aarav.stock(line)).toBe(held - 2);
  });

  it('with the cart filled again in between never overspend', async () => {
    const aarav = await shopper();
    const line = await lineAt(aarav, 5, 2);
    const price = line.calculatedPoints ?? 0;
    const before = Math.floor(price * 2.5);
    // The first membership of the first mall is his.
    await operate('members/1', { balance: String(before), tier: '2', status: '1', unread: '0' });
    const answers = await Promise.all(
      Array.from({ length: 30 }, async () => {
        await aarav.save([line]);
        return aarav.order(toOrder([line]));
      }),
    );
    const placed = answers.filter(({ statusCode }) => statusCode === 100).length;
    expect([1, 2]).toContain(placed);
    expect(await aarav.balance()).toBeCloseTo(before - placed * price, 2);
  });

  it('of many customers never take more than there is in stock', async () => {
    const everybody = await Promise.all(
      ['9876500001', '9876500002', '9876500005', '9876500007'].map((mobile) => shopper(mobile)),
    );
    const [first] = everybody as [Shopper];
    // The product at 9 has two left at one location.
    const line = await lineAt(first, 9);
    expect(await first.stock(line)).toBe(2);
    for (const { save } of everybody) await save([line]);
    const answers = await Promise.all(everybody.map(({ order }) => order(toOrder([line]))));
    expect(answers.filter(({ statusCode }) => statusCode === 100)).toHaveLength(2);
    expect(await first.stock(line)).toBe(0);
  });

  it('whose answer was lost have been carried out', async () => {
    const aarav = await shopper();
    const lines = [await lineAt(aarav, 0)];
    await aarav.save(lines);
    test.sandbox.faults.set({ kind: 'lost', call: 'placeOrder' });
    await expect(aarav.order(toOrder(lines))).rejects.toThrow('lost');
    expect(await aarav.cart()).toEqual([]);
    expect(await aarav.order(toOrder(lines))).toMatchObject(changed);
  });
});

async function operate(form: string, fields: Record<string, string>, mall = 'north') {
  const home = 'http://localhost:4173';
  await test.sandbox.fetch(
    new Request(`${home}/malls/${mall}/${form}`, {
      method: 'POST',
      headers: { origin: home },
      body: new URLSearchParams(fields),
    }),
  );
}
