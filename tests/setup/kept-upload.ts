import type { KeptUpload } from '@/features/bills/uploads/upload-item';

/** An upload of customer 5, submitted and waiting, with what a test says otherwise. */
export function keptUpload(id: string, other: Partial<KeptUpload> = {}): KeptUpload {
  return {
    id,
    customerId: '5',
    chosenAt: 1,
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
    ...other,
  };
}
