import { useWindowEvent } from '@mantine/hooks';

/** Lets the browser ask before it closes or reloads a page with changes that are saved nowhere. */
export function useAskBeforeLeaving(changed: boolean): void {
  useWindowEvent('beforeunload', (event) => {
    if (changed) event.preventDefault();
  });
}
