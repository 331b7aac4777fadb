import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../tests/setup/app-router';
import { stubBackend } from '../../tests/setup/backend';
import { logInAsCustomer } from '../../tests/setup/session';
import { until } from '../../tests/setup/until';

const details = {
  customer_current_tier_name: 'Gold',
  merchant_tiers: [
    { tier_id: '1', tier_name: 'Silver' },
    { tier_id: '2', tier_name: 'Gold' },
  ],
  current_points_balance: 8000,
  membership_id: '4218402050',
  name: 'Ishita Rao',
};
const voucher = { voucher_code: 'ABCD1234EF', voucher_pin: '9876', brand_name: 'Kavya Books' };
const merchant = { current_points_balance: 8000, customerDetails: { first_name: 'Ishita', tier_count: 2 } };

function openAt(path: string, changes: object = {}) {
  stubBackend({
    '/getLoyaltyProgramTierDetails': { statusCode: 100, response: { ...details, ...changes } },
    '/getMerchantDetails': { statusCode: 100, response: { merchant_list: { added: { 1: merchant } } } },
    '/getVouchersMonthWise': {
      statusCode: 100,
      response: {
        'e-voucher': {
          'November 2026': [
            { ...voucher, voucher_expiry_date: '2099-12-31' },
            { ...voucher, voucher_code: 'GONE', voucher_expiry_date: '2020-01-01' },
          ],
        },
      },
    },
  });
  return renderApp(path);
}

/** The room for codes, in CSS px. The simulated browser has no layout. */
function screenOf(width: number, height: number): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly report: ResizeObserverCallback) {}
      observe(target: Element) {
        const contentRect = { width, height, x: 0, y: 0, top: 0, left: 0 };
        queueMicrotask(() =>
          this.report(
            [
              {
                target,
                contentRect,
                borderBoxSize: [{ inlineSize: width, blockSize: height }],
              } as unknown as ResizeObserverEntry,
            ],
            this as never,
          ),
        );
      }
      unobserve() {}
      disconnect() {}
    },
  );
}

const showCard = async () => fireEvent.click(await screen.findByRole('button', { name: 'Show card' }));
const card = () => screen.findByRole('dialog', { name: 'My card' });

beforeEach(() => {
  logInAsCustomer();
  screenOf(390, 500);
  vi.stubGlobal('devicePixelRatio', 2);
});

