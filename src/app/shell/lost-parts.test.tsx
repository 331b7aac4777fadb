import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { setCurrentBrand } from '@/brand/current-brand';
import { FormDate } from '@/components/form/form-date';
import { useAppForm } from '@/components/form/use-app-form';
import { PlaceMap } from '@/components/place-map';
import { showToast, useToasts } from '@/ui/feedback/show-toast';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { testBrand } from '../../../tests/setup/brand';
import { showCatalogue } from '../../../tests/setup/catalogue';
import { stubDirectory } from '../../../tests/setup/directory';
import { stubLocks } from '../../../tests/setup/locks';
import { renderUi } from '../../../tests/setup/render';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import { Shell } from './shell';

const { asked, fetched } = vi.hoisted(() => {
  const asked: string[] = [];
  /** The first fetch of each file fails. */
  const fetched = (file: string, load: () => Promise<object>) => {
    asked.push(file);
    if (asked.indexOf(file) === asked.length - 1) throw new Error('Failed to fetch');
    return load();
  };
  return { asked, fetched };
});
vi.mock('@/features/redeem/catalogue-sheets', (load) => fetched('sheets', load));
vi.mock('@/ui/overlay/code-screen', (load) => fetched('code', load));
vi.mock('@/ui/overlay/calendar-dialog', (load) => fetched('calendar', load));
vi.mock('@/ui/overlay/picture-zoom', (load) => fetched('zoom', load));
vi.mock('@/ui/media/leaflet-map', () => fetched('map', async () => ({ LeafletMap: () => <p>Leaflet</p> })));
vi.mock('./bottom-navigation', () => fetched('tabs', async () => ({ BottomNavigation: () => <p>Tabs</p> })));
vi.mock('./late-shell', (load) => fetched('late', load));

const told = () => useToasts.getState().toasts.map(({ text }) => text);
const offline = 'Please check your internet connection!';
const merchant = { current_points_balance: 8000, customerDetails: { first_name: 'Ishita', tier_count: 2 } };
const card = {
  customer_current_tier_name: 'Gold',
  current_points_balance: 8000,
  membership_id: '4218402050',
  name: 'Ishita Rao',
  merchant_tiers: [],
};

const schema = () => z.object({ day: z.string() });

function Birthday() {
  const form = useAppForm({
    initial: () => ({ day: '' }),
    schema,
    onSubmit: () => Promise.resolve(),
  });
  return (
    <FormDate form={form} name="day" label="Day" calendar={{ open: 'Open', previous: '<', next: '>' }} />
  );
}

function openMembership(Around?: typeof Shell) {
  stubBackend({
    '/getMerchantDetails': { statusCode: 100, response: { merchant_list: { added: { 1: merchant } } } },
    '/getLoyaltyProgramTierDetails': { statusCode: 100, response: card },
  });
  return renderApp('/membership', {}, Around);
}

beforeEach(() => {
  stubLocks();
  logInAsCustomer();
  useToasts.setState({ toasts: [] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

it.each<[string, string, RegExp, () => unknown]>([
  ['the order of the catalogue', 'sheets', /^Sort/, showCatalogue],
  ['the card at the till', 'code', /^Show card/, () => openMembership()],
  ['the calendar', 'calendar', /^Open/, () => renderUi(<Birthday />)],
  [
    'the floor plan',
    'zoom',
    /^Floor plan of Ground/,
    () => {
      stubDirectory();
      renderApp('/store-locator/floor-plan');
    },
  ],
])('says why %s does not open, and opens it with a later tap', async (_, file, name, show) => {
  await show();
  fireEvent.click(await screen.findByRole('button', { name }));
  await until(() => expect(told()).toContain(offline));
  expect(asked.filter((each) => each === file)).toHaveLength(1);
  fireEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

it('a map loads when the network is back', async () => {
  setCurrentBrand(testBrand({ maps: { tileUrl: '/{z}.png', attribution: '', searchUrl: '' } }));
  renderUi(<PlaceMap name="the mall" center={{ latitude: 18.5, longitude: 73.8 }} markers={[]} />);
  expect(await screen.findByText('Map not available !')).toBeTruthy();
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Leaflet')).toBeTruthy();
  setCurrentBrand(undefined);
});

it('the tabs and what comes late are tried again after some seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  openMembership(Shell);
  await screen.findByText('Ishita Rao');
  showToast('success', 'Sent.', 60_000); // brings the late part
  await until(() => expect(asked).toEqual(expect.arrayContaining(['tabs', 'late'])));
  expect(screen.queryByText('Sent.')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(await screen.findByText('Sent.')).toBeTruthy();
  expect(await screen.findByText('Tabs')).toBeTruthy();
});
