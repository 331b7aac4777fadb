import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { renderApp } from '../../../tests/setup/app-router';
import { good, stubBackend } from '../../../tests/setup/backend';
import { testBrand } from '../../../tests/setup/brand';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { logInAsCustomer } from '../../../tests/setup/session';
import { toasts } from '../../../tests/setup/toasts';
import { until } from '../../../tests/setup/until';

const place = (location_name: string, measured: object = {}) => ({ location_name, ...measured });
const harbour = place('Harbour', { latitude: 18.5, longitude: 73.8 });
const riverside = place('Riverside', { latitude: 19.5, longitude: 72.8 });
const lakeview = place('Lakeview', { latitude: 17.5, longitude: 74.8 });

function stubOffer(details: object) {
  const offer = { id: 7, offer_title: 'Two for one', offer_brand: 'Kahvora', ...details };
  stubBackend({ '/getOfferDetails': good({ offer_details: offer }) });
}

/** Offer 7 with these details. */
async function show(details: object = {}) {
  stubOffer(details);
  const app = renderApp('/offers-detail/7');
  await screen.findByRole('heading', { level: 1, name: 'Two for one' });
  return app;
}

async function showLocations(...locations: object[]) {
  const app = await show({ locations });
  await userEvent.click(screen.getByRole('tab', { name: 'Locations' }));
  return app;
}

const mapOf = (name: string) => screen.findByRole('region', { name: `Map of ${name}` });
const itemOf = (name: string) => {
  const item = screen.getByRole('heading', { level: 2, name }).closest('li');
  if (!item) throw new Error(`No ${name}`);
  return within(item);
};
beforeEach(() => {
  logInAsCustomer();
  const maps = {
    tileUrl: 'https://tiles.example/{z}/{x}/{y}.png',
    attribution: '© Map makers',
    searchUrl: 'https://maps.example/?at={latitude},{longitude}',
  };
  setCurrentBrand(testBrand({ maps }));
});

it('an offer without a title has the name of the screen', async () => {
  stubOffer({ offer_title: '' });
  renderApp('/offers-detail/7');
  expect((await screen.findAllByText('Kahvora')).length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Offer Details');
});

it('an offer that has arrived has no outline of what is loading', async () => {
  const answer = laterAnswer<Response>();
  const offer = { id: 7, offer_title: 'Two for one' };
  stubBackend({ '/getOfferDetails': answer.asked });
  renderApp('/offers-detail/7');
  const main = await screen.findByRole('main');
  const outlines = () => main.querySelectorAll('span[aria-hidden="true"]:not(:has(svg))');
  await until(() => expect(outlines()).not.toHaveLength(0));
  await answer.give(Response.json(good({ offer_details: offer })));
  await screen.findByRole('heading', { level: 1, name: 'Two for one' });
  expect(outlines()).toHaveLength(0);
});

describe('the places of an offer', () => {
  /** The sizes of the pins in px. The larger one is the chosen place. */
  async function expectPins(place: string, ...sizes: number[]) {
    const map = await mapOf(place);
    await until(() => {
      const pins = [...map.querySelectorAll<HTMLElement>('.leaflet-marker-icon')];
      expect(pins.map(({ style }) => Number.parseFloat(style.width))).toEqual(sizes);
    });
  }

  it('show the first measured place on the map, even after one that is not measured', async () => {
    await showLocations(place('Somewhere'), harbour, riverside);
    await expectPins('Harbour', 40, 28);
    expect(itemOf('Harbour').getByRole('button', { pressed: true })).toBeTruthy();
    expect(itemOf('Riverside').getByRole('button', { pressed: false })).toBeTruthy();
    expect(itemOf('Somewhere').queryByRole('button')).toBeNull();
  });

  it('show the chosen place on the map, and scroll the map into view', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await showLocations(harbour, place('Somewhere'), riverside, lakeview);
    await userEvent.click(itemOf('Riverside').getByRole('button', { name: 'Show on map' }));
    await expectPins('Riverside', 28, 40, 28);
    expect(itemOf('Riverside').getByRole('button', { pressed: true })).toBeTruthy();
    expect(itemOf('Harbour').getByRole('button', { pressed: false })).toBeTruthy();
    expect(scrolled).toHaveBeenCalledOnce();
  });

  it('show the first one again if the chosen one is gone with the next answer', async () => {
    const { queryClient } = await showLocations(harbour, riverside, lakeview);
    await userEvent.click(itemOf('Lakeview').getByRole('button', { name: 'Show on map' }));
    await mapOf('Lakeview');
    stubOffer({ locations: [harbour, riverside] });
    await act(() => queryClient.invalidateQueries());
    await expectPins('Harbour', 40, 28);
  });

  it('offer no choice if only one place is measured', async () => {
    await showLocations(place('Somewhere'), harbour);
    await mapOf('Harbour');
    expect(screen.queryByRole('button', { name: 'Show on map' })).toBeNull();
  });

  it('have no map, but a message, if no place is measured', async () => {
    await showLocations(place('Somewhere'));
    expect((await mapOf('Somewhere')).textContent).toBe('Map not available !');
  });

  it('say so if there are none', async () => {
    await showLocations();
    expect(await screen.findByText('No Location Available')).toBeTruthy();
  });

  it('have their own map search and their own contacts', async () => {
    const contacts = { primary_contact_number: '98765 00201', primary_contact_email: 'desk@mall.example' };
    const address = { address: '1 Harbour Street', merchant_name: 'Kahvora' };
    const words = { primary_contact_number: '80 2345 6789', primary_contact_email: 'ask us' };
    await showLocations({ ...harbour, ...contacts, ...address }, riverside, {
      ...place('Somewhere'),
      ...words,
    });
    const links = (name: string) =>
      itemOf(name)
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(links('Kahvora, Harbour')).toEqual([
      'tel:9876500201',
      'mailto:desk@mall.example',
      'https://maps.example/?at=18.5,73.8',
    ]);
    expect(itemOf('Kahvora, Harbour').getByText('1 Harbour Street')).toBeTruthy();
    expect(itemOf('Kahvora, Harbour').getByRole('link', { name: 'Call 9876 500 201' })).toBeTruthy();
    expect(itemOf('Kahvora, Harbour').getByRole('link', { name: 'Write to desk@mall.example' })).toBeTruthy();
    expect(links('Riverside')).toEqual(['https://maps.example/?at=19.5,72.8']);
    expect(links('Somewhere')).toEqual([]);
    for (const text of Object.values(words)) expect(itemOf('Somewhere').getByText(text)).toBeTruthy();
  });
});

