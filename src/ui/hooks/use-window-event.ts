import { useEffect, useEffectEvent } from 'react';

/** Hears an event of the window for as long as the component is there. */
export function useWindowEvent<Name extends keyof WindowEventMap>(
  name: Name,
  onEvent: (event: WindowEventMap[Name]) => void,
): void {
  const hear = useEffectEvent(onEvent);
  useEffect(() => {
    const end = new AbortController();
    window.addEventListener(name, (event) => hear(event), { signal: end.signal });
    return () => end.abort();
  }, [name]);
}
