import { useLocation } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { isLoggedIn } from '@/session/stored-user';
import { useMaintenance } from './maintenance';

const BottomNavigation = lazy(() =>
  import('./bottom-navigation').then(({ BottomNavigation }) => ({ default: BottomNavigation })),
);
const LateShell = lazy(() => import('./late-shell').then(({ LateShell }) => ({ default: LateShell })));
const MaintenanceScreen = lazy(() =>
  import('./maintenance-screen').then(({ MaintenanceScreen }) => ({ default: MaintenanceScreen })),
);

/**
 * What stands around every screen. Toasts, dialogs, the loader and the service worker come after the first paint:
 * nobody needs them before, and every kilobyte counts in a mall with two bars of signal.
 */
export function Shell({ children }: { children: ReactNode }) {
  const maintenance = useMaintenance(({ active }) => active);
  const loggedIn = useLocation({ select: isLoggedIn });
  const painted = usePainted();
  return (
    <Suspense fallback={null}>
      {maintenance ? <MaintenanceScreen /> : children}
      {loggedIn && !maintenance ? (
        <Suspense fallback={null}>
          <BottomNavigation />
        </Suspense>
      ) : null}
      {painted ? (
        <Suspense fallback={null}>
          <LateShell />
        </Suspense>
      ) : null}
    </Suspense>
  );
}

/** Turns true once the first screen is on the glass. */
function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    // A frame that was asked for in one frame runs after that one's paint.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted;
}
