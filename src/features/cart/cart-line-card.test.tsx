import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cartLine } from '../../../tests/setup/cart-line';
import { renderUi } from '../../../tests/setup/render';
import { CartLineCard } from './cart-line-card';

const nothing = () => undefined;

it.each([
  ['can be ordered', {}, 1],
  ['has expired', { expiryDate: '2020-01-01' }, 0],
  ['is out of stock', { inStock: false }, 0],
])(
  'a line that %s shows its points and expiry date; only what can be ordered has a picker',
  (_, changes, pickers) => {
    const line = cartLine({ bestPrice: 120.25, quantity: 2, ...changes });
    renderUi(<CartLineCard line={line} unit="P" onQuantity={nothing} onDelete={nothing} />);
    expect(screen.getByText('240.50')).toBeTruthy();
    expect(screen.getByText(/^Expires on /)).toBeTruthy();
    expect(screen.queryAllByRole('combobox')).toHaveLength(pickers);
  },
);

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
