import { create } from 'zustand';
import { storedUser } from './stored-user';
import { readStored, writeStored } from './stored-values';

/** How many uploads each customer has under way in this browser, by customer; 0 where there is a list, but nothing under way. */
type Marks = Readonly<Record<string, number>>;

/**
 * Tells the rest of the app that this browser keeps bills to upload (docs/product/bills.md#bills-are-never-lost), without
 * a look into its database: the code for uploads loads only then.
 */
export const useKeptUploads = create<{ marks: Marks }>()(() => ({ marks: readMarks() }));

/** Marks a customer's list; undefined says that nothing is left of it. */
export function markKeptUploads(customerId: string, unfinished: number | undefined): void {
  const { [customerId]: before, ...others } = readMarks();
  if (before === unfinished) return;
  const marks = unfinished === undefined ? others : { ...others, [customerId]: unfinished };
  writeStored('billUploads', Object.keys(marks).length > 0 ? JSON.stringify(marks) : undefined);
  useKeptUploads.setState({ marks });
}

/** Whether this browser keeps a list of the customer's. */
export function isUploadListKept(customerId: string): boolean {
  return customerId in readMarks();
}

/** Whether bills of the customer who is logged in are on their way, from this tab or another. */
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
