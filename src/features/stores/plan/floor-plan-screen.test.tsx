import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../../tests/setup/app-router';
import { stubDirectory } from '../../../../tests/setup/directory';
import { logInAsCustomer } from '../../../../tests/setup/session';
import { until } from '../../../../tests/setup/until';
import { useDirectory } from '../directory-state';

async function show(path = '/store-locator/floor-plan', answers: Record<string, unknown> = {}) {
  const backend = stubDirectory(answers);
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Store Locator / Mall Directory' });
  return { ...app, ...backend };
}

const floor = () => screen.getByRole('combobox', { name: 'Floor' }).textContent;
const step = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const plan = (name: string) => screen.findByRole('button', { name: new RegExp(`^Floor plan of ${name}`) });

beforeEach(() => useDirectory.setState(useDirectory.getInitialState(), true));

describe('the floor plan', () => {
  it('shows the first floor, and steps to the next and back', async () => {
    const { history } = await show();
    await plan('Ground');
    expect(floor()).toBe('Ground');
    expect(step('Previous floor').disabled).toBe(true);
    await userEvent.click(step('Next floor'));
    await plan('Level 1');
    expect(history.location.href).toBe('/store-locator/floor-plan?floor=8');
    expect(step('Next floor').disabled).toBe(true);
    await userEvent.click(step('Previous floor'));
    await plan('Ground');
  });

  it('has an address for each floor for customers, and a choice of floors', async () => {
    logInAsCustomer();
    const { history } = await show('/store-locator/floor-plan/8');
    await plan('Level 1');
    await userEvent.click(screen.getByRole('combobox', { name: 'Floor' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ground' }));
    await plan('Ground');
    expect(history.location.pathname).toBe('/store-locator/floor-plan/7');
  });

  it('leads visitors who open such an address to the login', async () => {
    stubDirectory();
    const { history } = renderApp('/store-locator/floor-plan/8');
    await until(() => expect(history.location.pathname).toBe('/login'));
  });

  it('lists the brands of the floor in two columns, under their categories', async () => {
    await show();
    const lists = await screen.findByRole('region', { name: 'Brands on this floor' });
    const columns = [...lists.children].map((column) => column.textContent);
    expect(columns).toEqual(['FoodKahvoraG-05', 'FootwearPacerraG-07']);
    await userEvent.click(within(lists).getByRole('link', { name: /Pacerra/ }));
    await screen.findByRole('heading', { level: 1, name: 'Store Profile' });
    expect(localStorage.getItem('brandid')).toBe('2');
  });

  it.each(['/store-locator/floor-plan?floor=99', '/store-locator/floor-plan?floor=x'])(
    'says that there is no such floor, and offers the others: %s',
    async (path) => {
      await show(path);
      await screen.findByText('No Data Found');
      expect(floor()).toBe('Select floor');
      expect(step('Next floor').disabled).toBe(true);
    },
  );

  it('of a location without floors says so, and of another one shows them', async () => {
    await show('/store-locator/floor-plan?location=32');
    await screen.findByText('No Data Found');
    expect(screen.queryByRole('combobox', { name: 'Floor' })).toBeNull();
    await userEvent.click(screen.getByRole('combobox', { name: 'Location' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Test Mall, Riverside' }));
    await plan('Ground');
  });

  it('says that it loads, and when it cannot be had, and is asked for again when the network is back', async () => {
    await show();
    const picture = async () => (await plan('Ground')).querySelector('img') as HTMLImageElement; // a plan has one
    fireEvent.load(await picture());
    expect(screen.queryByText('Loading map please wait!...')).toBeNull();
    fireEvent.error(await picture());
    expect(screen.getByText('Map not available !')).toBeTruthy();
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText('Loading map please wait!...')).toBeTruthy();
    fireEvent.load(await picture());
    expect(await plan('Ground')).toHaveProperty('textContent', expect.stringContaining('Tap to zoom'));
  });

  it('of a floor that has none says so, and lists its brands all the same', async () => {
    const layout = {
      floor_image: '',
      categories: [{ category_name: 'Food', brands: [{ id: 1, brand_name: 'Kahvora' }] }],
    };
    const floors = [{ floor_id: 7, floor_name: 'Ground', brands: [] }];
    await show('/store-locator/floor-plan', {
      '/getMallLayout': { statusCode: 100, response: layout },
      '/getStoreLocatorFloorCatDetails': { statusCode: 100, response: { floors, categories: [] } },
    });
    await screen.findByText('Map not available !');
    expect(screen.getByRole('link', { name: /Kahvora/ })).toBeTruthy();
  });

  it('shows the picture and the name of the directory where the plan comes without', async () => {
    const categories = [{ category_name: 'Food', brands: [{ brand_id: 1, brand_name: 'Kahvora' }] }];
    await show('/store-locator/floor-plan?floor=8', {
      '/getMallLayout': { statusCode: 100, response: { floor_image: '', floor_name: '', categories } },
    });
    expect((await plan('Level 1')).querySelector('img')?.getAttribute('src')).toBe('/1.svg');
  });

  it('opens on the whole screen with a tap, is enlarged by buttons and keys, and closes', async () => {
    await show();
    await userEvent.click(await plan('Ground'));
    const dialog = await screen.findByRole('dialog', { name: 'Ground' });
    const zoom = () => dialog.querySelector('img')?.dataset.zoom;
    await userEvent.keyboard('+');
    expect(zoom()).toBe('1.50');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zoom in' }));
    expect(zoom()).toBe('2.25');
    await userEvent.keyboard('-');
    await userEvent.keyboard('0');
    expect(zoom()).toBe('1.00');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zoom out' }));
    expect(zoom()).toBe('1.00');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

it('a plan that was opened directly leads back to the list of its location', async () => {
  const { history } = await show('/store-locator/floor-plan?location=31&floor=8');
  await plan('Level 1');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await until(() => expect(history.location.href).toBe('/store-locator?location=31'));
});

describe('the way back to the floor plan', () => {
  it.each([
    ['a visitor', () => {}, '/store-locator/floor-plan?location=31&floor=8'],
    ['a customer', logInAsCustomer, '/store-locator/floor-plan/8?location=31'],
  ])('leads %s from a brand to the floor that was left', async (_, enter, href) => {
    enter();
    const { history } = await show('/store-locator?location=31');
    await userEvent.click(await screen.findByRole('link', { name: 'Map' }));
    await plan('Ground');
    await userEvent.click(step('Next floor'));
    await plan('Level 1');
    await userEvent.click(screen.getByRole('link', { name: /Moonreel/ }));
    await screen.findByRole('heading', { level: 1, name: 'Store Profile' });
    expect(history.location.href).toBe('/store-locator/3?location=31');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await plan('Level 1');
    expect(floor()).toBe('Level 1');
    expect(history.location.href).toBe(href);
    // The list is still one step back: the toggle does not put a second one in its place.
    await userEvent.click(screen.getByRole('button', { name: 'List' }));
    await until(() => expect(history.location.href).toBe('/store-locator?location=31'));
    expect(history.location.state.__TSR_index).toBe(0);
  });
});

describe('between map and list', () => {
  it('the toggle leads to the list of the location that was chosen on the map', async () => {
    const { history } = await show('/store-locator?location=32');
    await userEvent.click(await screen.findByRole('link', { name: 'Map' }));
    await screen.findByText('No Data Found');
    await userEvent.click(screen.getByRole('combobox', { name: 'Location' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Test Mall, Riverside' }));
    await plan('Ground');
    await userEvent.click(screen.getByRole('button', { name: 'List' }));
    await screen.findByRole('link', { name: /Kahvora/ });
    expect(history.location.href).toBe('/store-locator?location=31');
  });

  it('the toggle leads to the list of the same location where the map was opened directly', async () => {
    const { history } = await show('/store-locator/floor-plan?location=31&floor=8');
    await plan('Level 1');
    await userEvent.click(screen.getByRole('button', { name: 'List' }));
    await screen.findByRole('link', { name: /Kahvora/ });
    expect(history.location.href).toBe('/store-locator?location=31');
  });
});
