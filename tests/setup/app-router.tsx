import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRouter, type HistoryState, RouterProvider } from '@tanstack/react-router';
import type { PropsWithChildren, ReactElement } from 'react';
import { afterEach, vi } from 'vitest';
import { followBills } from '@/app/changes/follow-changes';
import { createQueryClient } from '@/app/start/query-client';
import { routeTree } from '@/routeTree.gen';
import { setAppActions } from '@/session/app-actions';
import { addClientStateArea, resetClientState } from '@/session/client-state';
import { useToasts } from '@/ui/feedback/show-toast';
import { refuseLooseTexts } from './loose-texts';
import { renderUi } from './render';
import { stubAppActions } from './session';

/** The next test is another page. */
afterEach(resetClientState);
refuseLooseTexts();

/**
 * Shows an address with the app's own routes, guards and screens, without the shell around them, unless `Around` brings
 * parts of it. Failures become toasts.
 */
export function renderApp(
  path: string,
  state: HistoryState = {},
  Around?: (props: PropsWithChildren) => ReactElement,
) {
  vi.stubGlobal('scrollTo', () => {}); // the simulated browser has none
  // Not its counter: a toast of the test before would close one of this test.
  useToasts.setState({ toasts: [] });
  const queryClient = createQueryClient();
  const history = createMemoryHistory();
  history.replace(path, { key: 'test', __TSR_index: 0, ...state });
  const router = createRouter({
    routeTree,
    history,
    context: { queryClient },
    defaultPendingMinMs: 0,
    ...(Around && { InnerWrap: Around }),
  });
  followBills(queryClient);
  addClientStateArea('server-state', { reset: () => queryClient.clear() });
  const appActions = stubAppActions();
  appActions.showLogin.mockImplementation(() => void router.navigate({ to: '/login', replace: true }));
  setAppActions(appActions);
  renderUi(
    <QueryClientProvider client={queryClient}>
      {/* The type Register names the app's own router, and this one has another history. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return { queryClient, router, history, appActions };
}
