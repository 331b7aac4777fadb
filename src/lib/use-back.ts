import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';

/** The way back: to where the shopper came from, or to a screen that fits where this one was opened directly. */
export function useBack(fallback: string): () => void {
  const { history } = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  return () => (canGoBack ? history.back() : void navigate({ to: fallback, replace: true }));
}
