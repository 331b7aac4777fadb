import { changeFirstBills, type FirstBill, thisTab } from './first-bills';

/** The lock that a tab with a bill holds for as long as it lives. */
export const tabLock = (tab: string): string => `first-bill ${tab}`;

/**
 * After GET OTP: what this tab has chosen belongs to the number (docs/product/bills.md#bill-first). So does a bill whose
 * number is being corrected in this tab, and then one whose tab is gone.
 */
export async function claimFirstBills(mobileNumber: string): Promise<void> {
  const tab = thisTab();
  const claim = (isMine: (bill: FirstBill) => boolean) =>
    changeFirstBills((bills) =>
      bills.map((bill) => {
        if (!isMine(bill)) return bill;
        const { correcting: _, ...rest } = bill;
        return { ...rest, mobileNumber, since: Date.now() };
      }),
    );
  claim((bill) => bill.tab === tab && (bill.mobileNumber === undefined || bill.correcting === true));
  const living = await livingTabs();
  if (living) claim((bill) => bill.mobileNumber === undefined && !living.has(tabLock(bill.tab)));
}

/** The shopper has left the OTP screen without a right OTP, perhaps to correct the number: this tab may give it anew. */
export function correctFirstBills(): void {
  const tab = thisTab();
  changeFirstBills((bills) =>
    bills.map((bill) => (bill.tab === tab && bill.mobileNumber ? { ...bill, correcting: true } : bill)),
  );
}

/** Undefined in a browser that cannot tell: then a bill stays with its tab. */
async function livingTabs(): Promise<Set<string> | undefined> {
  try {
    const { held = [] } = await navigator.locks.query();
    return new Set(held.flatMap(({ name }) => name ?? []));
  } catch {
    return undefined;
  }
}
