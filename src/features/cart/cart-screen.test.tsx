import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { merchantQuery } from '@/components/merchant-query';
import { addCart, type CartLine, getCart } from '@/contract/cart';
import { placeOrder } from '@/contract/orders';
import { resetClientState } from '@/session/client-state';
import { endSession } from '@/session/log-out';
import { writeStored } from '@/session/stored-values';
import { useToasts } from '@/ui/feedback/show-toast';
import { isBusy } from '@/updates/busy';
import { renderApp } from '../../../tests/setup/app-router';
import { refused401, stubBackend } from '../../../tests/setup/backend';
import { cartLine } from '../../../tests/setup/cart-line';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { stubLocks } from '../../../tests/setup/locks';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';

const coffee = cartLine({ productMerchantId: '1', brandName: 'Kahvora', bestPrice: 100, maxQuantity: 5 });
const cinema = cartLine({ productMerchantId: '2', brandName: 'Moonreel', bestPrice: 50.5, quantity: 2 });
const expired = cartLine({
  productMerchantId: '3',
  brandName: 'Oldies',
  bestPrice: 10,
  expiryDate: '2020-01-01',
});

/** A backend with this cart. Tests change the cart and the answers to orders. */
async function show(lines: CartLine[], merchant: object = {}) {
  const state = {
    lines,
    /** The cart cannot be loaded, either. */
    cut: false,
    merchant: { current_points_balance: 1000, points_unit_short_name: 'Pts', ...merchant } as object,
    order: (): Response | Promise<Response> =>
      Response.json({ statusCode: 100, response: { orderId: '4711' } }),
  };
  const backend = stubBackend({
    '/getCart': () =>
      state.cut
        ? broken()
        : Response.json({ statusCode: 100, ...getCart.reply.encode({ lines: state.lines }) }),
    '/addCart': () => {
      const saved = JSON.parse(backend.requestsTo(addCart).at(-1)?.fields.cart_details ?? '');
      state.lines = getCart.reply.decode({ response: { cart_details: saved } }).lines;
      return Response.json({ statusCode: 100 });
    },
    '/getCartItemCount': () => Response.json({ statusCode: 100, response: { count: state.lines.length } }),
    '/getMerchantDetails': () =>
      Response.json({ statusCode: 100, response: { merchant_list: { added: { 1: state.merchant } } } }),
    '/placeOrder': () => state.order(),
    '/getCustomerOrderDetails': { statusCode: 100, response: { order_details: [{ brand_name: 'Kahvora' }] } },
  });
  const app = renderApp('/myCart');
  await screen.findByRole('heading', { level: 1, name: `My Cart (${lines.length})` });
  return { ...app, ...backend, state };
}

const confirmPurchase = () => screen.getByRole('button', { name: 'Confirm Purchase' });
const told = () => useToasts.getState().toasts.map(({ severity, text }) => `${severity}: ${text}`);
const balance = () => screen.getByText('Your Balance').parentElement?.textContent?.replace(/\s+/g, ' ');
const total = () => screen.getByText('Total').parentElement?.textContent?.replace(/\s+/g, ' ');

async function order(): Promise<void> {
  await userEvent.click(confirmPurchase());
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'OK' }));
}

const broken = (): Response => {
  throw new TypeError('Failed to fetch');
};
const refusal = () => Response.json({ statusCode: 102, statusDescription: 'Kahvora is sold out.' });

beforeEach(() => {
  resetClientState();
  logInAsCustomer();
  stubLocks();
  useToasts.setState({ toasts: [] });
});

