import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { rememberRoute } from '@/session/previous-route';
import { dropIncompleteSession } from '@/session/session-watch';
import { isLoggedIn } from '@/session/stored-user';
import { dropStrayDraft } from '@/session/stray-draft';

export interface RouterContext {
  queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location, cause }) => {
    if (cause === 'preload') return;
    dropStrayDraft(location.pathname);
    if (isLoggedIn()) return;
    dropIncompleteSession();
    if (location.state.from !== 'registration') rememberRoute(location.pathname, location.href);
  },
});
