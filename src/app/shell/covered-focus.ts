import { focusMain } from '@/ui/navigation/focus-main';

let focused: Element | null = null;

/** Call it before maintenance covers the screens, because what is covered loses the focus. */
export function keepFocus(): void {
  if (!document.body.hasAttribute('data-covered')) focused = document.activeElement;
}

/** Gives the focus back when the maintenance is over: to what had it, or if that is gone, to the screen's `main`. */
export function giveFocusBack(): void {
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  if (document.activeElement === document.body) focusMain();
}
