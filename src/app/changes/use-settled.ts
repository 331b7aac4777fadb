import { useIsFetching } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { useToasts } from '@/ui/feedback/show-toast';
import { useOnline } from '@/ui/hooks/use-online';
import { useBusy } from '@/updates/busy';

/** ms after the first screen has come. By then it has sent the calls for its first content. */
const patience = 5_000;
/** ms after the first content. */
const pause = 1_000;

/**
 * Whether the first screen has its data or has waited long enough (until then, only the screen uses the network), and
 * whether a moment has passed since then.
 */
export type Settled = readonly [content: boolean, settled: boolean];

/**
 * Tells the shell both, once each, and is gone then: the shell does not render with every call and every task. What
 * cannot wait ends both waits.
 */
export function Settling({ arrived, tell }: { arrived: boolean; tell: (state: Settled) => void }): null {
  const fetching = useIsFetching() > 0;
  const awaited = useAwaited();
  const waited = useAfter(patience, arrived);
  const content = useOnce(waited || awaited || (arrived && !fetching));
  const settled = useOnce(useAfter(pause, content) || awaited);
  useEffect(() => tell([content, settled]), [content, settled, tell]);
  return null;
}

/** Whether so many ms have passed since it began. */
function useAfter(ms: number, begun: boolean): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!begun) return;
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [begun, ms]);
  return passed;
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
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    addEventListener('pointerdown', touch, options);
    addEventListener('keydown', touch, options);
    return () => listening.abort();
  }, []);
  return touched || toast || busy || !online;
}
