import { useEffect } from 'react';
import { create } from 'zustand';
import { isMaintainance } from '@/contract/session';
import { send } from '@/session/send';
import { readStored, writeStored } from '@/session/stored-values';

/** ms; see docs/product/shell.md#maintenance. */
const pollInterval = 60_000;

/** Whether the maintenance page replaces all routes. It starts with the stored answer of the last visit. */
export const useMaintenance = create<{ active: boolean }>()(() => ({
  active: readStored('ismaintainance') === 'true',
}));

/** Checks when it is allowed to, then every 60 s. A failed check counts as no maintenance. */
export function useMaintenanceCheck(may: boolean): void {
  useEffect(() => {
    if (!may) return;
    void check();
    const timer = setInterval(() => void check(), pollInterval);
    return () => clearInterval(timer);
  }, [may]);
}

let newest = 0;

async function check(): Promise<void> {
  newest += 1;
  const own = newest;
  const { maintenance } = await send(isMaintainance, {}).catch(() => ({ maintenance: false }));
  if (own !== newest) return; // a check may still be running when the next one is due
  writeStored('ismaintainance', String(maintenance));
  useMaintenance.setState({ active: maintenance });
}
