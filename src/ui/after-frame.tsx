import { type ReactNode, useDeferredValue } from 'react';

/** Long content that comes after the first frame of what holds it, so that a tap gets its answer before the long work. */
export function AfterFrame({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
