import { useCallback, useEffect, useRef } from 'react';

/** Whether the component is still on the screen. An answer that comes later must not navigate or change anything. */
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
