import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PropsWithChildren } from 'react';
import { expect, it, vi } from 'vitest';
import { addCart, type CartLine } from '@/contract/cart';
import { logOut } from '@/session/log-out';
import { closeToast, useToasts } from '@/ui/feedback/show-toast';
import { ToastStack } from '@/ui/feedback/toast';
import type { renderApp } from '../../../tests/setup/app-router';
import { cartLine } from '../../../tests/setup/cart-line';
import { showCart } from '../../../tests/setup/show-cart';
import { until } from '../../../tests/setup/until';

const line = (productMerchantId: string, brandName: string) =>
  cartLine({ productMerchantId, brandName, bestPrice: 10 });
const [coffee, cinema, books] = [line('1', 'Kahvora'), line('2', 'Moonreel'), line('3', 'Adora')];

function WithToasts({ children }: PropsWithChildren) {
  return (
    <>
      {children}
      <ToastStack toasts={useToasts(({ toasts }) => toasts)} onClose={closeToast} />
    </>
  );
}

const show = () => showCart([coffee, cinema, books], {}, WithToasts);

const shown = () =>
  screen.queryAllByRole('listitem').map((each) => within(each).getByRole('heading').textContent);
const held = (lines: readonly CartLine[]) => lines.map(({ brandName }) => brandName);
const offer = () => screen.queryByRole('button', { name: 'UNDO' });
const undo = () => userEvent.click(screen.getByRole('button', { name: 'UNDO' }));

async function remove(brandName: string): Promise<void> {
  const card = screen.getByText(brandName).closest('li') as HTMLElement; // each line is one
  await userEvent.click(within(card).getByRole('button', { name: 'Delete' }));
}

/** The 8 seconds of an offer pass no more, so that something else has to end it. */
function neverRunOut() {
  const { setTimeout } = globalThis;
  vi.stubGlobal('setTimeout', (task: () => void, ms?: number) =>
    setTimeout(ms === 8_000 ? () => {} : task, ms),
  );
}

it('a deleted line is saved at once, and UNDO puts it back at its place', async () => {
  const { state, requestsTo } = await show();
  await remove('Moonreel');
  await until(() => expect(held(state.lines)).toEqual(['Kahvora', 'Adora']));
  const toast = screen.getByText('Removed from your cart.').closest('[role=status]');
  expect(toast?.textContent).not.toContain('Moonreel');
  await undo();
  expect(offer()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await until(() => expect(held(state.lines)).toEqual(['Kahvora', 'Moonreel', 'Adora']));
  expect(shown()).toHaveLength(3);
  expect(requestsTo(addCart)).toHaveLength(2);
});

it('of several deleted lines the last comes back first, and an empty cart fills again', async () => {
  const { state } = await show();
  for (const brand of ['Kahvora', 'Moonreel', 'Adora']) await remove(brand);
  expect(screen.getByText('Oops! Your cart is empty!')).toBeTruthy();
  await undo();
  await until(() => expect(held(state.lines)).toEqual(['Adora']));
  await undo();
  await undo();
  await until(() => expect(held(state.lines)).toEqual(['Kahvora', 'Moonreel', 'Adora']));
  expect(offer()).toBeNull();
});

it('reads the saved cart first, and changes nothing if the product is there again', async () => {
  const { state, requestsTo } = await show();
  await remove('Moonreel');
  await until(() => expect(held(state.lines)).toEqual(['Kahvora', 'Adora']));
  const again = { ...cinema, quantity: 4, locationId: '8' };
  state.lines = [again, books]; // another device
  await undo();
  await until(() => expect(shown()).toHaveLength(2));
  expect(state.lines).toEqual([again, books]);
  expect(requestsTo(addCart)).toHaveLength(1);
});

it('offers nothing for a line whose deletion was refused: it is there', async () => {
  const { state } = await show();
  neverRunOut();
  state.refusesChanges = true;
  await remove('Moonreel');
  await until(() => expect(offer()).toBeNull());
  expect(screen.getByText('Moonreel')).toBeTruthy();
});

it.each([
  [
    'the cart is left',
    async ({ router }: { router: ReturnType<typeof renderApp>['router'] }) => {
      await act(() => router.navigate({ to: '/redeem' }));
    },
  ],
  [
    'an order is sent',
    async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Confirm Purchase' }));
      await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
    },
  ],
  [
    'another tab has ordered',
    async () => {
      const other = new BroadcastChannel('cart');
      other.postMessage('placed');
      await until(() => expect(offer()).toBeNull());
      other.close();
    },
  ],
  ['the customer logs out', () => act(() => logOut())],
  ['the toast is closed', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('the offer is gone when %s', async (_, leave) => {
  const { state, router } = await show();
  neverRunOut();
  await remove('Moonreel');
  await until(() => expect(held(state.lines)).toEqual(['Kahvora', 'Adora']));
  expect(offer()).toBeTruthy();
  await leave({ router });
  await until(() => expect(offer()).toBeNull());
});

it('the offer lasts 8 seconds, and waits while it has the focus', async () => {
  await show();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await remove('Moonreel');
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(7_000);
  act(() => offer()?.focus());
  await pass(60_000);
  expect(offer()).toBeTruthy();
  act(() => offer()?.blur());
  await pass(7_000);
  expect(offer()).toBeTruthy();
  await pass(1_500);
  expect(offer()).toBeNull();
});
