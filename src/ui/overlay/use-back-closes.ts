import { useEffect, useEffectEvent } from 'react';

/** TypeScript does not know it yet: https://developer.mozilla.org/docs/Web/API/CloseWatcher */
declare class CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/**
 * While `active`, Back on the phone closes what is open, and the screen below stays. Of several open ones, the browser
 * closes the last one only. Where the browser has no CloseWatcher, Back leaves the screen.
 */
export function useBackCloses(active: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!active || !('CloseWatcher' in window)) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => close();
    // Mantine closes it with Escape. The browser must not do so as well, or close the next one below.
    const keepEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    };
    addEventListener('keydown', keepEscape, { capture: true });
    return () => {
      removeEventListener('keydown', keepEscape, { capture: true });
      watcher.destroy();
    };
  }, [active]);
}
