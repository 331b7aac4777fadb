import { CatchBoundary, useLocation, useRouterState } from '@tanstack/react-router';
import { lazy, type PropsWithChildren, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { endFirstLogin, isFirstLoginAwaited } from '@/features/login/first-login';
import { isLoggedIn } from '@/session/stored-user';
import { NavBar } from '@/ui/navigation/nav-bar';
import { loadUntilThere } from '@/updates/load-until-there';
import { type Settled, Settling, useOnce } from '../changes/use-settled';
import { useMaintenance, useMaintenanceCheck } from '../maintenance/maintenance';
import { useNextScreens } from '../start/use-next-screens';
import { usePersistence } from '../start/use-persistence';
import { CrashScreen } from './crash-screen';
import { navigatingMark } from './screen-shown';
import styles from './shell.module.css';

const BottomNavigation = lazy(() =>
  loadUntilThere(() => import('./bottom-navigation')).then(({ BottomNavigation }) => ({
    default: BottomNavigation,
  })),
);
const LateShell = lazy(() =>
  loadUntilThere(() => import('./late-shell')).then(({ LateShell }) => ({ default: LateShell })),
);
const MaintenanceScreen = lazy(() =>
  import('../maintenance/maintenance-screen').then(({ MaintenanceScreen }) => ({
    default: MaintenanceScreen,
  })),
);

/** Maintenance only covers the screens, so that what was typed and chosen is there again when it is over. */
function Screens({ covered, children }: PropsWithChildren<{ covered: boolean }>) {
  // Before the frame, or a screen reader would meet two screens for a moment.
  useLayoutEffect(() => {
    document.body.toggleAttribute('data-covered', covered);
  }, [covered]);
  return <div className={styles.coverable}>{children}</div>;
}

/** Marks the page while the next screen is on its way. Before the frame: it answers the tap (bottom-navigation.module.css). */
function NavigationMark() {
  const navigating = useRouterState({
    select: ({ isLoading, resolvedLocation }) => isLoading || !resolvedLocation,
  });
  useLayoutEffect(() => {
    document.body.toggleAttribute(navigatingMark, navigating);
  }, [navigating]);
  return null;
}

/**
 * The parts around every screen. The tabs come with the first screen of a customer. Toasts, dialogs, the loader and the
 * service worker load when the first screen has settled. Nobody needs them earlier, and every kilobyte counts in a mall
 * with a weak signal. If one of these parts fails to load, the screens work without it until it is there.
 */
export function Shell({ children }: PropsWithChildren) {
  const maintenance = useMaintenance(({ active }) => active);
  const loggedIn = useLocation({ select: isLoggedIn });
  const arrived = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation !== undefined });
  const [[content, settled], tell] = useState<Settled>([false, false]);
  useMaintenanceCheck(content);
  usePersistence(loggedIn, content);
  useNextScreens(loggedIn && content);
  const begun = useOnce(!maintenance);
  const shown = arrived || maintenance;
  useEffect(() => {
    if (shown && !isFirstLoginAwaited()) endFirstLogin();
  }, [shown]);
  return (
    <Suspense fallback={null}>
      <NavigationMark />
      {settled ? null : <Settling arrived={arrived} tell={tell} />}
      {maintenance ? (
        <CatchBoundary getResetKey={() => 'maintenance'} errorComponent={CrashScreen}>
          {/* Not the boundary around, which would hide the screens another way, and forget who had the focus. */}
          <Suspense fallback={null}>
            <MaintenanceScreen />
          </Suspense>
        </CatchBoundary>
      ) : null}
      {begun ? <Screens covered={maintenance}>{children}</Screens> : null}
      {loggedIn && !maintenance ? (
        <CatchBoundary getResetKey={() => 'navigation'} errorComponent={() => null}>
          <NavBar>
            <Suspense fallback={null}>{arrived ? <BottomNavigation /> : null}</Suspense>
          </NavBar>
        </CatchBoundary>
      ) : null}
      {settled ? (
        <CatchBoundary getResetKey={() => 'late'} errorComponent={() => null}>
          <Suspense fallback={null}>
            <LateShell />
          </Suspense>
        </CatchBoundary>
      ) : null}
    </Suspense>
  );
}
