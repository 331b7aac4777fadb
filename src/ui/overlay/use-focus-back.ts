import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusMain } from '../navigation/focus-main';

/**
 * Gives the focus back when a dialog closes: to what had it before, or if that is gone, to the screen's `main`. Mantine
 * does so only for a dialog that opens after it was mounted, but many load while they open, and go when they close.
 */
export function useFocusBack(opened: boolean): void {
  const before = useRef<Element>(null);
  // Mantine moves the focus into the dialog a moment later.
  useLayoutEffect(() => {
    if (opened) before.current = document.activeElement;
  }, [opened]);
  useEffect(() => {
    if (!opened) return;
    return () => {
      const opener = before.current === document.body ? null : before.current;
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      if (document.activeElement !== opener) focusMain();
    };
  }, [opened]);
}