describe('the card on the whole screen', () => {
  it.each(['/membership', '/dashboard'])('opens at %s with code, number, name and tier', async (path) => {
    openAt(path);
    await showCard();
    const shown = within(await card());
    expect(await shown.findByRole('img', { name: '4218402050' })).toBeTruthy();
    expect(shown.getByText((_, element) => element?.textContent === '4218402050')).toBeTruthy();
    expect(shown.getByText('Ishita Rao')).toBeTruthy();
    expect(shown.getByText(/turn up the brightness/)).toBeTruthy();
  });

  it('closes with Back, and with its button, which goes back as well', async () => {
    const { history } = openAt('/membership');
    const steps = history.length;
    for (const close of [
      () => act(() => history.back()),
      async () => fireEvent.click(within(await card()).getByRole('button', { name: 'Close' })),
    ]) {
      await showCard();
      await card();
      await close();
      await until(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(history.location.pathname).toBe('/membership');
      expect(history.location.state.__TSR_index).toBe(0);
    }
    expect(history.length).toBe(steps + 1);
    await until(() => expect(document.activeElement?.textContent).toBe('Show card'));
  });

  it('closes once when its button is tapped twice', async () => {
    const { history } = openAt('/membership');
    await showCard();
    const close = within(await card()).getByRole('button', { name: 'Close' });
    const back = vi.spyOn(history, 'back');
    act(() => {
      close.click();
      close.click();
    });
    expect(back).toHaveBeenCalledOnce();
  });

  it('opens by the address of the shortcut, and Back leaves the membership there', async () => {
    const { history } = openAt('/membership?show=card');
    await card();
    act(() => history.back());
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(history.location.href).toBe('/membership');
    expect(screen.getByRole('heading', { name: 'My Membership' })).toBeTruthy();
  });

  it('gives the number alone where no scanner could read the code', async () => {
    vi.stubGlobal('devicePixelRatio', 1);
    openAt('/membership', { membership_id: 'A'.repeat(40) });
    await showCard();
    const shown = within(await card());
    expect(await shown.findByText(/too long for this screen/)).toBeTruthy();
    expect(shown.queryByRole('img')).toBeNull();
    expect(shown.getByText((_, element) => element?.textContent === 'A'.repeat(40))).toBeTruthy();
  });

  it.each([
    ['turns a code that is too wide for the screen, and the words around it', 'A'.repeat(40), 'true', 1],
    ['leaves a code that fits across as it is, and the words around it', '4218402050', undefined, 0],
  ])('%s', async (_, code, turned, pages) => {
    openAt('/membership', { membership_id: code });
    await showCard();
    const image = await within(await card()).findByRole('img', { name: code });
    expect(image.dataset.turned).toBe(turned);
    if (turned) expect(Number(image.getAttribute('height'))).toBe(495);
    expect(document.querySelectorAll('div[data-turned]')).toHaveLength(pages);
  });

  it('shows the picture of the backend, and draws the code if it does not load', async () => {
    openAt('/membership', { membership_bar_code: 'https://pictures.test/code.png' });
    await showCard();
    const shown = within(await card());
    const picture = () => shown.getByAltText<HTMLImageElement>('4218402050');
    await until(() => expect(picture().src).toBe('https://pictures.test/code.png'));
    expect(picture().crossOrigin).toBe('anonymous');
    fireEvent.error(picture());
    expect(picture().crossOrigin).toBeNull();
    fireEvent.error(picture());
    expect((await shown.findByRole('img', { name: '4218402050' })).tagName.toLowerCase()).toBe('svg');
  });

  it('says on the dashboard that there is no number yet', async () => {
    openAt('/dashboard', { membership_id: '' });
    await showCard();
    expect(await within(await card()).findByText('Your card has no number yet.')).toBeTruthy();
  });

  it('offers no card without a number on the membership', async () => {
    openAt('/membership', { membership_id: '' });
    await screen.findByText('Ishita Rao');
    expect(screen.queryByRole('button', { name: 'Show card' })).toBeNull();
  });
});

it.each([
  ['4218402050', ['4218', '402', '050']],
  ['ABCD1234EF', ['ABCD', '1234', 'EF']],
  ['DT9B-6T29-L8DS', ['DT9B-6T29-L8DS']],
])('the number %s can be read out in parts', async (code, parts) => {
  openAt('/membership', { membership_id: code });
  await showCard();
  const isNumber = (_: string, element: Element | null) =>
    element?.tagName === 'P' && element.textContent === code;
  const number = within(await card()).getByText(isNumber);
  expect([...number.children].map((part) => part.textContent)).toEqual(parts);
});

describe('a voucher on the whole screen', () => {
  it('has its brand, code and PIN, but not after its last day', async () => {
    openAt('/transactions?tab=vouchers');
    await screen.findByText('GONE');
    const buttons = screen.getAllByRole('button', { name: 'Show code' });
    expect(buttons).toHaveLength(1);
    fireEvent.click(buttons[0] as HTMLElement);
    const shown = within(await screen.findByRole('dialog', { name: 'Voucher code' }));
    expect(await shown.findByRole('img', { name: 'ABCD1234EF' })).toBeTruthy();
    expect(shown.getByText('Kavya Books')).toBeTruthy();
    expect(shown.getByText('Voucher Pin 9876')).toBeTruthy();
  });
});

it('the screen stays on while the code is shown', async () => {
  const request = vi.fn(() => Promise.resolve({ release: () => Promise.resolve() }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  openAt('/membership');
  await screen.findByRole('button', { name: 'Show card' });
  expect(request).not.toHaveBeenCalled();
  await showCard();
  await until(() => expect(request).toHaveBeenCalledExactlyOnceWith('screen'));
  Reflect.deleteProperty(navigator, 'wakeLock');
});
