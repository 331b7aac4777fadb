import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../tests/setup/app-router';
import { stubDirectory } from '../../../tests/setup/directory';
import { reachEnd, watchEnd } from '../../../tests/setup/reach-end';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import { useDirectory } from './directory-state';

async function show(path = '/store-locator', answers: object = {}) {
  watchEnd();
  const backend = stubDirectory(answers as Record<string, unknown>);
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Store Locator / Mall Directory' });
  const asked = () =>
    backend
      .fieldsTo('/getStoreLocatorBrandDetails')
      .map(({ location_id, page_num, search_text }) => `${location_id} ${page_num} ${search_text}`.trim());
  return { ...app, ...backend, asked };
}

const names = () =>
  screen
    .getAllByRole('link')
    .map((link) => /^\/store-locator\/\d/.test(link.getAttribute('href') ?? '') && link.textContent)
    .filter(Boolean);
const locations = () => screen.getByRole('combobox', { name: 'Location' });
const find = (name: RegExp) => screen.findByRole('link', { name });

beforeEach(() => useDirectory.setState(useDirectory.getInitialState(), true));

describe('the directory', () => {
  it.each([
    ['a visitor', () => {}],
    ['a customer', logInAsCustomer],
  ])('shows %s the brands of the first location, under the name of the mall', async (_, enter) => {
    enter();
    const { asked } = await show();
    await find(/Kahvora.*Food.*Shop G-05/);
    expect(locations().textContent).toBe('Test Mall, Riverside');
    expect(asked()).toEqual(['31 1']);
  });

  it('loads page by page as the reader comes near the end, to the last', async () => {
    const { asked } = await show();
    await find(/Kahvora/);
    reachEnd();
    await find(/Moonreel/);
    reachEnd();
    await find(/Pacerra/);
    reachEnd();
    expect(asked()).toEqual(['31 1', '31 2', '31 3']);
    expect(names()).toHaveLength(3);
  });

  it('shows the location that is chosen, with its brands from the first page and no search', async () => {
    useDirectory.setState({ search: 'kahv', pages: 3 });
    const { asked, router } = await show();
    await find(/Kahvora/);
    await userEvent.click(locations());
    await userEvent.click(await screen.findByRole('option', { name: 'Test Mall, Harbour' }));
    await find(/Pacerra/);
    expect(screen.queryByText('Kahvora')).toBeNull();
    expect(asked().at(-1)).toBe('32 1');
    expect(router.state.location.search).toEqual({ location: 32 });
    expect((screen.getByLabelText('Search Brand') as HTMLInputElement).value).toBe('');
  });

  it('searches by 12 characters at most, from page 1', async () => {
    const { asked } = await show();
    await find(/Kahvora/);
    await userEvent.type(screen.getByLabelText('Search Brand'), 'pacerra and more{Enter}');
    await until(() => expect(asked().at(-1)).toBe('31 1 pacerra and'));
    expect((screen.getByLabelText('Search Brand') as HTMLInputElement).value).toBe('pacerra and ');
  });

  it('announces how many brands there are, as far as that is known', async () => {
    await show();
    const words = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await until(() => expect(words()).toContain('At least 1 brand found'));
    await userEvent.type(screen.getByLabelText('Search Brand'), 'a{Enter}');
    await until(() => expect(words()).toContain('2 brands found'));
    await userEvent.type(screen.getByLabelText('Search Brand'), 'zzz{Enter}');
    await until(() => expect(words()).toContain('0 brands found'));
  });

  it('says when nothing matches, and leads back to all brands', async () => {
    const { asked } = await show();
    await find(/Kahvora/);
    await userEvent.type(screen.getByLabelText('Search Brand'), 'zzz{Enter}');
    await screen.findByText('No Data Found');
    await userEvent.click(screen.getByRole('button', { name: 'Show all brands' }));
    await find(/Kahvora/);
    expect(asked()).toEqual(['31 1', '31 1 zzz']);
  });

  it('opened with the tab of a brand shows the brands', async () => {
    await show('/store-locator?tab=offers');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Brands');
  });

  it('says when the mall has no location', async () => {
    await show('/store-locator', { '/getStoreLocations': { statusCode: 100, response: { locations: [] } } });
    expect(await screen.findByText('No Location Available')).toBeTruthy();
  });

  it('of a page that cannot be loaded comes with Retry, after the brands that are there', async () => {
    const page = (brands: object[], page_num: number) => () =>
      Response.json({ statusCode: 100, response: { brands, page_num } });
    const answers = [
      page([{ brand_id: 1, brand_name: 'Kahvora' }], 2),
      () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
      page([{ brand_id: 2, brand_name: 'Pacerra' }], 0),
    ];
    await show('/store-locator', { '/getStoreLocatorBrandDetails': () => answers.shift()?.() });
    await find(/Kahvora/);
    reachEnd();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await find(/Pacerra/);
    expect(names()).toHaveLength(2);
  });

  it('shows floors and categories with their brands, one unfolded at a time', async () => {
    await show();
    await find(/Kahvora/);
    await userEvent.click(screen.getByRole('tab', { name: 'Floors' }));
    await userEvent.click(await screen.findByRole('button', { name: /Ground.*2 brands/ }));
    expect(within(screen.getByRole('list', { name: 'Ground' })).getAllByRole('link')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: /Level 1.*1 brand/ }));
    expect(screen.queryByRole('list', { name: 'Ground' })).toBeNull();
    expect(screen.getByRole('list', { name: 'Level 1' }).textContent).toContain('Moonreel');
    await userEvent.click(screen.getByRole('tab', { name: 'Categories' }));
    await userEvent.click(await screen.findByRole('button', { name: /Footwear/ }));
    expect(screen.getByRole('list', { name: 'Footwear' }).textContent).toContain('Pacerra');
    await userEvent.click(screen.getByRole('button', { name: /Footwear/ }));
    expect(screen.queryByRole('list', { name: 'Footwear' })).toBeNull();
  });

  it.each(['floors', 'categories'])('says so where there are no %s', async (tab) => {
    await show(`/store-locator?location=32&tab=${tab}`);
    expect(await screen.findByText('No Data Found')).toBeTruthy();
  });

  it.each([
    ['visitors', () => {}, '/store-locator/floor-plan?floor=7'],
    ['customers', logInAsCustomer, '/store-locator/floor-plan/7'],
  ])('leads %s to the plan of a floor, which has another address for each', async (_, enter, href) => {
    enter();
    await show('/store-locator?tab=floors');
    expect((await find(/Floor plan of Ground/)).getAttribute('href')).toBe(href);
  });
});

