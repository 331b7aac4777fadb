import { useIsFetching } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { useToasts } from '@/ui/show-toast';
import { useOnline } from '@/ui/use-online';
import { useBusy } from '@/updates/busy';

/** ms after the first screen has come. By then it has sent the calls for its first content. */
const patience = 5_000;
/** ms after the first content. */
const pause = 1_000;

/**
 * Becomes true, for good, when the first screen has its data or has waited long enough. Until then only the screen uses
 * the network. A touch, a key, a toast or a lost network end the wait.
 */
export function useFirstContent(arrived: boolean): boolean {
  const fetching = useIsFetching() > 0;
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    if (!arrived) return;
    const timer = setTimeout(() => setWaited(true), patience);
    return () => clearTimeout(timer);
  }, [arrived]);
  return useOnce(useAwaited() || waited || (arrived && !fetching));
}

/** Becomes true, for good, a moment after the first content, or earlier if something cannot wait. */
export function useSettled(content: boolean): boolean {
  const [settled, setSettled] = useState(false);
  const awaited = useAwaited();
  useEffect(() => {
    if (awaited) setSettled(true);
    if (awaited || !content) return;
    const timer = setTimeout(() => setSettled(true), pause);
    return () => clearTimeout(timer);
  }, [awaited, content]);
  return settled;
}

export interface Settled {
  content: boolean;
  settled: boolean;
}

/** Tells the shell both, and is gone then: the shell does not render with every call and every task. */
export function Settling({ arrived, tell }: { arrived: boolean; tell: (state: Settled) => void }): null {
  const content = useFirstContent(arrived);
  const settled = useSettled(content);
  useEffect(() => tell({ content, settled }), [content, settled, tell]);
  return null;
}

/** Becomes true with the value, and stays true. */
export function useOnce(now: boolean): boolean {
  const [once, setOnce] = useState(now);
  if (now && !once) setOnce(true);
  return once;
}

/**
 * Whether the late parts are needed now: after the first touch or key, for a toast, for input that may be lost, and
 * without a network.
 */
function useAwaited(): boolean {
  const [touched, setTouched] = useState(false);
  const toast = useToasts(({ toasts }) => toasts.length > 0);
  const busy = useBusy(({ tasks }) => tasks.length > 0);
  const online = useOnline();
  useEffect(() => {
    // The answer to the tap comes first. A reload that something asks for meanwhile waits for the late shell.
    const touch = () => startTransition(() => setTouched(true));
    addEventListener('pointerdown', touch, { capture: true, once: true });
    addEventListener('keydown', touch, { capture: true, once: true });
    return () => {
      removeEventListener('pointerdown', touch, { capture: true });
      removeEventListener('keydown', touch, { capture: true });
    };
  }, []);
  return touched || toast || busy || !online;
}
