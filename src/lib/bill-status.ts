/** The status of a bill. Pending and processing are the same for a shopper, so they are one status here. */
export type BillState = 'processing' | 'processed' | 'rejected' | 'cancelled';

const states: ReadonlyMap<string, BillState> = new Map([
  ['pending', 'processing'],
  ['processing', 'processing'],
  ['processed', 'processed'],
  ['rejected', 'rejected'],
  ['cancelled', 'cancelled'],
  ['canceled', 'cancelled'],
]);

/** The meaning of a backend's status, in any letter case. Undefined for a word that the app does not know. */
export function billState(status: string): BillState | undefined {
  return states.get(status.trim().toLowerCase());
}
