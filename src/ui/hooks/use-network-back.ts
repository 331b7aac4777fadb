import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `act` when the network or the shopper is back, if something waits for it, and after `pause` ms if one is given.
 * A weak signal drops single requests, and the device calls itself online all the time.
 */
export function useNetworkBack(waits: boolean, act: () => void, pause?: number): void {
  const onBack = useEffectEvent(act);
  useEffect(() => {
    if (!waits) return;
    const back = () => {
      if (!document.hidden) onBack();
    };
    const timer = pause && setTimeout(back, pause);
    addEventListener('online', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', back);
      document.removeEventListener('visibilitychange', back);
    };
  }, [waits, pause]);
}
