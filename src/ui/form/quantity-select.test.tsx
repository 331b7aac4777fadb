import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../../tests/setup/render';
import { QuantitySelect } from './quantity-select';

/** The options of a select with these quantities, and the chosen one. */
function choices(min: number, max: number, value: number) {
  renderUi(<QuantitySelect label="Quantity" min={min} max={max} value={value} onChange={() => undefined} />);
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  return { all: [...select.options].map((option) => Number(option.value)), chosen: Number(select.value) };
}

test.each([
  ['offers every quantity from min to max', 2, 5, 3, [2, 3, 4, 5]],
  ['still shows a quantity below the lowest one', 2, 4, 1, [1, 2, 3, 4]],
] as const)('%s', (_, min, max, value, all) => {
  expect(choices(min, max, value)).toEqual({ all, chosen: value });
});

test('offers hundreds of them if there are so many', () => {
  expect(choices(1, 800, 1).all.at(-1)).toBe(800);
});

test('offers at most a thousand of them, and the chosen quantity', () => {
  const { all, chosen } = choices(1, 1_000_000, 5_000);
  expect([all.length, all[0], all.at(-2), all.at(-1), chosen]).toEqual([1_001, 1, 1_000, 5_000, 5_000]);
});
