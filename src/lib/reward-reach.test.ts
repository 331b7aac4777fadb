import { describe, expect, it } from 'vitest';
import { missingFor, type Reward, reachOf, spendable } from './reward-reach';

const day = '2026-11-24';
const reward = (sellingPrice: number | undefined, more: Partial<Reward> = {}): Reward => ({
  ...(sellingPrice !== undefined && { sellingPrice }),
  specialPriceStart: '',
  specialPriceEnd: '',
  expiryDate: '',
  ...more,
});

describe('the points that may be spent', () => {
  const merchant = { balance: 500, burnEnabled: true, redeemError: '' };
  it.each([
    [merchant, 500],
    [{ ...merchant, balance: 0 }, 0],
    [{ ...merchant, balance: undefined }, undefined],
    [{ ...merchant, burnEnabled: false }, undefined],
    [{ ...merchant, redeemError: 'Ask at the desk.' }, undefined],
    [{ ...merchant, redeemError: '  ' }, 500],
  ])('of %j are %s', (of, points) => expect(spendable(of)).toBe(points));
});

describe('with 500 points, a reward', () => {
  const special = { specialPrice: 400, specialPriceEnd: day };
  it.each([
    ['of that price', reward(500), 0],
    ['that costs a hundredth more', reward(500.01), 0.01],
    ['with a special price today', reward(900, special), 0],
    ['with a special price until yesterday', reward(900, { ...special, specialPriceEnd: '2026-11-23' }), 400],
    ['of which one must take two', reward(300, { minQuantity: 2 }), 100],
    ['on its last day', reward(500, { expiryDate: day }), 0],
    ['after its last day', reward(500, { expiryDate: '2026-11-23' }), undefined],
    ['with the zero date of a database', reward(500, { expiryDate: '0000-00-00' }), 0],
    ['without a price', reward(undefined), undefined],
    ['of the price 0', reward(0), undefined],
    ['of a price below 0', reward(-5), undefined],
  ])('%s lacks %s', (_, product, missing) => expect(missingFor(product, 500, day)).toBe(missing));
});

describe('what a balance is enough for', () => {
  const list = [reward(1000), reward(700.1), reward(500), reward(250.5), reward(700.1)];
  const old = reward(300, { expiryDate: '2026-11-23' });
  /** The cheapest of the rest is also the one that lacks the smallest part of its price. */
  it.each<[string, Reward[], number, number, number | undefined, number | undefined]>([
    ['nothing, and it lacks less than half', list, 200, 0, 250.5, 50.5],
    ['nothing, and it lacks more than half', list, 100, 0, 250.5, 150.5],
    ['nothing, without a point', list, 0, 0, 250.5, 250.5],
    ['nothing, with a debt', list, -50, 0, 250.5, 300.5],
    ['some', list, 500, 2, 700.1, 200.1],
    ['all', list, 1000, 5, undefined, undefined],
    ['nothing that is still to be had', [old], 900, 0, undefined, undefined],
    ['less than what has ended', [old, reward(400)], 299, 0, 400, 101],
    ['no products', [], 900, 0, undefined, undefined],
  ])('%s', (_, products, balance, count, price, missing) => {
    const reach = reachOf(products, balance, day);
    expect(reach.count).toBe(count);
    expect(reach.next?.price).toBe(price);
    expect(reach.next?.missing).toBe(missing);
  });

  it('names the first of equals', () => {
    expect(reachOf(list, 600, day).next?.product).toBe(list[1]);
  });
});
