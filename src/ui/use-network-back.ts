import { useEffect, useEffectEvent } from 'react';

/** Calls `act` when the network is back, if something waits for it. */
export function useNetworkBack(waits: boolean, act: () => void): void {
  const onBack = useEffectEvent(act);
  useEffect(() => {
    if (!waits) return;
    const back = () => onBack();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, [waits]);
}
