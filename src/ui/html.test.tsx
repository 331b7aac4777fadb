import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../tests/setup/render';
import { Html } from './html';

// DOMPurify needs a real browser: tests/e2e/ui/sanitise.e2e.ts holds what it removes.
vi.mock('./sanitise', () => ({
  sanitise: (html: string) => {
    if (html.includes('unparsable')) throw new Error('cannot be sanitised');
    return html.replace(/ onclick="[^"]*"/g, '');
  },
}));

test('shows the sanitised words, and the fallback until then', async () => {
  renderUi(<Html html={'<p onclick="steal()">Earn on every bill</p>'} fallback="Loading..." />);
  expect(screen.getByText('Loading...')).toBeTruthy();
  const words = await screen.findByText('Earn on every bill');
  expect(words.hasAttribute('onclick')).toBe(false);
});

test('never shows an earlier text in the place of a new one', async () => {
  const { rerender } = renderUi(<Html html="<p>First</p>" />);
  await screen.findByText('First');
  rerender(<Html html="<p>Second</p>" />);
  expect(screen.queryByText('First')).toBeNull();
  expect(await screen.findByText('Second')).toBeTruthy();
});

test('shows nothing rather than what could not be sanitised', async () => {
  const { container } = renderUi(<Html html="<p>unparsable</p>" fallback="Loading..." />);
  await vi.waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  expect(container.textContent).toBe('');
});
