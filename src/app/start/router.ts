import type { QueryClient } from '@tanstack/react-query';
import { createRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { OptionalScreen } from '@/brand/capabilities';
import { routeTree } from '@/routeTree.gen';
import type { Tab } from '../shell/bottom-navigation';
import { CrashScreen } from '../shell/crash-screen';
import { Shell } from '../shell/shell';

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    InnerWrap: Shell,
    defaultErrorComponent: CrashScreen,
    // Only for addresses that no route can read, such as those with a broken % escape.
    defaultNotFoundComponent: UnknownAddress,
    defaultPreload: 'intent',
    // ms. A tap loads at once, and not a second and third time with the focus and the mouse events that follow it.
    defaultPreloadDelay: 50,
    // TanStack Query decides which data is fresh. The router always runs the loader.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
  });
}

/** For an address that no route can read: leads to the start. */
function UnknownAddress() {
  const router = useRouter();
  useEffect(() => void router.navigate({ to: '/', replace: true }), [router]);
  return null;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }

  /** What a route declares about its screen. */
  interface StaticDataRouteOption {
    /** The screen's tab in the bottom navigation. */
    tab?: Tab;
    /** The screen works without a network, and then says how old its data is (app/offline-line.tsx). */
    atTheTill?: true;
    /** The switch of the area. If a merchant switches it off, its addresses count as unknown. */
    optional?: OptionalScreen;
  }

  /**
   * What one screen passes to the next. It survives a reload, but is not part of a shared link. Only short texts and
   * flags: the history survives releases, so screens show cached data, and read texts with `stateText`. Each route
   * declares its own values. Here are those that several screens use.
   */
  interface HistoryState {
    from?: 'registration' | 'transactions' | 'bill';
  }
}
