import { useEffect } from 'react';

/** Keeps the screen on while the component is there. Does nothing where the browser has no Wake Lock or refuses one. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isGone = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const given = await navigator.wakeLock.request('screen');
        if (isGone) await given.release();
        else lock = given;
      } catch (error) {
        console.warn('The screen may go dark.', error); // such as a battery that is nearly empty
      }
    };
    void ask();
    // The browser takes the lock back when the page is hidden.
    document.addEventListener('visibilitychange', ask);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}
