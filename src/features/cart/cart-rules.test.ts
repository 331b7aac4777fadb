import { describe, expect, it } from 'vitest';
import type { MerchantDetails } from '@/contract/merchant';
import { cartLine } from '../../../tests/setup/cart-line';
import {
  cartTotal,
  linePoints,
  lineState,
  missingPoints,
  orderGate,
  orderLines,
  orderWarning,
  quantityRange,
  removedFrom,
  sameOrder,
  unitPoints,
  withoutLine,
  withQuantity,
  withRestored,
} from './cart-rules';

const today = '2026-11-21';

describe('a line', () => {
  it.each([
    [{ expiryDate: '2026-11-20' }, 'expired'],
    [{ expiryDate: '2026-11-21' }, 'available'],
    [{ expiryDate: '2026-11-20 23:59:59' }, 'expired'],
    [{ expiryDate: '2026-11-20T18:30:00Z' }, 'available'], // it is the 21st in India
    [{ expiryDate: '2026-11-20T18:29:59Z' }, 'expired'],
    [{ expiryDate: '' }, 'available'],
    [{ expiryDate: '0000-00-00' }, 'available'],
    [{ inStock: false }, 'outOfStock'],
    [{ inStock: false, expiryDate: '2026-01-01' }, 'expired'],
  ] as const)('%j is %s: expired before today, and expired wins', (changes, state) => {
    expect(lineState(cartLine(changes), today)).toBe(state);
  });

  it.each([
    [{ bestPrice: 120.25 }, 120.25],
    [{ bestPrice: undefined, calculatedPoints: 100, quantity: 3 }, 33.33],
    [{ bestPrice: undefined, specialPrice: 80, sellingPrice: 100 }, 80],
    [{ bestPrice: undefined, specialPrice: 0, sellingPrice: 100 }, 100],
    [{ bestPrice: undefined }, 0],
  ])('%j costs %s per unit', (changes, points) => {
    expect(unitPoints(cartLine(changes))).toBe(points);
  });

  it('multiplies without errors of binary numbers', () => {
    expect(linePoints(cartLine({ bestPrice: 0.1, quantity: 3 }))).toBe(0.3);
    expect(linePoints(cartLine({ bestPrice: 1.15, quantity: 3 }))).toBe(3.45);
  });

  it('rounds its points, but not the price of the unit', () => {
    const line = cartLine({ bestPrice: 10.126, quantity: 3 });
    expect(orderLines([line], today)).toMatchObject([{ bestPrice: 10.126, calculatedPoints: 30.38 }]);
    expect(withQuantity([line], line, 5)).toMatchObject([{ bestPrice: 10.126, calculatedPoints: 50.63 }]);
  });

  it.each([
    [2, 5, 1, 2, 5],
    [undefined, 3, 1, 1, 3],
    [undefined, undefined, 4, 1, 4],
    [4, 2, 1, 4, 4],
    [2, 800, 1, 2, 800],
    [0, 1e9, 1, 1, 1e9],
  ])('of at least %s, at most %s and now %s offers the quantities %s to %s', (...values) => {
    const [minQuantity, maxQuantity, quantity, min, max] = values;
    expect(quantityRange(cartLine({ minQuantity, maxQuantity, quantity }))).toEqual({ min, max });
  });
});

describe('the cart', () => {
  const one = cartLine({ productMerchantId: '1', bestPrice: 100.1, quantity: 1 });
  const two = cartLine({ productMerchantId: '2', bestPrice: 100.2, quantity: 2 });
  const expired = cartLine({ productMerchantId: '3', expiryDate: '2020-01-01' });
  const soldOut = cartLine({ productMerchantId: '4', inStock: false });
  const lines = [one, expired, two, soldOut];

  it('adds up the lines that can be ordered, exact to the hundredth', () => {
    expect(cartTotal(lines, today)).toBe(300.5);
    expect(cartTotal([expired, soldOut], today)).toBe(0);
  });

  it('does not order expired and out-of-stock lines', () => {
    expect(orderLines(lines, today)).toEqual([
      { productMerchantId: '1', quantity: 1, locationId: '7', bestPrice: 100.1, calculatedPoints: 100.1 },
      { productMerchantId: '2', quantity: 2, locationId: '7', bestPrice: 100.2, calculatedPoints: 200.4 },
    ]);
  });

  it('recalculates a line with its quantity and leaves the others', () => {
    const after = withQuantity(lines, two, 5);
    expect(after[2]).toMatchObject({ quantity: 5, calculatedPoints: 501, bestPrice: 100.2 });
    expect([after[0], after[1], after[3]]).toEqual([one, expired, soldOut]);
  });

  it('keeps the price per unit of a line that came only with its total', () => {
    const bare = cartLine({ bestPrice: undefined, calculatedPoints: 40, quantity: 2 });
    expect(withQuantity([bare], bare, 3)[0]).toMatchObject({ bestPrice: 20, calculatedPoints: 60 });
  });

  it('drops a deleted line', () => {
    expect(withoutLine(lines, expired)).toEqual([one, two, soldOut]);
  });

  it('recognises the same order in another sequence, and a different order', () => {
    const order = orderLines(lines, today);
    expect(sameOrder(order, [...order].reverse())).toBe(true);
    expect(sameOrder(order, order.slice(1))).toBe(false);
    expect(sameOrder(order, orderLines(withQuantity(lines, one, 2), today))).toBe(false);
  });
});

