import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { getStoreLocations, type Location } from '@/contract/locations';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { testBrand } from '../../../tests/setup/brand';
import { brandWithout } from '../../../tests/setup/branded';
import { sampleLocation } from '../../../tests/setup/location';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';

const bare: Location = {
  id: '9',
  name: 'Hill Street',
  address: '',
  contactName: '',
  phone: '',
  email: '',
  website: '',
  whatsappNumber: '9999999999',
  facebook: '',
  twitter: '',
  instagram: '',
  linkedIn: '',
};

const answerOf = (...locations: Location[]) => ({
  statusCode: 100,
  ...getStoreLocations.reply.encode({ locations }),
});

function show(answer: unknown = answerOf(sampleLocation, bare), path = '/contact-us') {
  stubBackend({ '/getStoreLocations': answer });
  return renderApp(path);
}

const choice = () => screen.getByRole<HTMLButtonElement>('combobox', { name: 'Location' });
const map = (name: string) => screen.findByRole('region', { name: `Map of ${name}` });
const links = () =>
  screen
    .getAllByRole<HTMLAnchorElement>('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.target]);

beforeEach(() => {
  const searchUrl = 'https://maps.example/?at={latitude},{longitude}';
  setCurrentBrand(testBrand({ maps: { tileUrl: '', attribution: '', searchUrl } }));
  logInAsCustomer();
});

describe('the contact page', () => {
  it('shows the first location with every way to reach it', async () => {
    show();
    await map('Riverside');
    expect(screen.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeTruthy();
    expect(choice().textContent).toBe('Riverside');
    for (const words of ['Harbour Mall, 12 Riverside Road, Pune 411001', 'Farida Kapadia']) {
      expect(screen.getByText(words)).toBeTruthy();
    }
    expect(links()).toEqual([
      ['Open in maps', expect.stringMatching(/18\.5376,73\.8918$/), '_blank'],
      ['+91 9876 500 300Phone', 'tel:+919876500300', ''],
      ['riverside@harbour.exampleEmail', 'mailto:riverside@harbour.example', ''],
      ['www.harbour.exampleWebsite', 'https://www.harbour.example/', '_blank'],
      ['WhatsApp', 'https://wa.me/919876500300', '_blank'],
      ['Facebook', 'https://www.facebook.com/harbour', '_blank'],
      ['Twitter', 'https://twitter.com/harbour', '_blank'],
      ['Instagram', 'https://instagram.com/harbour/', '_blank'],
      ['LinkedIn', 'https://www.linkedin.com/company/harbour', '_blank'],
    ]);
    for (const link of screen.getAllByRole<HTMLAnchorElement>('link')) {
      expect([link.target, link.rel]).toEqual(link.target ? ['_blank', 'noopener noreferrer'] : ['', '']);
    }
  });

  it('shows another one, which the address then names', async () => {
    const { history } = show();
    await map('Riverside');
    await userEvent.click(choice());
    await userEvent.click(screen.getByRole('option', { name: 'Hill Street' }));
    const region = await map('Hill Street');
    expect(within(region).getByText('Map not available !')).toBeTruthy();
    expect(history.location.search).toBe('?location=9');
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(screen.queryByText('Find us on')).toBeNull();
    expect(screen.queryByText('Contact person')).toBeNull();
  });

  it.each([
    ['?location=9', 'Hill Street', 9],
    ['?location=77', 'Riverside', 77],
    ['?location=', 'Riverside', undefined],
    ['?location=["9"]', 'Riverside', undefined],
  ])('opened with %s shows the location %s', async (search, name, location) => {
    const { router } = show(undefined, `/contact-us${search}`);
    await until(() => expect(choice().textContent).toBe(name));
    expect(router.state.matches.at(-1)?.search).toEqual({ location });
  });

  it('waits for the coordinates with a field that asks for a location', () => {
    show(() => new Promise(() => {}));
    return until(() => {
      expect(screen.getByText('Loading map please wait!...')).toBeTruthy();
      expect(choice().textContent).toBe('Select location');
      expect(choice().disabled).toBe(true);
    });
  });

  it('says that there is no location', async () => {
    show(answerOf());
    expect(await screen.findByText('No Location Available')).toBeTruthy();
  });

  it('stands in a mall without stores, and leads back to the menu', async () => {
    setCurrentBrand(brandWithout(['stores']));
    const { history } = show();
    await map('Riverside');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await until(() => expect(history.location.pathname).toBe('/more'));
  });
});
