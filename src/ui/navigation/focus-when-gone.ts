import { focusMain } from './focus-main';

/** The `ref` of something that shoppers take away, such as a row: if it goes while the focus is in it, `main` gets the focus. */
export function focusWhenGone(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined;
  return () => {
    // Now it is still there. The microtask comes when React has removed it.
    if (part.contains(document.activeElement)) queueMicrotask(focusMain);
  };
}
