import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { rememberRoute } from '@/session/previous-route';
import { dropIncompleteSession } from '@/session/session-watch';
import { isLoggedIn } from '@/session/stored-user';

export interface RouterContext {
  queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location, cause }) => {
    if (cause === 'preload' || isLoggedIn()) return;
    dropIncompleteSession();
    if (location.state.from !== 'registration') rememberRoute(location.pathname, location.href);
  },
});
