import { useMediaQuery } from '@mantine/hooks';

/** Whether a list has room for one more column than on a phone. Known from the first render. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 610px)', undefined, { getInitialValueInEffect: false });
}
