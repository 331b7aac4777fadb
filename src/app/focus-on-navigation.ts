import type { AnyRouter } from '@tanstack/react-router';
import { focusMain } from '@/ui/focus-main';

/**
 * Moves the focus to the new screen's `main` after a navigation, so that keyboards and screen readers start where the
 * eyes do. A screen that has put the focus into one of its fields keeps it there.
 */
export function focusOnNavigation(router: AnyRouter): void {
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    if (!pathChanged || !fromLocation) return;
    focusMain();
  });
}
