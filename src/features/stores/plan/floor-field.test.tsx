import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { StoreFloor } from '@/contract/stores';
import { renderUi } from '../../../../tests/setup/render';
import { FloorField } from './floor-field';

it('says where no floor has the words that are looked for', async () => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  const floors = Array.from({ length: 12 }, (_, index) => ({ id: `${index}`, name: `Level ${index}` }));
  // Of a floor, the field reads only these two.
  renderUi(<FloorField floors={floors as StoreFloor[]} value="1" onChoose={() => {}} />);
  await userEvent.click(screen.getByLabelText('Floor', { selector: 'button' }));
  await userEvent.type(await screen.findByLabelText('Search floor'), 'zzz');
  expect(await screen.findByText('No match')).toBeTruthy();
});
