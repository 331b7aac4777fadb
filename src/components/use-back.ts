import { useNavigate, useRouter } from '@tanstack/react-router';
import { paths } from '@/lib/paths';
import { isLoggedIn } from '@/session/stored-user';

/**
 * Goes back to where the shopper came from, or to a fitting screen if this one was opened directly. After a login, the
 * step before is the login, so that counts as opened directly. `search` goes to the fitting screen.
 */
export function useBack(fallback: string, search?: object): () => void {
  const { history } = useRouter();
  const navigate = useNavigate();
  return () => {
    if (history.canGoBack() && !history.location.state.afterLogin) history.back();
    else void navigate({ to: fallback, search, replace: true });
  };
}

/** Leads from a screen of the menu back to the menu, and a visitor, who has no menu, to the login. */
export function useBackToMenu(): () => void {
  const navigate = useNavigate();
  return () => void navigate({ to: isLoggedIn() ? paths.more : '/login' });
}
