import { useState } from 'react';

/** Stands for `@/ui/hooks/use-calm`: late parts load without the second of rest. */
export function useCalm(found: boolean): boolean {
  const [calm, setCalm] = useState(false);
  if (found && !calm) setCalm(true);
  return calm;
}
