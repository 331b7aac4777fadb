import { Alert } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';

interface OneTabProps {
  id: string;
  /** Called before a mall opens that another tab has had until now. */
  onFreed: () => Promise<unknown>;
  children: ReactNode;
}

/**
 * Opens a mall in one tab of the browser alone. Two tabs would overwrite each other's unsaved changes, and show them in
 * each other's preview. The next tab gets the mall when this one closes, reloads, crashes or goes to another mall.
 */
export function OneTab({ id, onFreed, children }: OneTabProps) {
  const [place, setPlace] = useState<'here' | 'elsewhere'>();
  const [freed] = useState(() => onFreed);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const stay = () => new Promise<void>((leave) => signal.addEventListener('abort', () => leave()));
    const open = async () => {
      const name = `studio-mall-${id}`;
      const free = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
        if (!lock || signal.aborted) return lock !== null;
        setPlace('here');
        await stay();
        return true;
      });
      if (free) return;
      setPlace('elsewhere');
      await navigator.locks.request(name, { signal }, async () => {
        await freed();
        if (signal.aborted) return;
        setPlace('here');
        await stay();
      });
    };
    open().catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    return () => leaving.abort();
  }, [id, freed]);
  if (place === 'here') return children;
  return (
    place && (
      <Alert color="gray" m="lg" role="status">
        This mall is open in another tab of this browser. Close that tab, or choose another mall there. Then
        this one opens here.
      </Alert>
    )
  );
}
