import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { writeStored } from '@/session/stored-values';
import { renderApp } from '../../../tests/setup/app-router';
import { good, stubBackend } from '../../../tests/setup/backend';
import { badAnswers, badKinds } from '../../../tests/setup/bad-answers';
import { testBrand } from '../../../tests/setup/brand';
import { dashboardAnswers } from '../../../tests/setup/dashboard-answers';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { logInAsCustomer } from '../../../tests/setup/session';
import { toasts } from '../../../tests/setup/toasts';
import { until } from '../../../tests/setup/until';

const aarav = { id: '5', first_name: 'Aarav', current_tier_name: 'Silver', tier_count: 4 };

/** The answers of every call of the dashboard for Aarav. */
const answers = (customer: object = {}, merchant: object = {}) =>
  dashboardAnswers({
    current_points_balance: 12480.5,
    ...merchant,
    customerDetails: { ...aarav, ...customer },
  });

/** Home with these answers in place of the usual ones. */
function show(changes: object = {}) {
  stubBackend({ ...answers(), ...changes });
  return renderApp('/dashboard');
}

const greeting = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(logInAsCustomer);

describe('the dashboard', () => {
  it('shows without a name until the answer is there', async () => {
    const answer = laterAnswer<Response>();
    show({ '/getMerchantDetails': answer.asked });
    await greeting('Hi!');
    await answer.give(Response.json(answers()['/getMerchantDetails']));
    await greeting('Hi Aarav!');
  });

  it.each([
    ['shows the mall’s logo before the greeting', {}, 1],
    ['greets alone where the mall wants a plain header', { plainHeader: true as const }, 0],
  ])('%s', async (_name, brand, logos) => {
    setCurrentBrand(testBrand(brand));
    show();
    await greeting('Hi Aarav!');
    expect(screen.getByRole('banner').querySelectorAll('img')).toHaveLength(logos);
  });

  it('greets a customer without name or tier, and never shows "undefined"', async () => {
    show(answers({ first_name: '', current_tier_name: null }));
    await screen.findByText('12,480.50', { exact: false });
    await greeting('Hi!');
    expect(screen.getByRole('main').textContent).not.toMatch(/undefined|null|NaN/);
  });

  it.each([
    ['4', '1', true],
    ['1', '0', false],
  ])('of %s tiers and with referrals %s shows the tier, and Refer & Earn: %s', async (...given) => {
    const [tier_count, is_referral_enabled, shown] = given;
    show(answers({ tier_count }, { is_referral_enabled }));
    await greeting('Hi Aarav!');
    for (const words of ['Silver', 'Refer & Earn'])
      expect(screen.queryByText(words) !== null, words).toBe(shown);
  });

  it.each([
    [{}, '$', 'Pts'],
    [{ loyalty_currency_code: '€', points_unit_short_name: 'C' }, '€', 'C'],
  ])('with %j, money and points carry %s and %s', async (names, currency, unit) => {
    writeStored('currencyCode', '$');
    writeStored('pointShortName', 'Pts');
    const rates = { current_points_balance: 200, x_points_equivalent_to: 0.25, x_currency: 2 };
    show(answers({}, { ...rates, ...names }));
    expect(await screen.findByText((text) => text.includes(`${currency}100`))).toBeTruthy();
    expect(screen.getByText('Available Points').closest('section')?.textContent).toContain(unit);
  });

  it("shows the unread count on the bell, '+9' over 99", async () => {
    show({ '/getPushNotificationCount': good({ push_notification_count: 120 }) });
    const bell = within(await screen.findByRole('link', { name: 'Notifications' }));
    expect(await bell.findByText('+9')).toBeTruthy();
  });

  it.each(badKinds)('with only bad answers (%s) says so, and Retry loads everything', async (kind) => {
    const { answer, told: sentence } = badAnswers[kind];
    let bad = true;
    const either = (usual: unknown) => () => (bad ? answer() : Response.json(usual));
    const { queryClient } = show(
      Object.fromEntries(Object.entries(answers()).map(([path, usual]) => [path, either(usual)])),
    );
    await screen.findAllByRole('button', { name: 'Retry' });
    await until(() => expect(queryClient.isFetching()).toBe(0));
    await greeting('Hi!');
    expect(toasts()).toContain(sentence);
    const main = screen.getByRole('main');
    expect(main.textContent).not.toContain(sentence);
    expect(main.textContent).not.toMatch(/undefined|NaN|\[object/);

    bad = false;
    for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await userEvent.click(retry);
    await greeting('Hi Aarav!');
  });
});

describe('the products of the dashboard', () => {
  it.each([
    ['knows that it is offline', false, []],
    ['thinks that it has a network', true, ['Please check your internet connection!']],
  ])('are none where the device %s', async (_, onLine, sentences) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    const { queryClient } = show({ '/getProductList': undefined });
    queryClient.setDefaultOptions({ queries: { retry: false } });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
    await until(() => expect(toasts()).toEqual(sentences));
  });

  it('have pictures that are kept for use without a network', async () => {
    const postMessage = vi.fn();
    const serviceWorker = { ready: Promise.resolve({ active: { postMessage } }) };
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
    const products = [{ id: 1, product_name: 'Voucher', image_name: '/voucher.svg' }];
    show({ '/getProductList': good({ products }) });
    const row = (await screen.findByText('Voucher')).closest('li');
    const picture = row?.querySelector('img');
    if (picture) fireEvent.load(picture);
    await until(() => expect(postMessage).toHaveBeenCalled());
    const addresses = [new URL('/voucher.svg', location.href).href];
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'KEEP_PICTURES', addresses });
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
});

describe('the banners', () => {
  const banners = (count: number, banner_redirect_url = '/redeem') => ({
    '/getBanners': good({
      banners: Array.from({ length: count }, (_, index) => ({
        banner_images: [`/b${index}.svg`],
        banner_title: `Sale ${index}`,
        banner_redirect_url,
      })),
    }),
  });

  it.each([0, 1, 12])('are a region of their own when there are %i', async (count) => {
    const { queryClient } = show(banners(count));
    await greeting('Hi Aarav!');
    await until(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryAllByRole('region', { name: 'Banners' })).toHaveLength(count === 0 ? 0 : 1);
  });

  it('move on every four seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(() => {});
    show(banners(2));
    await screen.findByRole('button', { name: 'Pause' });
    scrolled.mockClear();
    act(() => void vi.advanceTimersByTime(3_999));
    expect(scrolled).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(scrolled).toHaveBeenCalledOnce();
  });

  it.each([
    ['/offers', true, true],
    ['/offers', false, false],
    ['/offers-detail/7', false, false],
    ['/no-such-page', true, false],
    ['https://cinema.example/', false, true],
    ['javascript:alert(1)', true, false],
  ])('that name %s, with offers switched on: %s, are links: %s', async (address, offers, linked) => {
    setCurrentBrand(testBrand({ screens: { ...testBrand().screens, offers } }));
    show(banners(1, address));
    const picture = await screen.findByRole('img', { name: 'Sale 0' });
    expect(picture.closest('a') !== null).toBe(linked);
  });
});