describe('an offer', () => {
  it('shows brand, subtitle and its dates', async () => {
    await show({
      offer_sub_title: 'On weekdays',
      display_custom_text_or_date: '1',
      offer_start_date: '2026-11-01',
      offer_end_date: '2026-11-30',
      offer_expire_text: '3 days left',
    });
    for (const words of ['Kahvora', 'On weekdays', '1st Nov 2026 – 30th Nov 2026', '3 days left']) {
      expect(screen.getByText(words)).toBeTruthy();
    }
  });

  it('shows its highlights and its description', async () => {
    await show({ key_highlight1: 'All day', key_highlight5: 'With cake', long_description: '<b>Bold</b>' });
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual(['All day', 'With cake']);
    expect(await screen.findByText('Bold')).toBeTruthy();
  });

  it('says that there is no data if it has neither', async () => {
    await show();
    expect(within(screen.getByRole('tabpanel')).getByText('No data available')).toBeTruthy();
  });

  it.each([
    ['applies', { coupon_applicable: '1', coupon_code: 'CAKE' }, 1],
    ['does not apply', { coupon_applicable: '0', coupon_code: 'CAKE' }, 0],
    ['has no code', { coupon_applicable: '1', coupon_code: '' }, 0],
  ])('whose coupon %s shows it: %j', async (_, details, count) => {
    await show(details);
    expect(screen.queryAllByRole('button', { name: /^Copy coupon/ })).toHaveLength(count);
  });

  it('copies its coupon to the clipboard, or says that it cannot', async () => {
    const user = userEvent.setup();
    await show({ coupon_applicable: '1', coupon_code: 'CAKE' });
    const coupon = screen.getByRole('button', { name: 'Copy coupon CAKE' });
    await user.click(coupon);
    expect(await navigator.clipboard.readText()).toBe('CAKE');
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    await user.click(coupon);
    expect(toasts()).toEqual(['Coupon copied to clipboard', 'Could not copy. Please copy it by hand.']);
  });

  it('opened over another one begins with its highlights', async () => {
    const { router } = await show();
    const go = (id: string) => act(() => router.navigate({ to: '/offers-detail/$id', params: { id } }));
    await go('8');
    await userEvent.click(await screen.findByRole('tab', { name: 'Locations' }));
    await go('7');
    expect(await screen.findByRole('tab', { name: 'Key Highlights', selected: true })).toBeTruthy();
  });
});
