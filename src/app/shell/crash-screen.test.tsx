import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { reloadOnLostChunk } from '@/updates/lost-chunk';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { renderUi } from '../../../tests/setup/render';
import { until } from '../../../tests/setup/until';
import { CrashScreen } from './crash-screen';

const broken = vi.fn(() => {
  throw new Error('broken');
});

beforeEach(() => {
  broken.mockClear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

function crash() {
  const router = createRouter({
    routeTree: createRootRoute({ component: broken }),
    history: createMemoryHistory(),
    defaultErrorComponent: CrashScreen,
  });
  // The type Register names the app's own router, and this one has other routes.
  return renderUi(<RouterProvider router={router as never} />);
}

it('has a heading, and the same text in the document’s title', async () => {
  crash();
  const heading = await screen.findByRole('heading', { level: 1 });
  await until(() => expect(document.title).toBe(`${heading.textContent} · Test Rewards`));
});

it('shows nothing while the page may reload for a missing chunk, and Retry if it does not', async () => {
  vi.spyOn(location, 'reload').mockImplementation(() => {});
  const answer = laterAnswer<Response>();
  vi.stubGlobal('fetch', answer.asked);
  reloadOnLostChunk();
  dispatchEvent(
    Object.assign(new Event('vite:preloadError'), { payload: new Error('Failed to fetch x.js') }),
  );
  crash();
  await until(() => expect(broken).toHaveBeenCalled());
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  await answer.give(new Response(null));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
});
