import { useEffect, useState } from 'react';
import { tabLock } from '@/session/claim-first-bills';
import { endOfFirstBill, type FirstBill, firstBills, thisTab } from '@/session/first-bills';
import { dropFirstBills, dropOldFirstBills } from './first-bill-files';

/** What a login screen may show of the bills that wait (docs/product/bills.md#bill-first). */
interface WaitingBills {
  /** Chosen in this tab, which may show its picture. */
  own: FirstBill | undefined;
  /** Only that they wait: of other tabs, and one whose number is being corrected. */
  unseen: readonly FirstBill[];
  /** Looks again, after a change. */
  refresh: () => void;
  remove: (bills: readonly FirstBill[]) => void;
}

export function useFirstBills(): WaitingBills {
  const [bills, setBills] = useState(firstBills);
  const refresh = () => setBills(firstBills());
  useEffect(() => {
    const look = () => setBills(firstBills());
    look(); // the OTP screen, which has just gone, may have changed whose they are
    void dropOldFirstBills();
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, []);
  const tab = thisTab();
  const own = bills.find((bill) => bill.tab === tab && bill.mobileNumber === undefined);
  useTabLock(tab, own !== undefined);
  const end = own && endOfFirstBill(own);
  useEffect(() => {
    if (end === undefined) return;
    const leave = () => {
      setBills(firstBills());
      void dropOldFirstBills();
    };
    const timer = setTimeout(leave, end - Date.now() + timerFault);
    return () => clearTimeout(timer);
  }, [end]);
  return {
    own,
    unseen: bills.filter((bill) => bill !== own && (bill.tab === tab ? bill.correcting : !bill.mobileNumber)),
    refresh,
    remove: (gone) => void dropFirstBills(gone.map(({ id }) => id)).then(refresh),
  };
}

/** ms. A timer may ring a moment early. */
const timerFault = 1_000;

const locked = new Set<string>();

/** Tells other tabs that this one lives, until the page ends. */
function useTabLock(tab: string, isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded || locked.has(tab)) return;
    locked.add(tab);
    navigator.locks?.request(tabLock(tab), () => new Promise(() => {})).catch(() => locked.delete(tab));
  }, [tab, isNeeded]);
}
