import { describe, expect, it } from 'vitest';
import { encodeRequest } from '@/contract/call';
import { calls } from '@/contract/calls';
import { people } from '../../sandbox/members/sample-people';
import { startServer } from '../../sandbox/serve';
import { identityOf, malls, operate } from './harness';
import { changedCart, lineAt, type Shopper, shopperOf, toOrder } from './shopper';
import { testSandbox } from './test-sandbox';

const test = testSandbox();
const shopper = (mobile?: string, merchantId?: string) => shopperOf(test, mobile, merchantId);

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
