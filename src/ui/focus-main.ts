/**
 * Moves the focus to the screen's `main`, unless it stands in it already: where a navigation has put it elsewhere, or
 * what had it is gone, keyboards and screen readers start where the eyes do.
 */
export function focusMain(): void {
  const main = document.getElementById('main');
  if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
}
