import type { AnyRouter } from '@tanstack/react-router';
import { focusMain } from '@/ui/navigation/focus-main';

/**
 * Moves the focus to the new screen's `main` after a navigation, so that keyboards and screen readers start at the
 * content. If a screen has put the focus into one of its fields, it stays there.
 */
export function focusOnNavigation(router: AnyRouter): void {
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    if (!pathChanged || !fromLocation) return;
    focusMain();
  });
}

const focusable = 'a, button, input, select, textarea';

/**
 * Scrolls the focused element out from under the bars at the screen's edges (`scroll-padding` in base.css). Firefox
 * does not scroll a field as long as a part of it is in the window, even if the purchase buttons cover it.
 */
export function keepFocusInView(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(focusable)) return;
    if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
  });
}
