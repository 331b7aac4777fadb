import { expect, it } from 'vitest';
import { cartLine } from '../../../tests/setup/cart-line';
import { removedFrom, withRestored } from './removed-line';

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
])('a line comes back at its place: %s', (_, removed, cart, expected) => {
  expect(ids(withRestored(cart, removedFrom([one, two, three], removed)))).toBe(expected);
});

it.each([
  ['the same line', line('2')],
  ['its product at another location', line('2', '8')],
])('nothing changes where the cart has it again: %s', (_, again) => {
  const cart = [one, again];
  expect(withRestored(cart, removedFrom([one, two, three], two))).toBe(cart);
});

it('comes back beside a line of its product that was there before, for another location', () => {
  const elsewhere = line('2', '8');
  const removed = removedFrom([one, two, elsewhere], two);
  expect(ids(withRestored([one, elsewhere], removed))).toBe('1@7 2@7 2@8');
});
