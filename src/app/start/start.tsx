import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { captureInstallPrompt } from '@/features/install/install-prompt';
import { insideHref } from '@/lib/inside-href';
import { pause } from '@/lib/pause';
import { setAppActions } from '@/session/app-actions';
import { addClientStateArea } from '@/session/client-state';
import { dropIncompleteSession } from '@/session/log-out';
import { keepReferralCode } from '@/session/stored-values';
import '@/ui/base.css';
import { showToast } from '@/ui/feedback/show-toast';
import { firstController } from '@/updates/first-controller';
import { reloadOnLostChunk } from '@/updates/lost-chunk';
import { focusOnNavigation, keepFocusInView } from '../shell/focus';
import { navigatingMark } from '../shell/screen-shown';
import { showHeadline } from '../shell/show-headline';
import { createQueryClient } from './query-client';
import { createAppRouter } from './router';
import { enforceTrustedTypes } from './trusted-types';
import { restoreQueries, whenRestored } from './use-persistence';

/** ms that the first screen waits for what is kept. */
const restoreLimit = 500;

/** ms that the page's outline waits for the first screen. Then the parts around the screen come without it. */
const outlineLimit = 3_000;

/** Starts the app in `#root`. It replaces the branded shell that the page has shown until now. */
export function startApp(): void {
  enforceTrustedTypes();
  reloadOnLostChunk();
  if (firstController) showHeadline();
  captureInstallPrompt();
  straightenAddress();
  dropIncompleteSession();
  keepReferralCode(location.search); // after that call, because it removes the value of an earlier customer
  document.addEventListener('contextmenu', (event) => event.preventDefault());

  const queryClient = createQueryClient();
  addClientStateArea('server-state', { reset: () => queryClient.clear() });
  restoreQueries(queryClient);
  const router = createAppRouter(queryClient);
  focusOnNavigation(router);
  keepFocusInView();
  setAppActions({
    // There is no question about unsaved input, because it is lost with the session anyway.
    showLogin: () => void router.navigate({ to: '/login', replace: true, ignoreBlocker: true }),
    followLogin: () => void router.invalidate(),
    reload: () => location.reload(),
    showError: (text) => showToast('error', text),
  });

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const render = () =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    );
  // The first render shows the screen, with what is kept. A render without them would only delay both.
  document.body.toggleAttribute(navigatingMark, true); // what is kept is renewed after the screen has shown it
  const screen = Promise.race([whenRestored(), pause(restoreLimit)]).then(() => router.load());
  void Promise.race([screen, pause(outlineLimit)]).finally(render);
}

/**
 * Turns `//offers` into `/offers`, also in the address bar. Otherwise later code could read it as the address of
 * another site.
 */
function straightenAddress(): void {
  const inside = insideHref(location.href, location.origin);
  const { pathname, search, hash } = location;
  if (inside && inside !== `${pathname}${search}${hash}`) history.replaceState(history.state, '', inside);
}
