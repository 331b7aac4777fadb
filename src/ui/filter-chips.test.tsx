import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderUi } from '../../tests/setup/render';
import { FilterChips } from './filter-chips';

const options = ['all', 'active', 'expired'].map((value) => ({ value, label: value }));
const chips = (value: string) => (
  <FilterChips label="Filter" options={options} value={value} onChoose={() => {}} />
);
const checked = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;

it('shows the tapped filter at once, before the list has taken it', async () => {
  const { rerender } = renderUi(chips('all'));
  await userEvent.click(screen.getByRole('radio', { name: 'expired' }));
  expect(checked()).toBe('expired');
  rerender(chips('expired'));
  expect(checked()).toBe('expired');
  rerender(chips('active')); // by Back
  expect(checked()).toBe('active');
});
