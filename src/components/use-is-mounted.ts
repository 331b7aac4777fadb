import { useCallback, useEffect, useRef } from 'react';

/** Asks whether the component is still on the screen: an answer that comes later must neither lead nor change anything. */
export function useIsMounted(): () => boolean {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return useCallback(() => mounted.current, []);
}
