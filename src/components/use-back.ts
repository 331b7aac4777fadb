import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';

/**
 * Leads back to where the shopper came from, or to a fitting screen where this one was opened directly. Behind a
 * screen that a login has led to is that login, so that counts as opened directly.
 */
export function useBack(fallback: string): () => void {
  const { history } = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  return () => {
    if (canGoBack && !history.location.state.afterLogin) history.back();
    else void navigate({ to: fallback, replace: true });
  };
}
