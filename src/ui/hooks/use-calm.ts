import { useEffect, useState } from 'react';

/** ms in which only what is visible uses the network. */
const pause = 1_000;

/** Becomes true, for good, a moment after there is something to see. */
export function useCalm(found: boolean): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    if (!found) return;
    const timer = setTimeout(() => setCalm(true), pause);
    return () => clearTimeout(timer);
  }, [found]);
  return calm;
}
