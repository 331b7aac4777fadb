/**
 * Moves the focus to the screen's `main`, unless it is inside already. So keyboards and screen readers start at the
 * content after a navigation, and when the focused element has vanished.
 */
export function focusMain(): void {
  const main = document.getElementById('main');
  if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
}
