import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { MerchantDetails } from '@/contract/merchant';
import { getProductDetails } from '@/contract/products';
import { shiftDays } from '@/lib/days';
import { today } from '@/lib/today';
import { renderUi } from '../../../../tests/setup/render';
import { logInAsCustomer } from '../../../../tests/setup/session';
import { ProductFoot } from './product-foot';
import { purchaseOf } from './purchase-rules';

beforeEach(logInAsCustomer);

const special = (until: string) => ({
  special_price_points_value: 316.67,
  special_price_start_date: '2020-01-01',
  special_price_end_date: until,
});

function show(fields: object, quantity: number, balance?: number, stock = 9) {
  const details = getProductDetails.reply.decode({
    productDetails: [{ id: 1, max_quantity: 5, selling_price_points_value: 400, ...fields }],
    locationWiseQuantity: [{ location_id: 7, current_quantity: stock }],
  });
  const [product] = details.variants;
  if (!product) throw new Error('The product cannot be read.');
  const purchase = purchaseOf(product, details.stock, undefined, { quantity });
  const merchant = { pointsShortName: 'P', balance } as MerchantDetails; // the foot reads no more of it
  const [onAdd, onBuy] = [() => {}, () => {}];
  renderUi(
    <ProductFoot
      {...{ product, purchase, merchant, onAdd, onBuy }}
      soldOut={!purchase.quantities}
      unavailable={!purchase.quantities}
      pending={false}
    />,
  );
}

it.each([
  ['at the selling price', {}, 3, 1682.9, '1,200 P of your 1,682 P'],
  ['at the special price on its last day', special(today()), 3, 1682.9, '950.01 P of your 1,682 P'],
  ['at the selling price after it', special(shiftDays(today(), -1)), 2, 1682, '800 P of your 1,682 P'],
  ['of one', {}, 1, 0.9, '400 P of your 0 P'],
])('says what the chosen quantity costs of the balance: %s', (_, fields, quantity, balance, total) => {
  show(fields, quantity, balance);
  expect(screen.getByText(total)).toBeTruthy();
});

it('says nothing of a balance that is not known', () => {
  show({}, 3);
  expect(screen.queryByText(/of your/)).toBeNull();
});

it('has one button that says so where nothing is left', () => {
  show({}, 1, 900, 0);
  const buttons = screen
    .getAllByRole('button')
    .map((button) => [button.textContent, button.matches(':disabled')]);
  expect(buttons).toEqual([['Out of stock', true]]);
  expect(screen.queryByText(/of your/)).toBeNull();
});
