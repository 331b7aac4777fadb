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
