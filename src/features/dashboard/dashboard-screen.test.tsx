import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { useToasts } from '@/ui/feedback/show-toast';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { badAnswers, badKinds } from '../../../tests/setup/bad-answers';
import { testBrand } from '../../../tests/setup/brand';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';

const good = (response: object) => Response.json({ statusCode: 100, response });

/** The answers of every call of the dashboard for Aarav. */
const answers = (customer: object = {}, merchant: object = {}) => ({
  '/getMerchantDetails': () => {
    const customerDetails = {
      id: '5',
      first_name: 'Aarav',
      current_tier_name: 'Silver',
      tier_count: 4,
      ...customer,
    };
    const added = { 1: { current_points_balance: 12480.5, loyalty_id: 'L1', ...merchant, customerDetails } };
    return good({ merchant_list: { added } });
  },
  '/getBanners': () => good({ banners: [] }),
  '/getProductList': () => good({ products: [] }),
  '/getPushNotificationCount': () => good({ push_notification_count: 0 }),
  '/appVersion': () => good({ app_version: '4' }),
});

const greeting = (name: string) => screen.findByRole('heading', { level: 1, name });
const told = () => useToasts.getState().toasts.map(({ text }) => text);

beforeEach(logInAsCustomer);

describe('the dashboard', () => {
  it('shows without a name until the answer is there', async () => {
    const answer = laterAnswer();
    const { '/getMerchantDetails': details, ...others } = answers();
    stubBackend({ ...others, '/getMerchantDetails': () => answer.asked().then(details) });
    renderApp('/dashboard');
    await greeting('Hi!');
    await answer.give();
    await greeting('Hi Aarav!');
  });

  it.each([
    ['shows the mall’s logo before the greeting', {}, 1],
    ['greets alone where the mall wants a plain header', { plainHeader: true as const }, 0],
  ])('%s', async (_name, brand, logos) => {
    setCurrentBrand(testBrand(brand));
    stubBackend(answers());
    renderApp('/dashboard');
    await greeting('Hi Aarav!');
    expect(screen.getByRole('banner').querySelectorAll('img')).toHaveLength(logos);
  });

  it('greets a customer without name or tier, and never shows "undefined"', async () => {
    stubBackend(answers({ first_name: '', current_tier_name: null }));
    renderApp('/dashboard');
    await screen.findByText('12,480.50', { exact: false });
    await greeting('Hi!');
    expect(screen.getByRole('main').textContent).not.toMatch(/undefined|null|NaN/);
  });

  it.each([
    [4, true],
    [1, false],
  ])('of %i tiers shows the tier: %s', async (tier_count, shown) => {
    stubBackend(answers({ tier_count }));
    renderApp('/dashboard');
    await greeting('Hi Aarav!');
    expect(screen.queryByText('Silver') !== null).toBe(shown);
  });

  it.each([
    ['1', true],
    ['0', false],
  ])('with referrals %s shows Refer & Earn: %s', async (is_referral_enabled, shown) => {
    stubBackend(answers({}, { is_referral_enabled }));
    renderApp('/dashboard');
    await greeting('Hi Aarav!');
    expect(screen.queryByText('Refer & Earn') !== null).toBe(shown);
  });

  it("shows the unread count on the bell, '+9' over 99", async () => {
    stubBackend({ ...answers(), '/getPushNotificationCount': () => good({ push_notification_count: 120 }) });
    renderApp('/dashboard');
    expect(
      await within(await screen.findByRole('link', { name: 'Notifications' })).findByText('+9'),
    ).toBeTruthy();
  });
});

