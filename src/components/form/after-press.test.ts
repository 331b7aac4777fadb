import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { until } from '../../../tests/setup/until';
import { afterPress } from './after-press';

it('runs at once while nothing is pressed', () => {
  const run = vi.fn();
  afterPress(run);
  expect(run).toHaveBeenCalledOnce();
});

it.each(['mouseUp', 'dragEnd', 'keyDown'] as const)(
  'runs after the click of a press that ends with %s',
  async (end) => {
    const order: string[] = [];
    fireEvent.mouseDown(document.body);
    afterPress(() => order.push('left'));
    fireEvent[end](document.body);
    order.push('click');
    await until(() => expect(order).toEqual(['click', 'left']));
    afterPress(() => order.push('next'));
    expect(order.at(-1)).toBe('next');
  },
);
