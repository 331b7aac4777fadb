import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Location } from '@/contract/locations';
import { renderUi } from '../../tests/setup/render';
import { LocationField } from './location-field';

// Of a location, the field reads only these two.
const locations = Array.from({ length: 12 }, (_, index) => ({
  id: `${index}`,
  name: `Gate ${index}`,
})) as Location[];

it('hides the sign of loading after 2 s, and shows it again for the next location', () => {
  vi.useFakeTimers();
  const field = (value: string) => (
    <LocationField locations={locations} value={value} loading onChoose={() => {}} />
  );
  const { container, rerender } = renderUi(field('1'));
  const loader = () => container.querySelector('.mantine-Loader-root');
  act(() => vi.advanceTimersByTime(2_000));
  expect(loader()).toBeNull();
  rerender(field('2'));
  expect(loader()).toBeTruthy();
});

it('says where no location has the words that are looked for', async () => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  renderUi(<LocationField locations={locations} value="1" onChoose={() => {}} />);
  await userEvent.click(screen.getByLabelText('Location', { selector: 'button' }));
  await userEvent.type(await screen.findByLabelText('Search location'), 'zzz');
  expect(await screen.findByText('No match')).toBeTruthy();
});
