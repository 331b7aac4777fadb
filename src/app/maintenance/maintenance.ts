import { useEffect } from 'react';
import { create } from 'zustand';
import { nextFrame } from '@/lib/next-frame';
import { readStored, writeStored } from '@/session/stored-values';
import { useOnce } from '../changes/use-settled';

/** ms; see docs/product/shell.md#maintenance. */
const pollInterval = 60_000;

/** Whether the maintenance page covers all routes. It starts with the stored answer of the last visit. */
export const useMaintenance = create<{ active: boolean }>()(() => ({
  active: readStored('ismaintainance') === 'true',
}));

/**
 * Checks once the screen has its content, so that the check does not delay it, and then every 60 s. The maintenance
 * page waits for nothing else, so there it checks at once. A failed check counts as no maintenance.
 */
export function useMaintenanceCheck(content: boolean): void {
  const active = useMaintenance((maintenance) => maintenance.active);
  const may = useOnce(content || active);
  useEffect(() => {
    if (!may) return;
    let newest = 0;
    const check = async () => {
      newest += 1;
      const own = newest;
      const { maintenance } = await askMaintenance();
      if (own !== newest) return; // a check may still be running when the next one is due
      writeStored('ismaintainance', String(maintenance));
      useMaintenance.setState({ active: maintenance });
    };
    void nextFrame().then(check);
    const timer = setInterval(() => void check(), pollInterval);
    return () => clearInterval(timer);
  }, [may]);
}

/** What sends calls loads after the first screen: nobody should have to wait for it before the login. */
async function askMaintenance(): Promise<{ maintenance: boolean }> {
  try {
    return await (await import('./ask-maintenance')).askMaintenance();
  } catch {
    return { maintenance: false };
  }
}
