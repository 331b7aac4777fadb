import { billFirstTexts } from '@/brand/texts/bill-first';
import { textsOf } from '@/brand/texts/define-texts';
import { newId } from '@/lib/new-id';
import {
  changeFirstBills,
  type FirstBill,
  firstBills,
  forgetFirstBills,
  markThisTab,
  oldFirstBills,
  thisTab,
} from '@/session/first-bills';
import { storedUser } from '@/session/stored-user';
import { showToast } from '@/ui/feedback/show-toast';

/** Beside the cache of shared bills, because the end of anybody's session empties that. */
const cacheName = 'first-bills';
const folder = '/first-bill/';
const nameHeader = 'x-file-name';

/**
 * Keeps a bill that was chosen before `/submit-bill`, for this tab or for a number. Gives its id, or undefined where the
 * browser cannot store it. Whose it is comes first, so that no other tab takes the file for one of nobody.
 */
export async function keepFirstBill(file: File, mobileNumber?: string): Promise<string | undefined> {
  const id = newId();
  const bill = { id, tab: markThisTab(), ...(mobileNumber && { mobileNumber }), since: Date.now() };
  if (!changeFirstBills((bills) => [...bills, bill])) return undefined;
  try {
    const headers = { 'content-type': file.type, [nameHeader]: encodeURIComponent(file.name) };
    const bytes = await file.arrayBuffer();
    await (await caches.open(cacheName)).put(folder + id, new Response(bytes, { headers }));
    if (firstBills().some((each) => each.id === id)) return id;
    await dropFirstBills([id]); // a chosen logout has wiped it meanwhile
    return undefined;
  } catch (error) {
    console.warn('A bill could not be kept.', error);
    await dropFirstBills([id]);
    return undefined;
  }
}

/** The file of a bill. Undefined if it is gone. */
export async function firstBillFile(id: string): Promise<File | undefined> {
  const kept = await (await caches.open(cacheName)).match(folder + id);
  if (!kept) return undefined;
  const { headers } = kept;
  const name = decodeURIComponent(headers.get(nameHeader) ?? '');
  return new File([await kept.arrayBuffer()], name, { type: headers.get('content-type') ?? '' });
}

/** Removes bills, whose they are last: what fails in between goes with its time. Never rejects. */
export async function dropFirstBills(ids: readonly string[]): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    for (const id of ids) await cache.delete(folder + id);
  } catch (error) {
    console.warn('A bill could not be removed.', error);
  }
  forgetFirstBills(ids);
}

/** Removes the bills of a number, at a chosen logout. Never rejects. */
export function wipeFirstBills(mobileNumber: string | undefined): Promise<void> {
  const isHers = (bill: FirstBill) => bill.mobileNumber === mobileNumber;
  const all = [...firstBills(), ...oldFirstBills()];
  return dropFirstBills(all.filter(isHers).map(({ id }) => id));
}

/** Removes the files whose time is over, and says so to whom they belonged. Never rejects. */
export async function dropOldFirstBills(): Promise<void> {
  const ours = oldFirstBills().filter(isOurs);
  if (ours.length > 0) showToast('error', textsOf(billFirstTexts).gone);
  forgetFirstBills(ours.map(({ id }) => id));
  try {
    if (!(await caches.has(cacheName))) return;
    const cache = await caches.open(cacheName);
    const addresses = await cache.keys();
    const known = new Set(firstBills().map(({ id }) => id));
    for (const address of addresses) {
      if (!known.has(address.url.slice(address.url.lastIndexOf('/') + 1))) await cache.delete(address);
    }
  } catch (error) {
    console.warn('Old bills could not be looked for.', error);
  }
}

/** Another number, or another tab, hears nothing of a bill. */
function isOurs({ mobileNumber, tab }: FirstBill): boolean {
  return mobileNumber === undefined ? tab === thisTab() : mobileNumber === storedUser()?.mobileNumber;
}
