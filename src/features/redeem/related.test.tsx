import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { sortCodes } from '@/contract/products';
import { showCatalogue } from '../../../tests/setup/catalogue';
import { until } from '../../../tests/setup/until';
import { noFilter, useBrowsing } from './browsing';

const popcorn = { id: 'm3', product_id: '601', product_name: 'Popcorn', related_products_count: 3 };
const nachos = { id: 'm4', product_id: '602', product_name: 'Nachos' };

/** The catalogue with a product whose related ones have related ones themselves. */
async function open() {
  const cinema = { id: 'm2', product_id: '501', product_name: 'Cinema ticket', related_products_count: 2 };
  const related: Record<string, object[]> = { 501: [cinema, popcorn], 601: [popcorn, nachos] };
  const answer = (): Response => {
    const asked = app?.requests().at(-1) ?? {};
    const products = related[asked.product_id ?? ''] ?? [cinema, { id: 'm1', product_name: 'Coffee' }];
    return Response.json({ statusCode: 100, response: { products } });
  };
  let app: Awaited<ReturnType<typeof showCatalogue>> | undefined;
  app = await showCatalogue({}, { '/getProductList': answer });
  /** The first one: a product's marker may stand above the list, too. */
  const press = async (name: string) => {
    const [button] = await screen.findAllByRole('button', { name });
    if (button) await userEvent.click(button);
  };
  const shows = (...names: string[]) =>
    until(() => {
      const found = screen.getAllByRole('article').map((card) => card.textContent);
      expect(found).toEqual(names.map((name) => expect.stringContaining(name)));
    });
  return { ...app, press, shows };
}

const ofCinema = '+2 related to Cinema ticket';
const search = () => screen.getByLabelText<HTMLInputElement>('Search');

it.each([ofCinema, 'Back'])(
  'related products show alone, in the chosen order and without search and filter, until a tap on %s',
  async (end) => {
    useBrowsing.setState({ sortBy: sortCodes.newest, filter: { ...noFilter, filterApplied: true } });
    const { press, shows, requests } = await open();
    await userEvent.type(search(), 'cin{Enter}');
    await until(() => expect(requests().at(-1)).toMatchObject({ search_by: 'cin' }));
    await press(ofCinema);
    await shows('Cinema ticket', 'Popcorn');
    expect(requests().at(-1)).toMatchObject({
      product_id: '501',
      product_merchant_id: 'm2',
      search_by: '',
      sort_by: '602',
    });
    expect(requests().at(-1)).not.toHaveProperty('refine_by');
    expect(search().value).toBe('');
    await press(end);
    await shows('Cinema ticket', 'Coffee');
    expect(search().value).toBe('cin');
  },
);

it('those of a product among them are one step from all, too', async () => {
  const { press, shows, history } = await open();
  await press(ofCinema);
  await shows('Cinema ticket', 'Popcorn');
  await press('+3 related to Popcorn');
  await shows('Popcorn', 'Nachos');
  await press('+3 related to Popcorn');
  await shows('Cinema ticket', 'Coffee');
  expect(history.location.pathname).toBe('/redeem');
});

it.each([
  ['search', async () => userEvent.type(search(), 'cof{Enter}'), { search_by: 'cof' }],
  [
    'filter',
    async (press: (name: string) => Promise<void>) => {
      await press('Filter');
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Kahvora' }));
      await press('APPLY');
    },
    { refine_by: expect.stringContaining('71') },
  ],
])('a %s leaves them for all products', async (_, narrow, fields) => {
  const { press, shows, requests } = await open();
  await press(ofCinema);
  await shows('Cinema ticket', 'Popcorn');
  await narrow(press);
  await shows('Cinema ticket', 'Coffee');
  expect(requests().at(-1)).toMatchObject(fields);
  expect(requests().at(-1)).not.toHaveProperty('product_id');
  expect(screen.queryByText(/^Related to /)).toBeNull();
});
