import { expect, it } from 'vitest';
import { cartLine } from '../../../tests/setup/cart-line';
import { renderUi } from '../../../tests/setup/render';
import { CartLineCard } from './cart-line-card';

const nothing = () => undefined;

it.each([
  [
    {},
    'KahvoraKahvora voucherReward Location: RiversideVoucher Value: ₹500120.25 Pts per voucherExpires on 28th Jan 2031123Delete240.50 Pts',
  ],
  [
    { expiryDate: '2020-01-01' },
    'KahvoraKahvora voucherReward Location: RiversideVoucher Value: ₹500120.25 Pts per voucherExpires on 1st Jan 2020ExpiredDelete240.50 Pts',
  ],
  [
    { inStock: false, voucherValue: '', expiryDate: '' },
    'KahvoraKahvora voucherReward Location: Riverside120.25 Pts per voucherOut of stockDelete240.50 Pts',
  ],
])('a line with %j shows these words and figures', (changes, words) => {
  const line = cartLine({ bestPrice: 120.25, quantity: 2, maxQuantity: 3, image: '/a.png', ...changes });
  const { container } = renderUi(
    <CartLineCard line={line} unit="Pts" onQuantity={nothing} onDelete={nothing} />,
  );
  expect(container.textContent?.replace(/\s+/g, ' ')).toBe(words);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/a.png');
});