describe('the banners', () => {
  const banners = (count: number, link: string) =>
    Array.from({ length: count }, (_, index) => ({
      banner_images: [`/b${index}.svg`],
      banner_redirect_url: link,
    }));

  it.each([0, 1, 12])('are a region of their own when there are %i', async (count) => {
    stubBackend({ ...answers(), '/getBanners': () => good({ banners: banners(count, '/redeem') }) });
    const { queryClient } = renderApp('/dashboard');
    await greeting('Hi Aarav!');
    await until(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryAllByRole('region', { name: 'Banners' })).toHaveLength(count === 0 ? 0 : 1);
  });

  it('move on every four seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(() => {});
    stubBackend({ ...answers(), '/getBanners': () => good({ banners: banners(2, '/redeem') }) });
    renderApp('/dashboard');
    await screen.findByRole('button', { name: 'Pause' });
    scrolled.mockClear();
    act(() => void vi.advanceTimersByTime(3_999));
    expect(scrolled).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(scrolled).toHaveBeenCalledOnce();
  });

  it('do not link to a javascript: address', async () => {
    stubBackend({ ...answers(), '/getBanners': () => good({ banners: banners(2, 'javascript:alert(1)') }) });
    renderApp('/dashboard');
    const region = await screen.findByRole('region', { name: 'Banners' });
    expect(region.querySelectorAll('img').length).toBeGreaterThan(0);
    expect(region.querySelectorAll('a')).toHaveLength(0);
  });
});

describe('a dashboard with only bad answers', () => {
  it.each(badKinds)('(%s) says so, and Retry loads everything', async (kind) => {
    const { answer, told: sentence } = badAnswers[kind];
    const calls = answers();
    let bad = true;
    stubBackend(
      Object.fromEntries(
        Object.entries(calls).map(([path, goodAnswer]) => [path, () => (bad ? answer() : goodAnswer())]),
      ),
    );
    const { queryClient } = renderApp('/dashboard');
    await screen.findAllByRole('button', { name: 'Retry' });
    await until(() => expect(queryClient.isFetching()).toBe(0));
    await greeting('Hi!');
    expect(told()).toContain(sentence);
    const main = screen.getByRole('main');
    expect(main.textContent).not.toContain(sentence);
    expect(main.textContent).not.toMatch(/undefined|NaN|\[object/);

    bad = false;
    for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await userEvent.click(retry);
    await greeting('Hi Aarav!');
  });
});

it.each([
  ['knows that it is offline', false, []],
  ['thinks that it has a network', true, ['Please check your internet connection!']],
])('has no products where the device %s', async (_, onLine, toasts) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  const { '/getProductList': _products, ...others } = answers();
  stubBackend(others);
  const { queryClient } = renderApp('/dashboard');
  queryClient.setDefaultOptions({ queries: { retry: false } });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
  await until(() => expect(told()).toEqual(toasts));
});

it('shows the first five products of many', async () => {
  const products = Array.from({ length: 7 }, (_, index) => ({
    id: index + 1,
    product_name: `Voucher ${index}`,
  }));
  stubBackend({ ...answers(), '/getProductList': () => good({ products }) });
  renderApp('/dashboard');
  await screen.findByText('Voucher 0');
  expect(screen.getAllByText(/^Voucher \d$/).map(({ textContent }) => textContent)).toHaveLength(5);
});

it('keeps the pictures of its products for use without a network', async () => {
  const postMessage = vi.fn();
  const serviceWorker = { ready: Promise.resolve({ active: { postMessage } }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const products = [{ id: 1, product_name: 'Voucher', image_name: '/voucher.svg' }];
  stubBackend({ ...answers(), '/getProductList': () => good({ products }) });
  renderApp('/dashboard');
  const row = (await screen.findByText('Voucher')).closest('li');
  const picture = row?.querySelector('img');
  if (picture) fireEvent.load(picture);
  await until(() => expect(postMessage).toHaveBeenCalled());
  const addresses = [new URL('/voucher.svg', location.href).href];
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'KEEP_PICTURES', addresses });
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('a banner', () => {
  it.each([
    ['/offers', true, true],
    ['/offers', false, false],
    ['/offers-detail/7', false, false],
    ['/no-such-page', true, false],
    ['https://cinema.example/', false, true],
  ])('that names %s, with offers switched on: %s, is a link: %s', async (address, offers, linked) => {
    setCurrentBrand(testBrand({ screens: { ...testBrand().screens, offers } }));
    const banners = [{ banner_images: '/b.svg', banner_title: 'Big sale', banner_redirect_url: address }];
    stubBackend({ ...answers(), '/getBanners': () => good({ banners }) });
    renderApp('/dashboard');
    const picture = await screen.findByRole('img', { name: 'Big sale' });
    expect(picture.closest('a') !== null).toBe(linked);
  });
});
