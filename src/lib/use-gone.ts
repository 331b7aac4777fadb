import { useCallback, useEffect, useRef } from 'react';

/** Asks whether the component has left the screen: an answer that comes so late must neither lead nor change anything. */
export function useGone(): () => boolean {
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  return useCallback(() => gone.current, []);
}
