import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { showCatalogue } from '../../../tests/setup/catalogue';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import { useBrowsing } from './browsing';
import { productQueries } from './queries';

const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  logInAsCustomer();
  useBrowsing.setState(useBrowsing.getInitialState(), true);
});

describe('the order of the products', () => {
  it.each([
    ['Newest', '602'],
    ['Oldest', '607'],
    ['Expiring', '603'],
  ])('is the chosen one of the sheet: %s', async (order, code) => {
    const { requests } = await showCatalogue();
    await userEvent.click(button('Sort'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Sort By' }));
    expect(sheet.getByRole<HTMLInputElement>('radio', { name: 'Popularity' }).checked).toBe(true);
    const choices = sheet.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(choices).toEqual(['Newest', 'Popularity', 'Oldest', 'Expiring']);
    await userEvent.click(sheet.getByRole('radio', { name: order }));
    await until(() => expect(requests().map((request) => request.sort_by)).toEqual(['601', code]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays when the sheet is closed', async () => {
    const { requests } = await showCatalogue();
    await userEvent.click(button('Sort'));
    await userEvent.click(button('Close'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requests()).toHaveLength(1);
  });
});

describe('the products', () => {
  it.each(['grid', 'list'] as const)('show name, brand and price, in the %s', async (view) => {
    useBrowsing.setState({ view });
    await showCatalogue();
    const [first, second] = await screen.findAllByRole('article');
    const words = (card: HTMLElement | undefined) => card?.textContent?.replace(/\s+/g, ' ');
    expect(words(first)).toBe(
      "₹500KahvoraCoffee for twoValid till 5th Mar'31750.50 P was 1,0001,000Within your points",
    );
    expect(words(second)).toBe('MoonreelCinema ticketValid for 90 days400 PWithin your points+2');
    expect(first?.querySelector('s')?.textContent).toBe('1,000');
    expect(first?.querySelector('a')?.getAttribute('href')).toBe('/product/m1');
  });

  it('leave the focus where it is when they arrive', async () => {
    await showCatalogue();
    await screen.findAllByRole('article');
    expect(document.activeElement).toBe(document.body);
  });

  it('change between grid and list', async () => {
    await showCatalogue();
    await userEvent.click(button('List view'));
    expect(useBrowsing.getState().view).toBe('list');
    await userEvent.click(button('Grid view'));
    expect(useBrowsing.getState().view).toBe('grid');
  });

  it.each([
    ['grid', 'No product found'],
    ['list', 'No products found'],
  ] as const)(
    'that are none say so in the %s, and lead back to all where they were searched',
    async (view, text) => {
      useBrowsing.setState({ view });
      const { requests } = await showCatalogue(
        {},
        { '/getProductList': { statusCode: 100, response: { products: [] } } },
      );
      await screen.findByText(text);
      expect(screen.queryByRole('button', { name: 'Show all products' })).toBeNull();
      await userEvent.type(screen.getByLabelText('Search'), 'coffee{Enter}');
      await userEvent.click(await screen.findByRole('button', { name: 'Show all products' }));
      await until(() => expect(requests().map((request) => request.search_by)).toEqual(['', 'coffee', '']));
    },
  );
});

it('announces how many products a search found, and nothing before it is known', async () => {
  const later = laterAnswer<Response>();
  const found = (products: object[]) => Response.json({ statusCode: 100, response: { products } });
  const answers = [() => found([{ id: 'm1' }, { id: 'm2' }]), () => later.asked()];
  await showCatalogue({}, { '/getProductList': () => answers.shift()?.() });
  const words = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await until(() => expect(words()).toContain('2 products found'));
  await userEvent.type(screen.getByLabelText('Search'), 'coffee{Enter}');
  await until(() => expect(words().join('')).toBe(''));
  await later.give(found([{ id: 'm1' }]));
  await until(() => expect(words()).toContain('1 product found'));
});

it.each([
  ['search', async () => userEvent.type(screen.getByLabelText('Search'), 'coffee{Enter}')],
  [
    'filter',
    async () => {
      await userEvent.click(button('Filter'));
      const filter = within(await screen.findByRole('dialog', { name: 'Filter By' }));
      await userEvent.click(filter.getByRole('button', { name: 'APPLY' }));
    },
  ],
])('a %s of all products stays on the screen', async (_, narrow) => {
  const { router, history, requests } = await showCatalogue();
  await router.navigate({ to: '/terms-of-use' });
  await router.navigate({ to: '/redeem' });
  await screen.findByRole('heading', { level: 1, name: 'Redeem' });
  const before = requests().length;
  await narrow();
  await until(() => expect(requests().length).toBeGreaterThan(before));
  expect(history.location.pathname).toBe('/redeem');
});

describe('the switch Within my points', () => {
  const withinPoints = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Within my points' });
  const names = async () =>
    (await screen.findAllByRole('article')).map((card) => card.querySelector('a')?.href);
  const poor = { current_points_balance: 500 };

  it('shows what the balance is enough for, without a call, and says so in the address', async () => {
    const { history, requests } = await showCatalogue(poor);
    expect(await names()).toHaveLength(2);
    const steps = history.length;
    await userEvent.click(await withinPoints());
    await until(async () => expect(await names()).toEqual([expect.stringContaining('/product/m2')]));
    expect(history.location.href).toBe('/redeem?within=points');
    expect(history.length).toBe(steps);
    await userEvent.click(await withinPoints());
    await until(async () => expect(await names()).toHaveLength(2));
    expect(history.location.href).toBe('/redeem');
    expect(requests()).toHaveLength(1);
  });

  it('is on at an address that says so, and Back from a product leads there', async () => {
    const { history, router } = await showCatalogue(poor, {}, {}, '/redeem?within=points');
    expect((await withinPoints()).checked).toBe(true);
    expect(await names()).toHaveLength(1);
    await router.navigate({ to: '/product/$id', params: { id: 'm2' } });
    history.back();
    expect((await withinPoints()).checked).toBe(true);
    expect(await names()).toHaveLength(1);
  });

  it('follows a balance that has changed', async () => {
    let balance = 500;
    const answer = () =>
      Response.json({
        statusCode: 100,
        response: { merchant_list: { added: { 1: { current_points_balance: balance } } } },
      });
    const { queryClient } = await showCatalogue(
      {},
      { '/getMerchantDetails': answer },
      {},
      '/redeem?within=points',
    );
    expect(await names()).toHaveLength(1);
    balance = 800;
    await queryClient.invalidateQueries({ queryKey: ['merchant-details'] });
    await until(async () => expect(await names()).toHaveLength(2));
  });

  it('says what is missing where the points are not enough for anything, with a way to all', async () => {
    const { history } = await showCatalogue(
      { current_points_balance: 120.5 },
      {},
      {},
      '/redeem?within=points',
    );
    expect(await screen.findByText('Nothing within your points yet')).toBeTruthy();
    expect(screen.getByText('279.50 P more and you can have Cinema ticket.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all products' }));
    expect(await names()).toHaveLength(2);
    expect(history.location.href).toBe('/redeem');
    expect((await withinPoints()).checked).toBe(false);
  });

  it.each([
    ['comes', { statusCode: 100, response: { products: [{ id: 'm3', selling_price_points_value: 400 }] } }],
    ['does not come', 'a broken answer'],
  ])(
    'says nothing of a first page that was kept until all of the list is there: it %s',
    async (how, answer) => {
      const list = laterAnswer<Response>();
      const answers = { '/getProductList': list.asked };
      const { queryClient } = await showCatalogue(poor, answers, {}, '/redeem?within=points');
      const dear = { id: 'm1', name: 'Coffee for two', sellingPrice: 1000 };
      act(
        () =>
          void queryClient.setQueryData(productQueries.whole().queryKey, [dear as never], { updatedAt: 1 }),
      );
      expect((await withinPoints()).checked).toBe(true);
      expect(screen.queryByText('Nothing within your points yet')).toBeNull();
      await list.give(Response.json(answer));
      if (how === 'comes') expect(await names()).toEqual([expect.stringContaining('/product/m3')]);
      else expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
      expect(screen.queryByText('Nothing within your points yet')).toBeNull();
    },
  );

  it.each([
    ['no points', { current_points_balance: 0 }],
    ['an unknown balance', { current_points_balance: null }],
  ])('is not there with %s, also where the address asks for it', async (_, merchant) => {
    await showCatalogue(merchant, {}, {}, '/redeem?within=points');
    expect(await names()).toHaveLength(2);
    await screen.findByText('0');
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('leaves related products alone, and is on again after them', async () => {
    const { history } = await showCatalogue(poor, {}, {}, '/redeem?within=points');
    expect(await names()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: /\+2/ }));
    await until(() => expect(screen.queryByRole('switch')).toBeNull());
    expect(await names()).toHaveLength(2);
    act(() => history.back());
    expect((await withinPoints()).checked).toBe(true);
    expect(await names()).toHaveLength(1);
  });

  it('shows no product before the balance is known, and all of them if it cannot be', async () => {
    const merchant = laterAnswer<Response>();
    const answers = { '/getMerchantDetails': merchant.asked };
    const { queryClient } = await showCatalogue({}, answers, {}, '/redeem?within=points');
    await until(() => expect(queryClient.isFetching()).toBe(1));
    expect(screen.queryByRole('article')).toBeNull();
    queryClient.setDefaultOptions({ queries: { retry: false } });
    await merchant.fail(new TypeError('Failed to fetch'));
    expect(await names()).toHaveLength(2);
  });
});

describe('above the products', () => {
  it("shows the balance with the points' full name", async () => {
    await showCatalogue({ points_unit_name: 'Harbour points' });
    expect((await screen.findByText('12,480.50')).textContent).toMatch(/^12,480.50/);
    expect(screen.getByText('Harbour points')).toBeTruthy();
  });

  it.each([
    [
      'why redeeming is restricted',
      { is_burn_enabled: '0', burn_restriction_message: 'Back on Monday.' },
      'Back on Monday.',
    ],
    ['that it is, where nobody says why', { is_burn_enabled: '0' }, 'Redeeming is paused at the moment.'],
  ])('stands %s', async (_, merchant, text) => {
    await showCatalogue(merchant);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('shows no restriction while there is none', async () => {
    await showCatalogue({ burn_restriction_message: 'Back on Monday.' });
    await screen.findByText('12,480.50');
    expect(screen.queryByText('Back on Monday.')).toBeNull();
  });

  it.each([
    [3, 'Cart3'],
    [0, 'Cart'],
  ])('stands the way to a cart of %s lines', async (count, label) => {
    await showCatalogue({}, { '/getCartItemCount': { statusCode: 100, response: { count } } });
    await screen.findByText('12,480.50');
    const cart = screen.getByRole('link', { name: 'Cart' });
    await until(() => expect(cart.textContent).toContain(label));
    expect(cart.getAttribute('href')).toBe('/myCart');
    expect(screen.queryAllByText(`${count} in the cart`)).toHaveLength(count > 0 ? 1 : 0);
  });
});

it.each([
  [0, 'Cart'],
  [1, '1 in the cart'],
  [12, '12 in the cart'],
])('the button of the cart tells %d lines', async (count, words) => {
  await showCatalogue({}, { '/getCartItemCount': { statusCode: 100, response: { count } } });
  const link = await screen.findByRole('link', { name: 'Cart', description: words });
  expect(link.getAttribute('href')).toBe('/myCart');
  if (count === 0) expect(screen.queryByText(/in the cart/)).toBeNull();
});
