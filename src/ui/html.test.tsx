import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../tests/setup/render';
import { Html } from './html';

test('shows the words once they are harmless, and the fallback until then', async () => {
  renderUi(<Html html="<p>Earn on every bill<img src=x onerror='steal()'></p>" fallback="Loading..." />);
  expect(screen.getByText('Loading...')).toBeTruthy();
  const words = await screen.findByText('Earn on every bill');
  expect(words.querySelector('img')?.hasAttribute('onerror')).toBe(false);
});

test('never shows an earlier text in the place of a new one', async () => {
  const { rerender } = renderUi(<Html html="<p>First</p>" />);
  await screen.findByText('First');
  rerender(<Html html="<p>Second</p>" />);
  expect(screen.queryByText('First')).toBeNull();
  expect(await screen.findByText('Second')).toBeTruthy();
});
