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

const focusable = 'a, button, input, select, textarea';

/**
 * Scrolls what gets the focus clear of the bars at the screen's edges (`scroll-padding` in base.css). Firefox by itself
 * leaves a field where it is as long as some part of it shows, be it under the purchase buttons.
 */
export function keepFocusInView(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(focusable)) return;
    if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
  });
}
