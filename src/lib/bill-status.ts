/** What became of a bill. One that is pending is processed sooner or later, so both are one for a shopper. */
export type BillState = 'processing' | 'processed' | 'rejected' | 'cancelled';

const states: ReadonlyMap<string, BillState> = new Map([
  ['pending', 'processing'],
  ['processing', 'processing'],
  ['processed', 'processed'],
  ['rejected', 'rejected'],
  ['cancelled', 'cancelled'],
  ['canceled', 'cancelled'],
]);

/** What a backend's status means, whatever its letter case; undefined for words of the backend's own. */
export function billState(status: string): BillState | undefined {
  return states.get(status.trim().toLowerCase());
}
