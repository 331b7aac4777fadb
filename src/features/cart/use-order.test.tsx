import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { merchantQuery } from '@/components/merchant-query';
import { placeOrder } from '@/contract/orders';
import { endSession } from '@/session/log-out';
import { writeStored } from '@/session/stored-values';
import { useToasts } from '@/ui/feedback/show-toast';
import { isBusy } from '@/updates/busy';
import { refused401 } from '../../../tests/setup/backend';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { logInAsCustomer } from '../../../tests/setup/session';
import {
  balance,
  broken,
  cinema,
  coffee,
  confirmPurchase,
  expired,
  showCart,
  total,
} from '../../../tests/setup/show-cart';
import { until } from '../../../tests/setup/until';

const told = () => useToasts.getState().toasts.map(({ severity, text }) => `${severity}: ${text}`);
async function order(): Promise<void> {
  await userEvent.click(confirmPurchase());
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'OK' }));
}

const refusal = () => Response.json({ statusCode: 102, statusDescription: 'Kahvora is sold out.' });

describe('an order', () => {
  it('asks no second time by itself after redeeming was paused behind the question', async () => {
    const { state, queryClient } = await showCart([coffee]);
    const open = state.merchant;
    const renew = () => act(() => queryClient.invalidateQueries({ queryKey: merchantQuery().queryKey }));
    await userEvent.click(confirmPurchase());
    await screen.findByRole('dialog');
    state.merchant = { ...open, is_burn_enabled: '0', burn_restriction_message: 'Back on Monday.' };
    await renew();
    expect(await screen.findByText('Back on Monday.')).toBeTruthy();
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    state.merchant = open;
    await renew();
    expect(await screen.findByRole('button', { name: 'Confirm Purchase' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps its question open until the answer is there, and takes no second tap', async () => {
    const { state, requestsTo } = await showCart([coffee]);
    const answer = laterAnswer<Response>();
    state.order = answer.asked;
    await order();
    await until(() => expect(requestsTo(placeOrder)).toHaveLength(1));
    const ok = within(screen.getByRole('dialog')).getByRole('button', { name: 'OK' });
    await userEvent.click(ok, { pointerEventsCheck: 0 });
    expect(ok.getAttribute('data-loading') ?? ok.getAttribute('aria-busy')).toBe('true');
    expect(isBusy('order')).toBe(true);
    await answer.give(refusal());
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(isBusy('order')).toBe(false);
    expect(requestsTo(placeOrder)).toHaveLength(1);
  });

  it('that is placed replaces the cart by its summary, and the balance is loaded again', async () => {
    const { requestsTo, history, queryClient } = await showCart([coffee, cinema, expired]);
    await order();
    expect(await screen.findByRole('heading', { level: 1, name: 'Order Summary' })).toBeTruthy();
    expect(screen.getByText('4711')).toBeTruthy();
    expect(history.length).toBe(1);
    const [sent] = requestsTo(placeOrder).map(({ fields }) => JSON.parse(fields.order_details ?? ''));
    expect(sent).toEqual([
      { product_merchant_id: '1', qty: 1, location_id: '7', best_price: 100, calculated_points: 100 },
      { product_merchant_id: '2', qty: 2, location_id: '7', best_price: 50.5, calculated_points: 101 },
    ]);
    expect(queryClient.getQueryState(merchantQuery().queryKey)?.isInvalidated).toBe(true);
  });

  it('that is refused says why, and shows the current cart and balance', async () => {
    const { state, requestsTo } = await showCart([coffee, cinema]);
    state.order = () => {
      state.lines = [cinema];
      state.merchant = { current_points_balance: 60 };
      return refusal();
    };
    await order();
    expect(await screen.findByRole('heading', { level: 1, name: 'My Cart (1)' })).toBeTruthy();
    await until(() => expect(balance()).toBe('Your Balance60 P'));
    expect(screen.getByText('Oops! You do not have sufficient points to redeem.')).toBeTruthy();
    expect(screen.queryByText('Kahvora')).toBeNull();
    expect(told()).toEqual(['error: Kahvora is sold out.']);
    expect(requestsTo(placeOrder)).toHaveLength(1);
  });

  it('of a cart that another window has changed is not sent, and the current cart shows', async () => {
    const { state, requestsTo } = await showCart([coffee, cinema]);
    state.lines = [coffee];
    await order();
    expect(await screen.findByRole('heading', { level: 1, name: 'My Cart (1)' })).toBeTruthy();
    expect(told()).toEqual(['error: Your cart has changed. Please check it before you confirm.']);
    expect(requestsTo(placeOrder)).toEqual([]);
  });

  it('whose total was read before midnight is not sent without the line that has run out since', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T23:59:00') });
    const { requestsTo } = await showCart([coffee, { ...cinema, expiryDate: '2026-11-21' }]);
    await userEvent.click(confirmPurchase());
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(/201 Pts/)).toBeTruthy();
    vi.setSystemTime(new Date('2026-11-22T00:01:00'));
    await userEvent.click(question.getByRole('button', { name: 'OK' }));
    await until(() =>
      expect(told()).toEqual(['error: Your cart has changed. Please check it before you confirm.']),
    );
    expect(requestsTo(placeOrder)).toEqual([]);
    expect(total()).toBe('Total100 Pts');
  });

  it('whose answer is lost, and which went through, leads to the transactions', async () => {
    const { state, history, queryClient } = await showCart([coffee]);
    state.order = () => {
      state.lines = [];
      return broken();
    };
    await order();
    await until(() => expect(told()).toContain('success: Order Placed Successfully!'));
    expect(history.location.pathname).toBe('/transactions');
    expect(history.length).toBe(1);
    await until(() => expect(queryClient.getQueryState(merchantQuery().queryKey)?.isInvalidated).toBe(true));
  });

  it('whose answer is lost, and which did not go through, can be placed again', async () => {
    const { state, requestsTo } = await showCart([coffee]);
    state.order = broken;
    await order();
    await until(() => expect(told()).toEqual(['error: error while placing order']));
    expect(confirmPurchase()).toBeTruthy();
    expect(requestsTo(placeOrder)).toHaveLength(1);
  });

  it.each([
    ['is placed', [coffee], '/order-summary'],
    ['was placed after all', [], '/transactions'],
  ])('that %s is the end of it: the next cart may change in another window', async (_how, left, path) => {
    const { state, requestsTo, history, router } = await showCart([coffee]);
    const placed = state.order;
    state.order = broken;
    await order();
    await until(() => expect(requestsTo(placeOrder)).toHaveLength(1));
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    Object.assign(state, { order: placed, lines: left });
    await order();
    await until(() => expect(history.location.pathname).toBe(path));
    state.lines = [cinema];
    await act(() => router.navigate({ to: '/myCart' }));
    await screen.findByText('Moonreel');
    state.lines = [coffee];
    await order();
    expect(await screen.findByText('Kahvora')).toBeTruthy();
    expect(history.location.pathname).toBe('/myCart');
  });

  it.each(['Retry is tapped', 'the shopper comes back'])(
    'of which nobody knows what became of it is looked up before anything else is ordered: when %s',
    async (how) => {
      const { state, requestsTo, router } = await showCart([coffee]);
      state.order = () => {
        state.cut = true;
        return broken();
      };
      await order();
      expect(await screen.findByText('We could not see whether your order went through')).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Confirm Purchase' })).toBeNull();
      if (how !== 'Retry is tapped') await act(() => router.navigate({ to: '/more' }));
      state.cut = false;
      if (how === 'Retry is tapped') await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      else await act(() => router.navigate({ to: '/myCart' }));
      expect(await screen.findByRole('button', { name: 'Confirm Purchase' })).toBeTruthy();
      expect(requestsTo(placeOrder)).toHaveLength(1);
    },
  );

  it.each([
    ['placed', () => Response.json({ statusCode: 100, response: { orderId: '4711' } })],
    ['lost', broken],
  ])('whose answer is %s after the next customer has logged in tells her nothing', async (_, answer) => {
    const { state, requestsTo, router, history } = await showCart([coffee]);
    const later = laterAnswer();
    state.order = () => later.asked().then(answer);
    await order();
    await until(() => expect(requestsTo(placeOrder)).toHaveLength(1));
    endSession();
    await act(() => router.navigate({ to: '/login' }));
    logInAsCustomer();
    writeStored('user', JSON.stringify({ id: '9' }));
    state.lines = [cinema];
    await later.give();
    await act(() => router.navigate({ to: '/myCart' }));
    expect(await screen.findByText('Moonreel')).toBeTruthy();
    await until(() => expect(isBusy('order')).toBe(false));
    expect(confirmPurchase()).toBeTruthy();
    expect([history.location.pathname, told()]).toEqual(['/myCart', []]);
  });

  it('that meets the end of the session says nothing of its own', async () => {
    const { state, appActions } = await showCart([coffee]);
    state.order = refused401('Token expired') as () => Response;
    await order();
    await until(() =>
      expect(appActions.reload.mock.calls.length + appActions.showLogin.mock.calls.length).toBeGreaterThan(0),
    );
    expect(told()).toEqual([]);
  });
});
