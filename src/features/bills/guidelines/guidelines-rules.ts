/** Whether 'Don't show again' starts ticked: unless the stored flag is 0 (docs/product/bills.md#guidelines). */
export function startsTicked(storedFlag: string | undefined): boolean {
  return storedFlag !== '0';
}

/** Whether the screen has Back. Only shoppers who skip the guidelines came here by their own choice. */
export function hasWayBack(storedFlag: string | undefined): boolean {
  return storedFlag === '1';
}
