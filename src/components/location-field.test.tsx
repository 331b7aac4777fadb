import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Location } from '@/contract/locations';
import { renderUi } from '../../tests/setup/render';
import { LocationField } from './location-field';

it('says where no location has the words that are looked for', async () => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  const locations = Array.from({ length: 12 }, (_, index) => ({ id: `${index}`, name: `Gate ${index}` }));
  // Of a location, the field reads only these two.
  renderUi(<LocationField locations={locations as Location[]} value="1" onChoose={() => {}} />);
  await userEvent.click(screen.getByLabelText('Location', { selector: 'button' }));
  await userEvent.type(await screen.findByLabelText('Search location'), 'zzz');
  expect(await screen.findByText('No match')).toBeTruthy();
});
