import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../tests/setup/render';
import { until } from '../../tests/setup/until';
import { CrashScreen } from './crash-screen';

it('has a heading and says the same in the document’s title', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const routeTree = createRootRoute({
    component: () => {
      throw new Error('broken');
    },
  });
  const router = createRouter({
    routeTree,
    history: createMemoryHistory(),
    defaultErrorComponent: CrashScreen,
  });
  // Register names the app's own router; this one has other routes.
  renderUi(<RouterProvider router={router as never} />);
  const heading = await screen.findByRole('heading', { level: 1 });
  await until(() => expect(document.title).toBe(`${heading.textContent} · Test Rewards`));
});
