import { create } from 'zustand';
import { firstBillsOf } from '@/session/first-bills';
import { storedUser } from '@/session/stored-user';
import { readStored, writeStored } from '@/session/stored-values';

/** How many bills in this browser the backend does not have yet, by customer id. 0 for a list without such bills. */
type Marks = Readonly<Record<string, number>>;

/**
 * Tells the rest of the app whether this browser keeps bills to upload (docs/product/bills.md#bills-are-never-lost). It
 * does not look into the database, because the code for that loads only if there are bills.
 */
export const useKeptUploads = create<{ marks: Marks }>()(() => ({ marks: readMarks() }));

/** Marks a customer's list. `unsent`: how many of its bills the backend does not have; undefined if the list is gone. */
export function markKeptUploads(customerId: string, unsent: number | undefined): void {
  const { [customerId]: _, ...others } = readMarks();
  if (markOf(customerId) === unsent) return;
  const marks = unsent === undefined ? others : { ...others, [customerId]: unsent };
  writeStored('billUploads', Object.keys(marks).length > 0 ? JSON.stringify(marks) : undefined);
  useKeptUploads.setState({ marks });
}

/** Whether this browser keeps a list for the customer. */
export function isUploadListKept(customerId: string): boolean {
  return markOf(customerId) !== undefined;
}

/**
 * How many bills of the customer who is logged in are only in this browser, those from before the login among them. A
 * chosen logout removes them.
 */
export function unsentBills(): number {
  const { id = '', mobileNumber } = storedUser() ?? {};
  return (markOf(id) ?? 0) + firstBillsOf(mobileNumber).length;
}

/** Follows the lists that other tabs begin and end. */
export function followKeptUploads(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === null || key === 'billUploads') useKeptUploads.setState({ marks: readMarks() });
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

/** The backend chooses the ids, and one may be a name such as `constructor`. */
function markOf(customerId: string): number | undefined {
  return new Map(Object.entries(readMarks())).get(customerId);
}

function readMarks(): Marks {
  try {
    const marks: unknown = JSON.parse(readStored('billUploads') ?? '{}');
    if (typeof marks !== 'object' || marks === null) return {};
    const counts = Object.entries(marks).filter(([, count]) => typeof count === 'number');
    return Object.fromEntries(counts);
  } catch {
    return {};
  }
}