describe('the cart', () => {
  it("shows balance and total in the merchant's points, without lines that cannot be ordered", async () => {
    await show([coffee, cinema, expired]);
    expect(balance()).toBe('Your Balance1,000 Pts');
    expect(total()).toBe('Total201 Pts');
  });

  it('that is empty leads to the catalogue, and Back to the screen before', async () => {
    const { history } = await show([]);
    expect(screen.queryByText('Total')).toBeNull();
    await userEvent.click(await screen.findByRole('link', { name: 'Continue Shopping' }));
    await until(() => expect(history.location.pathname).toBe('/redeem'));
  });

  it('says why it cannot be ordered where every line is expired or out of stock', async () => {
    await show([expired]);
    expect(screen.getByText('Nothing in your cart can be redeemed at the moment.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm Purchase' })).toBeNull();
  });

  it('changes only the touched line', async () => {
    const { requestsTo } = await show([coffee, { ...cinema, maxQuantity: 5 }]);
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
    await show([{ ...cinema, maxQuantity: 5 }]);
    const announced = screen.getByText('Total').closest('[role=status]');
    await userEvent.selectOptions(screen.getByLabelText('Choose Quantity'), '3');
    expect(announced?.isConnected).toBe(true);
    expect(announced?.textContent).toMatch(/^Total151\.50\sPts$/);
  });

  it('keeps the focus near a deleted line', async () => {
    await show([coffee, cinema]);
    const first = () => screen.getAllByRole('button', { name: 'Delete' })[0] as HTMLElement;
    await userEvent.click(first());
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Items' }));
    await userEvent.click(first());
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(screen.getByText('Oops! Your cart is empty!')).toBeTruthy();
    expect(screen.getByText("Looks like you haven't added anything to your cart yet.")).toBeTruthy();
  });

  it('asks before it orders, and orders nothing after CANCEL', async () => {
    const { requestsTo } = await show([coffee]);
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
    await show([coffee], merchant);
    expect(screen.getByText(reason)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm Purchase' })).toBeNull();
  });

  it.each([
    ['a balance', 99.9, '1 Pts more needed', '/redeem?within=points'],
    ['no whole point', 0.5, '100 Pts more needed', undefined],
  ])(
    'says how many points are missing with %s, and leads to what it is enough for',
    async (_, points, missing, way) => {
      await show([coffee], { current_points_balance: points });
      expect(screen.getByText(missing)).toBeTruthy();
      const link = screen.queryByRole('link', { name: 'See rewards within your points' });
      expect(link?.getAttribute('href')).toBe(way);
    },
  );

  it('shows the merchant’s warning about orders', async () => {
    const merchant = { auto_reject_or_cancel_order: '1', auto_reject_or_cancel_order_message: 'A week.' };
    await show([coffee], merchant);
    expect(screen.getByText('A week.')).toBeTruthy();
    expect(confirmPurchase()).toBeTruthy();
  });

  it('is loaded again when the shopper comes back from another tab', async () => {
    const { state } = await show([coffee, cinema]);
    state.lines = [coffee];
    act(() => {
      window.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'My Cart (1)' })).toBeTruthy();
  });
});

describe('an order', () => {
  it('asks no second time by itself after redeeming was paused behind the question', async () => {
    const { state, queryClient } = await show([coffee]);
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
    const { state, requestsTo } = await show([coffee]);
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
    const { requestsTo, history, queryClient } = await show([coffee, cinema, expired]);
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
    const { state, requestsTo } = await show([coffee, cinema]);
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
    const { state, requestsTo } = await show([coffee, cinema]);
    state.lines = [coffee];
    await order();
    expect(await screen.findByRole('heading', { level: 1, name: 'My Cart (1)' })).toBeTruthy();
    expect(told()).toEqual(['error: Your cart has changed. Please check it before you confirm.']);
    expect(requestsTo(placeOrder)).toEqual([]);
  });

  it('whose total was read before midnight is not sent without the line that has run out since', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T23:59:00') });
    const { requestsTo } = await show([coffee, { ...cinema, expiryDate: '2026-11-21' }]);
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
    const { state, history, queryClient } = await show([coffee]);
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
    const { state, requestsTo } = await show([coffee]);
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
    const { state, requestsTo, history, router } = await show([coffee]);
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

  it('of which nobody knows what became of it is looked up before anything else is ordered', async () => {
    const { state, requestsTo } = await show([coffee]);
    state.order = () => {
      state.cut = true;
      return broken();
    };
    await order();
    expect(await screen.findByText('We could not see whether your order went through')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm Purchase' })).toBeNull();
    state.cut = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Confirm Purchase' })).toBeTruthy();
    expect(requestsTo(placeOrder)).toHaveLength(1);
  });

  it('of which nobody knows what became of it is looked up when the shopper comes back', async () => {
    const { state, router } = await show([coffee]);
    state.order = () => {
      state.cut = true;
      return broken();
    };
    await order();
    await screen.findByText('We could not see whether your order went through');
    await act(() => router.navigate({ to: '/more' }));
    state.cut = false;
    await act(() => router.navigate({ to: '/myCart' }));
    expect(await screen.findByRole('button', { name: 'Confirm Purchase' })).toBeTruthy();
  });

  it.each([
    ['placed', () => Response.json({ statusCode: 100, response: { orderId: '4711' } })],
    ['lost', broken],
  ])('whose answer is %s after the next customer has logged in tells her nothing', async (_, answer) => {
    const { state, requestsTo, router, history } = await show([coffee]);
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
    const { state, appActions } = await show([coffee]);
    state.order = refused401('Token expired') as () => Response;
    await order();
    await until(() =>
      expect(appActions.reload.mock.calls.length + appActions.showLogin.mock.calls.length).toBeGreaterThan(0),
    );
    expect(told()).toEqual([]);
  });
});
