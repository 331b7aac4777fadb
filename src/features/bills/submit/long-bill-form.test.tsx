import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { locationsQuery } from '@/components/locations-query';
import { getBrandName } from '@/contract/bills';
import { today } from '@/lib/today';
import { shownDate } from '@/lib/typed-date';
import { isBusy } from '@/updates/busy';
import { stubBackend } from '../../../../tests/setup/backend';
import { write } from '../../../../tests/setup/hands';
import {
  chooseBrand,
  chooseFiles,
  field,
  findBrand,
  png,
  riverside,
  showSubmitBill,
  submitButton,
  told,
  zarli,
} from '../../../../tests/setup/submit-bill';
import { until } from '../../../../tests/setup/until';

const show = (given: Parameters<typeof showSubmitBill>[0] = {}) =>
  showSubmitBill({ ...given, state: { billTab: 1 } });

const chooseLocation = async (name = 'Riverside') =>
  userEvent.selectOptions(await screen.findByLabelText('Location'), name);

describe('the fields of a long bill', () => {
  it('ask for the brands of the location, and begin again with each', async () => {
    const { backend } = await show();
    await findBrand('Please select location');
    expect(field('Bill date').value).toBe(shownDate(today()));
    await chooseLocation();
    await chooseBrand('Adora');
    fireEvent.change(field('Bill date'), { target: { value: '01 / 01 / 2020' } });
    fireEvent.blur(field('Bill date'));
    expect(await screen.findByText('The bill may be at most 7 days old.')).toBeTruthy();
    await chooseLocation('Old Town');
    await findBrand('Select Brand');
    expect(field('Bill date').value).toBe(shownDate(today()));
    expect(screen.queryByText('The bill may be at most 7 days old.')).toBeNull();
    expect(backend.requestsTo(getBrandName).map(({ fields }) => fields.location_id)).toEqual(['1', '2']);
  });

  it('choose the only location and the only brand, which is nothing to lose', async () => {
    await show({ places: [riverside], shops: [zarli] });
    await findBrand('Zarli');
    expect(field('Location').value).toBe('1');
    await until(() => expect(isBusy('form')).toBe(false));
  });

  it.each([
    ['a location without brands', { places: [riverside], shops: [] }, 'Brand not available.'],
    ['a mall without locations', { places: [] }, 'Location not available.'],
  ])('say so in %s', async (_, given, words) => {
    await show(given);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('say that a brand is missing when its sheet is closed without one', async () => {
    await show();
    await chooseLocation();
    await findBrand('Select Brand');
    await userEvent.click(screen.getByRole('button', { name: 'Brand' }));
    await screen.findByRole('radio', { name: 'Adora' });
    expect(screen.queryByText('Brand not available.')).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText('Brand not available.')).toBeTruthy();
    await chooseBrand('Adora');
    await until(() => expect(screen.queryByText('Brand not available.')).toBeNull());
  });

  it('search brands in 12 characters, the chosen one first', async () => {
    await show();
    await chooseLocation();
    await chooseBrand('Zarli');
    await findBrand('Zarli');
    await userEvent.click(screen.getByRole('button', { name: 'Brand' }));
    const names = () => screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent);
    expect(names()).toEqual(['Zarli', 'Adora']);
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search Brand' });
    await userEvent.type(search, 'DOR');
    expect(names()).toEqual(['Adora']);
    await userEvent.type(search, 'abcdefghijklmno');
    expect(search.value).toHaveLength(12);
    expect(screen.getByText('No brand with that name.')).toBeTruthy();
  });

  it('say so when a pasted number is longer than its field, because a cut number is another bill’s', async () => {
    await show();
    await userEvent.click(await screen.findByLabelText('Bill number'));
    await userEvent.paste('INV-1234567890-1234567890');
    expect(field('Bill number').value).toBe('INV-1234567890-12345');
    expect(screen.getByText('At most 20 characters fit here.')).toBeTruthy();
  });

  it('have their button with the first page, which the last good field opens', async () => {
    await show();
    await screen.findByLabelText('Location');
    expect(submitButton()).toBeNull();
    await chooseFiles(png('a.png'));
    await until(() => expect(submitButton()?.disabled).toBe(true));
    await chooseLocation();
    await chooseBrand('Adora');
    await userEvent.type(field('Bill number'), 'INV-1');
    expect(submitButton()?.disabled).toBe(true);
    await userEvent.type(field('Bill amount'), '5');
    expect(submitButton()?.disabled).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(submitButton()).toBeNull();
  });
});

