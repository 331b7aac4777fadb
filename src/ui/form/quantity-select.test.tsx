import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../../tests/setup/render';
import { QuantitySelect } from './quantity-select';

/** The choices of a select over these quantities, and the one that is chosen. */
function choices(min: number, max: number, value: number) {
  renderUi(<QuantitySelect label="Quantity" {...{ min, max, value }} onChange={() => undefined} />);
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  return { all: [...select.options].map((option) => Number(option.value)), chosen: Number(select.value) };
}

test('offers every quantity from min to max', () => {
  expect(choices(2, 5, 3)).toEqual({ all: [2, 3, 4, 5], chosen: 3 });
});

test('offers hundreds of them where there are as many', () => {
  expect(choices(1, 800, 1).all.at(-1)).toBe(800);
});

test('offers a thousand of them, since no hand picks from more, and what is chosen already', () => {
  const { all, chosen } = choices(1, 1_000_000, 5_000);
  expect([all.length, all[0], all.at(-2), all.at(-1), chosen]).toEqual([1_001, 1, 1_000, 5_000, 5_000]);
});

test('keeps a quantity below the least one in sight', () => {
  expect(choices(2, 4, 1)).toEqual({ all: [1, 2, 3, 4], chosen: 1 });
});
