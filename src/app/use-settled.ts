import { useEffect, useState } from 'react';
import { useToasts } from '@/ui/show-toast';
import { useOnline } from './use-online';

/** ms from the end of a navigation. */
const pause = 1_000;

/**
 * Turns true, for good, when the first screen has had a moment to itself, or earlier when somebody needs what loads
 * then: with the first touch or key, for a toast, and without a network.
 */
export function useSettled(navigating: boolean): boolean {
  const [settled, setSettled] = useState(false);
  const toast = useToasts(({ toasts }) => toasts.length > 0);
  const online = useOnline();
  useEffect(() => {
    const settle = () => setSettled(true);
    addEventListener('pointerdown', settle, { capture: true, once: true });
    addEventListener('keydown', settle, { capture: true, once: true });
    return () => {
      removeEventListener('pointerdown', settle, { capture: true });
      removeEventListener('keydown', settle, { capture: true });
    };
  }, []);
  const awaited = toast || !online;
  useEffect(() => {
    if (awaited) setSettled(true);
    if (awaited || navigating) return;
    const timer = setTimeout(() => setSettled(true), pause);
    return () => clearTimeout(timer);
  }, [awaited, navigating]);
  return settled;
}
