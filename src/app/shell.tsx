import { CatchBoundary, useLocation } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { isLoggedIn } from '@/session/stored-user';
import { CrashScreen } from './crash-screen';
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
      {maintenance ? (
        <CatchBoundary getResetKey={() => 'maintenance'} errorComponent={CrashScreen}>
          <MaintenanceScreen />
        </CatchBoundary>
      ) : (
        children
      )}
      {loggedIn && !maintenance ? (
        <Extra>
          <BottomNavigation />
        </Extra>
      ) : null}
      {painted ? (
        <Extra>
          <LateShell />
        </Extra>
      ) : null}
    </Suspense>
  );
}

/** Something around the screens that may fail to load: the screens go on without it. */
function Extra({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => 'extra'} errorComponent={() => null}>
      <Suspense fallback={null}>{children}</Suspense>
    </CatchBoundary>
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