describe('the order button', () => {
  const merchant = (changes: Partial<MerchantDetails>) =>
    ({
      burnEnabled: true,
      redeemError: '',
      balance: 500,
      autoRejectOrder: false,
      autoRejectOrderMessage: '',
      ...changes,
    }) as MerchantDetails; // the other fields do not matter here

  it.each([
    [500, { balance: 500.99 }, 'open'],
    [500.5, { balance: 500.99 }, 'insufficient'],
    [501, { balance: 500 }, 'insufficient'],
    [1, { balance: undefined }, 'insufficient'],
    [0, { balance: 500 }, 'nothing'],
    [100, { redeemError: 'Your account is on hold.' }, 'redeemError'],
    [0, { redeemError: 'Your account is on hold.' }, 'redeemError'],
    [100, { burnEnabled: false }, 'restricted'],
    [0, { burnEnabled: false }, 'restricted'],
    [100, { burnEnabled: false, redeemError: 'Your account is on hold.' }, 'redeemError'],
  ] as const)('for a total of %s with %j: %s', (total, changes, gate) => {
    expect(orderGate(total, merchant(changes))).toBe(gate);
  });

  it.each([
    [501, 500.99, 1],
    [500.5, 500, 1],
    [500.5, 499.9, 2],
    [2, 0, 2],
  ])('a total of %s with a balance of %s lacks %s whole points', (total, balance, missing) => {
    expect(missingPoints(total, balance)).toBe(missing);
    expect(orderGate(total, merchant({ balance: balance + missing }))).toBe('open');
    expect(orderGate(total, merchant({ balance: balance + missing - 1 }))).toBe('insufficient');
  });

  it('comes with a warning when auto_reject_or_cancel_order is on and says why', () => {
    const message = { autoRejectOrderMessage: 'Collect within 30 days.' };
    expect(orderWarning(merchant({ autoRejectOrder: true, ...message }))).toBe('Collect within 30 days.');
    expect(orderWarning(merchant(message))).toBeUndefined();
    expect(orderWarning(merchant({ autoRejectOrder: true }))).toBeUndefined();
  });
});

describe('a deleted line', () => {
  const line = (productMerchantId: string, locationId = '7') => cartLine({ productMerchantId, locationId });
  const [one, two, three] = [line('1'), line('2'), line('3')];
  const ids = (cart: { productMerchantId: string; locationId: string }[]) =>
    cart.map(({ productMerchantId, locationId }) => `${productMerchantId}@${locationId}`).join(' ');

  it.each([
    ['the first', one, [two, three], '1@7 2@7 3@7'],
    ['the middle', two, [one, three], '1@7 2@7 3@7'],
    ['the last', three, [one, two], '1@7 2@7 3@7'],
    ['the only one that is left', two, [], '2@7'],
    [
      'its neighbours when the backend has other lines too',
      two,
      [line('9'), one, line('8'), three],
      '9@7 1@7 2@7 8@7 3@7',
    ],
  ])('comes back at its place: %s', (_, removed, cart, expected) => {
    expect(ids(withRestored(cart, removedFrom([one, two, three], removed)))).toBe(expected);
  });

  it.each([
    ['the same line', line('2')],
    ['its product at another location', line('2', '8')],
  ])('changes nothing where the cart has it again: %s', (_, again) => {
    const cart = [one, again];
    expect(withRestored(cart, removedFrom([one, two, three], two))).toBe(cart);
  });

  it('comes back beside a line of its product that was there before, for another location', () => {
    const elsewhere = line('2', '8');
    const removed = removedFrom([one, two, elsewhere], two);
    expect(ids(withRestored([one, elsewhere], removed))).toBe('1@7 2@7 2@8');
  });
});
