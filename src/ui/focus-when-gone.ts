import { focusMain } from './focus-main';

/** The `ref` of a row that shoppers remove: if the row goes while the focus is in it, `main` gets the focus. */
export function focusWhenGone(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return undefined;
  return () => {
    // Now the row is still there. The microtask comes when React has removed it.
    if (row.contains(document.activeElement)) queueMicrotask(focusMain);
  };
}
