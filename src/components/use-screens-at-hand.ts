import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

type ScreenId = keyof RegisteredRouter['routesById'];

/**
 * Loads the code of the screens that this one leads to, because they must open without a network as well. `screens` are
 * route ids, and must always be the same list. Without a network, it loads them when the network is back.
 */
export function useScreensAtHand(screens: readonly ScreenId[]): void {
  const router = useRouter();
  useEffect(() => {
    const load = () => {
      for (const id of screens) void router.loadRouteChunk(router.routesById[id]);
    };
    if (navigator.onLine) load();
    else addEventListener('online', load, { once: true });
    return () => removeEventListener('online', load);
  }, [router, screens]);
}
