import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { currentBrand } from '@/brand/current-brand';
import { beginArrival } from '@/components/once-per-arrival';
import { longestAddress } from '@/lib/inside-href';
import { nextFrame } from '@/lib/next-frame';
import { dropIncompleteSession } from '@/session/log-out';
import { rememberRoute } from '@/session/previous-route';
import { isLoggedIn } from '@/session/stored-user';
import { dropStray } from '@/session/stray-draft';

interface RouterContext {
  queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ location, cause, matches }) => {
    const { screens } = currentBrand();
    const isOff = matches.some(({ staticData: { optional } }) => optional && !screens[optional]);
    // Unknown addresses lead to the same place.
    if (isOff || location.href.length > longestAddress) throw redirect({ to: '/', replace: true });
    // A finger on a link prepares its screen, but shows first that it is there.
    if (cause === 'preload') return nextFrame();
    beginArrival();
    dropStray(location.pathname);
    if (!isLoggedIn()) {
      dropIncompleteSession();
      if (location.state.from !== 'registration') rememberRoute(location.pathname, location.href);
    }
    // The tab or link that was tapped shows it first. Then the next screen may keep a slow processor busy.
    if (cause === 'stay') await nextFrame();
  },
});
