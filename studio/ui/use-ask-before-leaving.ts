import { useEffect } from 'react';

/** Lets the browser ask before it closes or reloads a page with changes that are saved nowhere. */
export function useAskBeforeLeaving(changed: boolean): void {
  useEffect(() => {
    if (!changed) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [changed]);
}