describe('the way back to the directory', () => {
  it('leads to the list with its pages and its search, without loading them anew', async () => {
    const { asked, history } = await show();
    await find(/Kahvora/);
    reachEnd();
    await userEvent.click(await find(/Moonreel/));
    await screen.findByRole('heading', { level: 1, name: 'Store Profile' });
    expect(localStorage.getItem('brandid')).toBe('3');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await find(/Moonreel/);
    await find(/Kahvora/);
    expect(history.location.pathname).toBe('/store-locator');
    expect(asked()).toEqual(['31 1', '31 2']);
  });

  it('starts over after it was left, also with a search that was just being typed', async () => {
    const { history } = await show();
    await find(/Kahvora/);
    await userEvent.type(screen.getByLabelText('Search Brand'), 'moon');
    act(() => history.push('/login'));
    await screen.findByLabelText('Mobile number');
    await until(() => expect(localStorage.getItem('brandid')).toBeNull());
    expect(useDirectory.getState().search).toBe('');
  });

  it('loads as many pages as there were, where the list is gone', async () => {
    useDirectory.setState({ pages: 2 });
    const { asked } = await show();
    await find(/Kahvora/);
    await find(/Moonreel/);
    expect(asked()).toEqual(['31 1', '31 2']);
  });

  it.each([
    ['another search', () => userEvent.type(screen.getByLabelText('Search Brand'), 'moon{Enter}')],
    [
      'another location',
      async () => {
        await userEvent.click(locations());
        await userEvent.click(await screen.findByRole('option', { name: /Harbour/ }));
      },
    ],
  ])('does not lead %s to the brand that was opened before', async (_what, change) => {
    await show();
    await userEvent.click(await find(/Kahvora/));
    await screen.findByRole('heading', { level: 1, name: 'Store Profile' });
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await find(/Kahvora/);
    expect(localStorage.getItem('brandid')).not.toBeNull();
    await change();
    await until(() => expect(localStorage.getItem('brandid')).toBeNull());
  });

  it('is forgotten by whoever leaves the directory', async () => {
    logInAsCustomer();
    const { asked, router } = await show('/store-locator?location=31');
    await userEvent.type(screen.getByLabelText('Search Brand'), 'moon{Enter}');
    await userEvent.click(await find(/Moonreel/));
    await screen.findByRole('heading', { level: 1, name: 'Store Profile' });
    await act(() => router.navigate({ to: '/more' }));
    await until(() => expect(localStorage.getItem('brandid')).toBeNull());
    expect(useDirectory.getState()).toEqual(useDirectory.getInitialState());
    const before = asked().length;
    await act(() => router.navigate({ to: '/store-locator' }));
    await find(/Kahvora/);
    expect(asked().slice(before)).toEqual(['31 1']);
  });
});

it('the sign that a location is loading hides after two seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const loader = () => document.querySelector('.mantine-Loader-root');
  await show('/store-locator', { '/getStoreLocatorBrandDetails': () => new Promise(() => {}) });
  await until(() => expect(loader()).toBeTruthy());
  await act(() => vi.advanceTimersByTimeAsync(1_900));
  expect(loader()).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(loader()).toBeNull();
});
