import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { addCart } from '@/contract/cart';
import { placeOrder } from '@/contract/orders';
import {
  balance,
  cinema,
  coffee,
  confirmPurchase,
  expired,
  showCart,
  total,
} from '../../../tests/setup/show-cart';
import { until } from '../../../tests/setup/until';

describe('the cart', () => {
  it("shows balance and total in the merchant's points, without lines that cannot be ordered", async () => {
    await showCart([coffee, cinema, expired]);
    expect(balance()).toBe('Your Balance1,000 Pts');
    expect(total()).toBe('Total201 Pts');
  });

  it('that is empty leads to the catalogue, and Back to the screen before', async () => {
    const { history } = await showCart([]);
    expect(screen.queryByText('Total')).toBeNull();
    await userEvent.click(await screen.findByRole('link', { name: 'Continue Shopping' }));
    await until(() => expect(history.location.pathname).toBe('/redeem'));
  });

  it('says why it cannot be ordered where every line is expired or out of stock', async () => {
    await showCart([expired]);
    expect(screen.getByText('Nothing in your cart can be redeemed at the moment.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm Purchase' })).toBeNull();
  });

  it('changes only the touched line', async () => {
    const { requestsTo } = await showCart([coffee, { ...cinema, maxQuantity: 5 }]);
    const line = screen.getByText('Moonreel').closest('li');
    if (!line) throw new Error('No line');
    await userEvent.selectOptions(within(line).getByLabelText('Choose Quantity'), '3');
    expect(total()).toBe('Total251.50 Pts');
    await userEvent.click(within(line).getByRole('button', { name: 'Delete' }));
    expect(total()).toBe('Total100 Pts');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My Cart (1)');
    expect(screen.queryByText('Moonreel')).toBeNull();
    await until(() =>
      expect(requestsTo(addCart).map(({ fields }) => JSON.parse(fields.cart_details ?? '').length)).toContain(
        1,
      ),
    );
  });

  it('announces its new total, in words that stay where they are', async () => {
    await showCart([{ ...cinema, maxQuantity: 5 }]);
    const announced = screen.getByText('Total').closest('[role=status]');
    await userEvent.selectOptions(screen.getByLabelText('Choose Quantity'), '3');
    expect(announced?.isConnected).toBe(true);
    expect(announced?.textContent).toMatch(/^Total151\.50\sPts$/);
  });

  it('keeps the focus near a deleted line', async () => {
    await showCart([coffee, cinema]);
    const first = () => screen.getAllByRole('button', { name: 'Delete' })[0] as HTMLElement;
    await userEvent.click(first());
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Items' }));
    await userEvent.click(first());
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(screen.getByText('Oops! Your cart is empty!')).toBeTruthy();
    expect(screen.getByText("Looks like you haven't added anything to your cart yet.")).toBeTruthy();
  });

  it('asks before it orders, and orders nothing after CANCEL', async () => {
    const { requestsTo } = await showCart([coffee]);
    await userEvent.click(confirmPurchase());
    const question = within(await screen.findByRole('dialog', { name: 'Redeem your points?' }));
    expect(question.getByText('100 Pts will be redeemed from your balance.')).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'CANCEL' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requestsTo(placeOrder)).toEqual([]);
  });

  it.each([
    [
      'is restricted',
      { is_burn_enabled: '0', burn_restriction_message: 'Back on Monday.' },
      'Back on Monday.',
    ],
    ['is restricted without a word', { is_burn_enabled: '0' }, 'Redeeming is paused at the moment.'],
    ['is not for this customer', { redeem_error: 'On hold.' }, 'On hold.'],
    [
      'takes more points',
      { current_points_balance: 99 },
      'Oops! You do not have sufficient points to redeem.',
    ],
  ])('has no button but the reason where redeeming %s', async (_, merchant, reason) => {
    await showCart([coffee], merchant);
    expect(screen.getByText(reason)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm Purchase' })).toBeNull();
  });

  it.each([
    ['a balance', 99.9, '1 Pts more needed', '/redeem?within=points'],
    ['no whole point', 0.5, '100 Pts more needed', undefined],
  ])(
    'says how many points are missing with %s, and leads to what it is enough for',
    async (_, points, missing, way) => {
      await showCart([coffee], { current_points_balance: points });
      expect(screen.getByText(missing)).toBeTruthy();
      const link = screen.queryByRole('link', { name: 'See rewards within your points' });
      expect(link?.getAttribute('href')).toBe(way);
    },
  );

  it('shows the merchant’s warning about orders', async () => {
    const merchant = { auto_reject_or_cancel_order: '1', auto_reject_or_cancel_order_message: 'A week.' };
    await showCart([coffee], merchant);
    expect(screen.getByText('A week.')).toBeTruthy();
    expect(confirmPurchase()).toBeTruthy();
  });

  it('is loaded again when the shopper comes back from another tab', async () => {
    const { state } = await showCart([coffee, cinema]);
    state.lines = [coffee];
    act(() => {
      window.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'My Cart (1)' })).toBeTruthy();
  });
});
