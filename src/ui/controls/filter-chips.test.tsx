import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../../tests/setup/render';
import { stubRow } from '../../../tests/setup/row-of-children';
import { FilterChips } from './filter-chips';

const labels = { all: 'all', active: 'active', expired: 'expired' };
const chips = (value: keyof typeof labels) => (
  <FilterChips label="Filter" labels={labels} value={value} onChoose={() => {}} />
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

it('scrolls sideways to the chosen filter', async () => {
  const { scrolled } = stubRow(300);
  renderUi(chips('all'));
  const row = screen.getByRole('group', { name: 'Filter' });
  await userEvent.click(screen.getByRole('radio', { name: 'expired' }));
  expect(scrolled(row)).toBe(row.children.length * 200 - 300);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
