import type { KeptUpload } from '@/features/bills/uploads/upload-item';

/** A submitted, waiting upload of customer 5. A test may change its fields. */
export function keptUpload(id: string, other: Partial<KeptUpload> = {}): KeptUpload {
  return {
    id,
    customerId: '5',
    chosenAt: 1,
    submittedAt: Date.now(),
    name: id,
    size: 1,
    isPdf: false,
    hash: '',
    hints: [],
    state: 'waiting',
    mayHaveArrived: false,
    points: 0,
    duplicate: false,
    billId: '',
    message: '',
    barClosed: false,
    ...other,
  };
}
