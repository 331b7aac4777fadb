import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ask } from '@/ui/feedback/ask';
import { stubBackend } from '../../../tests/setup/backend';
import { stubLocks } from '../../../tests/setup/locks';
import { newQueryClient } from '../../../tests/setup/query-client';
import { renderUi } from '../../../tests/setup/render';
import { until } from '../../../tests/setup/until';
import { LateShell } from '../shell/late-shell';

const fetched = vi.hoisted(() => vi.fn(() => Promise.reject(new Error('Failed to fetch'))));
vi.mock('@/ui/overlay/confirm-dialog', async (load) => {
  await fetched();
  return load();
});

it('a question that cannot be shown is answered with no and says why, and the next one shows', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  stubLocks();
  stubBackend({ '/appVersion': { statusCode: 100, app_version: '4' } });
  const router = createRouter({
    routeTree: createRootRoute({ component: LateShell }),
    history: createMemoryHistory(),
  });
  renderUi(
    <QueryClientProvider client={newQueryClient()}>
      {/* The type Register names the app's own router, and this one has other routes. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await until(() => expect(router.state.status).toBe('idle'));
  const question = { text: 'Sure?', confirm: 'Yes', cancel: 'No' };
  let answer: boolean | undefined;
  act(() => void ask(question).then((yes) => (answer = yes)));
  await until(() => expect(answer).toBe(false));
  expect(await screen.findByText('Please check your internet connection!')).toBeTruthy();
  fetched.mockResolvedValue(undefined as never);
  act(() => void ask(question));
  expect(await screen.findByText('Sure?')).toBeTruthy();
});
