import { create } from 'zustand';
import { storedUser } from './stored-user';
import { readStored, writeStored } from './stored-values';

/** How many uploads each customer has running in this browser, by customer id. 0 for a list without running uploads. */
type Marks = Readonly<Record<string, number>>;

/**
 * Tells the rest of the app whether this browser keeps bills to upload (docs/product/bills.md#bills-are-never-lost). It
 * does not look into the database, because the code for that loads only if there are bills.
 */
export const useKeptUploads = create<{ marks: Marks }>()(() => ({ marks: readMarks() }));

/** Marks a customer's list. `undefined` means that the list is gone. */
export function markKeptUploads(customerId: string, unfinished: number | undefined): void {
  const { [customerId]: before, ...others } = readMarks();
  if (before === unfinished) return;
  const marks = unfinished === undefined ? others : { ...others, [customerId]: unfinished };
  writeStored('billUploads', Object.keys(marks).length > 0 ? JSON.stringify(marks) : undefined);
  useKeptUploads.setState({ marks });
}

/** Whether this browser keeps a list for the customer. */
export function isUploadListKept(customerId: string): boolean {
  return customerId in readMarks();
}

/** Whether this tab or another one is uploading bills of the customer who is logged in. */
export function hasUnfinishedUploads(): boolean {
  return (readMarks()[storedUser()?.id ?? ''] ?? 0) > 0;
}

/** Follows the lists that other tabs begin and end. */
export function followKeptUploads(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === null || key === 'billUploads') useKeptUploads.setState({ marks: readMarks() });
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
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
