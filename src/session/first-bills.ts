import { newId } from '@/lib/new-id';
import { readStored, writeStored } from './stored-values';
import { firstBillTab, readTabValue, writeTabValue } from './tab-values';

/** ms: a bill of nobody waits as long as one that another app has shared. */
const waitsForNobody = 3_600_000;
/** ms: from GET OTP on, a bill waits for its number. */
const waitsForNumber = 24 * 3_600_000;

/**
 * A bill that a visitor has chosen before the login (docs/product/bills.md#bill-first). The file is in a cache
 * (features/bills/first/first-bill-files.ts). Whose it is stands here, because a change has to be done before a page is
 * killed.
 */
export interface FirstBill {
  id: string;
  /** The tab in which it was chosen. */
  tab: string;
  /** Whose it is from GET OTP on. */
  mobileNumber?: string;
  /** The shopper has gone back from the OTP to correct the number. */
  correcting?: true;
  /** ms since the epoch: when it was chosen, and then the moment of GET OTP. */
  since: number;
}

/** Those whose time is not over, of everybody. */
export function firstBills(): readonly FirstBill[] {
  return storedBills().filter((bill) => isInTime(bill));
}

/** Those whose time is over. They are known for as long again, to say so to whom they belonged. */
export function oldFirstBills(): readonly FirstBill[] {
  return storedBills().filter((bill) => !isInTime(bill));
}

/** Those that wait for this number. */
export function firstBillsOf(mobileNumber: string | undefined): readonly FirstBill[] {
  return mobileNumber ? firstBills().filter((bill) => bill.mobileNumber === mobileNumber) : [];
}

/** Whether a bill of this number waits. */
export function hasFirstBill(mobileNumber: string | undefined): boolean {
  return firstBillsOf(mobileNumber).length > 0;
}

/** Writes what `change` makes of those whose time is not over. Gives whether the browser has stored it. */
export function changeFirstBills(change: (bills: readonly FirstBill[]) => readonly FirstBill[]): boolean {
  return store([...change(firstBills()), ...oldFirstBills()]);
}

/** Nothing is known of these bills any more. */
export function forgetFirstBills(ids: readonly string[]): void {
  store(storedBills().filter(({ id }) => !ids.includes(id)));
}

/** What tells this tab from others. It survives a reload and a killed tab. '' before a bill is chosen in it. */
export const thisTab = (): string => readTabValue(firstBillTab) ?? '';

/** The same for a tab that gets a bill. */
export function markThisTab(): string {
  if (thisTab()) return thisTab();
  const made = newId();
  writeTabValue(firstBillTab, made);
  return made;
}

/** ms since the epoch: when its time is over. */
export const endOfFirstBill = (bill: FirstBill): number => bill.since + timeOf(bill);

const timeOf = ({ mobileNumber }: Pick<FirstBill, 'mobileNumber'>) =>
  mobileNumber === undefined ? waitsForNobody : waitsForNumber;

/** A clock that was put back must not keep a bill for long. */
const isInTime = (bill: FirstBill, times = 1) => Math.abs(Date.now() - bill.since) <= times * timeOf(bill);

function store(bills: readonly FirstBill[]): boolean {
  const text = bills.length > 0 ? JSON.stringify(bills) : undefined;
  writeStored('firstBills', text);
  return readStored('firstBills') === text;
}

/** An earlier release, or a broken disk, may have left anything. */
function storedBills(): FirstBill[] {
  try {
    const list: unknown = JSON.parse(readStored('firstBills') ?? '[]');
    return Array.isArray(list) ? list.filter((bill) => isFirstBill(bill) && isInTime(bill, 2)) : [];
  } catch {
    return [];
  }
}

function isFirstBill(bill: Partial<FirstBill> | null): bill is FirstBill {
  return typeof bill?.id === 'string' && typeof bill.tab === 'string' && typeof bill.since === 'number';
}
