import { describe, expect, it } from 'vitest';
import { encodeRequest } from '@/contract/call';
import { calls } from '@/contract/calls';
import type { CartLine } from '@/contract/cart';
import type { OrderLine } from '@/contract/orders';
import { people } from '../../sandbox/members/sample-people';
import { orderStatuses } from '../../sandbox/orders/tables';
import { startServer } from '../../sandbox/serve';
import { identityOf, malls, operate, today } from './harness';
import { changedCart, lineAt, type Shopper, shopperOf, toOrder } from './shopper';
import { testSandbox } from './test-sandbox';

const test = testSandbox();
const shopper = (mobile?: string, merchantId?: string) => shopperOf(test, mobile, merchantId);

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

  it('leaves out expired and out-of-stock lines, and is refused when it names them', async () => {
    const ishita = await shopper(people.ishita.mobile);
    const lines = await ishita.cart();
    const [first] = lines;
    if (!first) throw new Error('The sample cart is empty.');
    expect(await ishita.order(toOrder(lines))).toMatchObject(changedCart);
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
    expect(await aarav.order(change(line))).toMatchObject(changedCart);
    expect([await aarav.stock(line), await aarav.balance(), await aarav.count()]).toEqual([held, before, 1]);
  });

  it('beyond the balance is refused and keeps the cart', async () => {
    const rohan = await shopper(people.rohan.mobile);
    const lines = await rohan.cart();
    const statusDescription = 'Oops! You do not have sufficient points to redeem.';
    expect(await rohan.order(toOrder(lines))).toMatchObject({ statusCode: 102, statusDescription });
    expect(await rohan.count()).toBe(lines.length);
  });

  it('is refused with the redeem_error, and while redeeming is closed', async () => {
    const aarav = await shopper();
    const lines = [await lineAt(aarav, 0)];
    await aarav.save(lines);
    await operate(test, 'settings', { redeemError: 'Your account is on hold.', burnEnabled: 'on' });
    expect((await aarav.order(toOrder(lines))).statusDescription).toBe('Your account is on hold.');
    await operate(test, 'settings', { redeemError: '' });
    expect((await aarav.order(toOrder(lines))).statusDescription).toContain('Redeeming is paused');
  });

  it('of somebody else, or one that does not exist, is an empty array', async () => {
    const [aarav, ishita] = [await shopper(), await shopper(people.ishita.mobile)];
    const lines = [await lineAt(aarav, 0)];
    await aarav.save(lines);
    const { orderId } = calls.placeOrder.reply.decode(await aarav.order(toOrder(lines)));
    const answer = (orderId: string, { token }: Shopper) =>
      test.send('getCustomerOrderDetails', { ...identityOf('north'), orderId }, { token });
    const none = { status: 200, body: { statusCode: 100, response: [] } };
    expect(await answer(orderId, ishita)).toMatchObject(none);
    for (const unknown of ['999999', 'none', '1e999']) {
      expect(await answer(unknown, aarav), unknown).toMatchObject(none);
    }
  });

  it('gets another status text only from the operator of its own mall', async () => {
    const aarav = await shopper();
    const statuses = async () => (await aarav.details('20401'))?.items.map(({ statusText }) => statusText);
    await operate(test, 'orders', { item: '1', status: 'Kept Aside' });
    expect(await statuses()).toEqual(['Kept Aside', 'Delivered']);
    await operate(test, 'orders', { item: '1', status: 'Ordered' }, 'south');
    expect(await statuses()).toEqual(['Kept Aside', 'Delivered']);
  });

  it('exists in the sample for every status text, and does not change the balance', async () => {
    const aarav = await shopper();
    const orders = await Promise.all(
      Array.from({ length: 6 }, (_, index) => aarav.details(String(20_401 + index))),
    );
    const statuses = orders.flatMap((order) => order?.items.map(({ statusText }) => statusText));
    expect(statuses.sort()).toEqual([...orderStatuses].sort());
    expect(await aarav.balance()).toBe(12_480.5);
  });
});

describe('many orders at once', () => {
  it('of one cart over HTTP: exactly one of them succeeds', async () => {
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
    // Aarav has the first membership of the first mall.
    await operate(test, 'members/1', { balance: String(before), tier: '2', status: '1', unread: '0' });
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

  it('of many customers never take more than the stock', async () => {
    const everybody = await Promise.all(
      [people.aarav, people.ishita, people.zoya, people.kulkarni].map(({ mobile }) => shopper(mobile)),
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

  it('with a lost answer are carried out', async () => {
    const aarav = await shopper();
    const lines = [await lineAt(aarav, 0)];
    await aarav.save(lines);
    test.sandbox.faults.set({ kind: 'lost', call: 'placeOrder' });
    await expect(aarav.order(toOrder(lines))).rejects.toThrow('lost');
    expect(await aarav.cart()).toEqual([]);
    expect(await aarav.order(toOrder(lines))).toMatchObject(changedCart);
  });
});