it('the pages of a long bill are five with less than 20 MB, and it says why it takes no other', async () => {
  await show();
  await chooseFiles(png('big.png', 'big', 20_000_000), png('bigger.png', 'bigger', 1_000_000));
  expect(await screen.findByText('Page 1 · 19.07 MB')).toBeTruthy();
  await until(() => expect(told()).toEqual(['Images size exceeding allowed limit!']));
  // The last two look the same.
  await chooseFiles(...['2', '3', '4', '4', '6'].map((name, at) => png(`${at + 2}.png`, name)));
  expect(await screen.findByText('Page 5 · Less than 0.01 MB')).toBeTruthy();
  await until(() => expect(told()).toContain('Already selected 5 images or Image size exceeds 20 mb'));
  expect(screen.queryByLabelText('Choose files')).toBeNull();
  expect(screen.getByText('5 pages · 19.07 MB')).toBeTruthy();
  expect(screen.getByText('This looks like the same bill as 4.png.')).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: 'Delete' })[3] as HTMLElement);
  await until(() => expect(document.activeElement?.id).toBe('main'));
  expect(screen.queryByText(/This looks like the same bill/)).toBeNull();
});

describe('locations that are renewed while the form is open', () => {
  const place = (id: string, location_name: string, days = 7) => ({
    id,
    location_name,
    bill_date_submission_days: days,
  });

  /** Opens the form with the location Riverside, and renews the locations behind it. The new names show then. */
  async function renew(...places: ReturnType<typeof place>[]) {
    const { queryClient, backend } = await show({ shops: [zarli] });
    await chooseLocation();
    await findBrand('Zarli');
    const before = backend.requestsTo(getBrandName);
    const { requestsTo } = stubBackend({
      '/getStoreLocations': { statusCode: 100, response: { locations: places } },
      '/getBrandName': { statusCode: 100, response: [zarli] },
    });
    await act(() => queryClient.refetchQueries({ queryKey: locationsQuery().queryKey }));
    const options = () => within(field('Location')).getAllByRole('option');
    await until(() =>
      expect(
        options()
          .map(({ textContent }) => textContent)
          .slice(1),
      ).toEqual(places.map(({ location_name }) => location_name)),
    );
    return () => [...before, ...requestsTo(getBrandName)].map(({ fields }) => fields.location_id);
  }
  const writeDate = (text: string) => {
    write(field('Bill date'), text);
    act(() => field('Bill date').blur());
  };

  it('say anew how old a bill may be', async () => {
    vi.setSystemTime(new Date(2026, 10, 20, 12));
    await renew(place('1', 'Riverside Mall', 30));
    writeDate('01 / 11 / 2026');
    expect(screen.queryByText(/days old/)).toBeNull();
    writeDate('01 / 10 / 2026');
    expect(screen.getByText('The bill may be at most 30 days old.')).toBeTruthy();
  });

  it('must be chosen again where the chosen one is gone', async () => {
    await renew(place('2', 'Old Town'), place('3', 'Harbour'));
    await until(() => expect(field('Location').value).toBe(''));
    expect(screen.getByText('Location not available.')).toBeTruthy();
    await findBrand('Please select location');
  });

  it('are chosen where only one is left', async () => {
    const brandsOf = await renew(place('2', 'Old Town'));
    await until(() => expect(brandsOf()).toEqual(['1', '2']));
    expect(field('Location').value).toBe('2');
    expect(screen.queryByText('Location not available.')).toBeNull();
  });
});

it('a form that stays open over midnight takes a bill of the new day from the calendar', async () => {
  vi.setSystemTime(new Date(2026, 10, 20, 12));
  await show();
  await screen.findByLabelText('Bill date');
  vi.setSystemTime(new Date(2026, 10, 21, 9));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  fireEvent.click(screen.getByRole('button', { name: 'Choose the bill date' }));
  const day = await screen.findByRole<HTMLButtonElement>('button', { name: '21 November 2026' });
  expect(day.disabled).toBe(false);
  fireEvent.click(day);
  expect(field('Bill date').value).toBe('21 / 11 / 2026');
});
