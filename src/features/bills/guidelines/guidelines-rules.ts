/** Whether 'Don't show again' starts ticked: unless the stored flag is 0 (docs/product/bills.md#guidelines). */
export function startsTicked(storedFlag: string | undefined): boolean {
  return storedFlag !== '0';
}

/** Whether there is a way back: only for who skips the guidelines, and so came here on purpose. */
export function hasWayBack(storedFlag: string | undefined): boolean {
  return storedFlag === '1';
}
