import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../../tests/setup/render';
import { until } from '../../../tests/setup/until';
import { Html } from './html';
import { loadSanitiser } from './load-sanitiser';

// DOMPurify needs a real browser: tests/e2e/ui/sanitise.e2e.ts tests what it removes.
const sanitiser = {
  sanitise: (html: string) => {
    if (html.includes('unparsable')) throw new Error('cannot be sanitised');
    return html.replace(/ onclick="[^"]*"/g, '');
  },
};

vi.mock(import('./load-sanitiser'), () => ({ loadSanitiser: vi.fn() }));
const load = vi.mocked(loadSanitiser);

beforeEach(() => {
  load.mockReset().mockResolvedValue(sanitiser);
});

test('shows the sanitised text, and the fallback until then', async () => {
  renderUi(<Html html={'<p onclick="steal()">Earn on every bill</p>'} fallback="Loading..." />);
  expect(screen.getByText('Loading...')).toBeTruthy();
  const words = await screen.findByText('Earn on every bill');
  expect(words.hasAttribute('onclick')).toBe(false);
});

test('does not show an earlier text instead of a new one', async () => {
  const { rerender } = renderUi(<Html html="<p>First</p>" />);
  await screen.findByText('First');
  rerender(<Html html="<p>Second</p>" />);
  expect(screen.queryByText('First')).toBeNull();
  expect(await screen.findByText('Second')).toBeTruthy();
});

test.each(['<p> &nbsp;</p><br>', '<p>unparsable</p>'])('says that nothing is left of %j', async (html) => {
  renderUi(<Html html={html} empty="No words" />);
  expect(await screen.findByText('No words')).toBeTruthy();
});

test('takes a picture for something to see', async () => {
  renderUi(<Html html='<p><img src="/map.png" alt="Map"></p>' empty="No words" />);
  expect(await screen.findByRole('img', { name: 'Map' })).toBeTruthy();
});

test('shows nothing if the text could not be sanitised', async () => {
  const { container } = renderUi(<Html html="<p>unparsable</p>" fallback="Loading..." />);
  await until(() => expect(screen.queryByText('Loading...')).toBeNull());
  expect(container.textContent).toBe('');
});

test('replaces a picture that does not load by the placeholder, and keeps it', async () => {
  const html = '<p>Terms</p><img src="/gone.png" alt="Card"><img src="/gone-too.png" alt="">';
  const { container, rerender } = renderUi(<Html html={html} />);
  await screen.findByText('Terms');
  for (const image of container.querySelectorAll('img')) fireEvent.error(image);
  expect(container.querySelectorAll('img')).toHaveLength(0);
  expect(screen.getByRole('img', { name: 'Card' }).querySelector('svg')).toBeTruthy();
  rerender(<Html html={html} />);
  expect(container.querySelectorAll('img')).toHaveLength(0);
});

test('offers to try again when the sanitiser cannot be loaded', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  renderUi(<Html html="<p>Earn on every bill</p>" fallback="Loading..." />);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByText('Loading...')).toBeNull();
  await userEvent.click(retry);
  expect(await screen.findByText('Earn on every bill')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
