import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { good } from '../../../tests/setup/backend';
import { showCatalogue } from '../../../tests/setup/catalogue';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { until } from '../../../tests/setup/until';
import { useBrowsing } from './browsing';

const button = (name: string) => screen.getByRole('button', { name });

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
      const { requests } = await showCatalogue({}, { '/getProductList': good({ products: [] }) });
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
  const found = (...products: object[]) => Response.json(good({ products }));
  const answers = [() => found({ id: 'm1' }, { id: 'm2' }), () => later.asked()];
  await showCatalogue({}, { '/getProductList': () => answers.shift()?.() });
  const words = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await until(() => expect(words()).toContain('2 products found'));
  await userEvent.type(screen.getByLabelText('Search'), 'coffee{Enter}');
  await until(() => expect(words().join('')).toBe(''));
  await later.give(found({ id: 'm1' }));
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
});

it.each([
  [0, 'Cart'],
  [1, '1 in the cart'],
  [12, '12 in the cart'],
])('the button of the cart tells %d lines', async (count, words) => {
  await showCatalogue({}, { '/getCartItemCount': good({ count }) });
  const link = await screen.findByRole('link', { name: 'Cart', description: words });
  expect(link.getAttribute('href')).toBe('/myCart');
  expect(link.textContent).toBe(count > 0 ? `Cart${count}${words}` : 'Cart');
  if (count === 0) expect(screen.queryByText(/in the cart/)).toBeNull();
});
