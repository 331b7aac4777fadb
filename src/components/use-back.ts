import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';

/**
 * The way back: to where the shopper came from, or to a screen that fits where this one was opened directly. What lies
 * behind a screen that a login has led to is that login.
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
