import type { QueryClient } from '@tanstack/react-query';
import { createRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { OptionalScreen } from '@/brand/capabilities';
import { routeTree } from '@/routeTree.gen';
import type { Tab } from './bottom-navigation';
import { CrashScreen } from './crash-screen';
import { Shell } from './shell';

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    InnerWrap: Shell,
    defaultErrorComponent: CrashScreen,
    // Only addresses that no route can read come here, such as those with a broken % escape.
    defaultNotFoundComponent: UnknownAddress,
    defaultPreload: 'intent',
    // Query decides what is fresh; the router only asks.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
  });
}

/** Shown for an address that no route can read: leads to the start. */
function UnknownAddress() {
  const router = useRouter();
  useEffect(() => void router.navigate({ to: '/', replace: true }), [router]);
  return null;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }

  /** What a route says of its screen. */
  interface StaticDataRouteOption {
    /** The tab of the bottom navigation that it belongs to. */
    tab?: Tab;
    /** The area that a mall may switch off; its addresses then count as unknown. */
    optional?: OptionalScreen;
  }

  /**
   * What one screen hands to the next; survives a reload, not a shared link. Short texts and flags only: the history
   * outlives releases, so what a screen shows comes from what is cached, and texts are read with `stateText`. Each route
   * declares what it reads; here stands what several screens read in their own way.
   */
  interface HistoryState {
    from?: 'registration' | 'transactions';
  }
}
