/** Pending and Processing bills wait; the others are decided (docs/sandbox.md#bills). */
export const billStatuses = ['Pending', 'Processing', 'Processed', 'Rejected', 'Cancelled'] as const;

export type BillStatus = (typeof billStatuses)[number];

export const waitingStatuses = ['Pending', 'Processing'] as const satisfies readonly BillStatus[];
