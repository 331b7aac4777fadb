import { mobileDigits } from '@/lib/mobile';
import type { Draft, DraftForm } from './draft';
import { openKept } from './kept/kept-draft';
import { storedUser } from './stored-user';
import { tabMark } from './stored-values';
import { readTabValue, writeTabValue } from './tab-values';

/** A draft that this page has opened, and whose it is. */
export interface Opened {
  owner: string | undefined;
  draft: Draft;
}

/**
 * Reads the draft of a form: a registration's by its mobile number, every other one for who is here. `before` is what
 * the page has opened already. It stays if the browser has not kept all of it.
 */
export async function readDraft(form: DraftForm, mobileNumber?: string, before?: Opened): Promise<Opened> {
  const owner = mobileNumber === undefined ? currentOwner() : ownerByMobile(mobileNumber);
  if (before?.owner === owner && before?.draft.content && !(await before.draft.isKept())) return before;
  return { owner, draft: await openKept(owner, form) };
}

/** The owner of a registration's draft. */
function ownerByMobile(mobileNumber: string): string {
  return `mobile ${mobileDigits(mobileNumber)}`;
}

/** Removes all drafts of a customer, also those that this page has not opened. Never rejects. */
export async function wipeDrafts(customerId: string, mobileNumber: string): Promise<void> {
  if (!('indexedDB' in globalThis)) return; // nothing was kept
  try {
    const { wipeOwners } = await storage();
    await wipeOwners([ownerById(customerId), ownerByMobile(mobileNumber)]);
  } catch (error) {
    console.warn('The drafts of the customer who logged out were not wiped.', error);
  }
}

/** Removes what earlier releases left of customers who have logged out, where drafts were kept. Never rejects. */
export async function removeTracesOfDrafts(): Promise<void> {
  try {
    const databases = await indexedDB.databases();
    if (databases.some(({ name }) => name === 'drafts')) await (await storage()).removeTraces();
  } catch {
    // a browser that keeps nothing, or does not name its databases: then the next form removes it
  }
}

const storage = () => import('./kept/draft-storage');

/** A customer, or the visitor of this tab. Undefined for a visitor whose browser keeps nothing for a tab. */
function currentOwner(): string | undefined {
  const user = storedUser();
  if (user) return ownerById(user.id);
  const tab = readTabValue(tabMark) ?? `${Date.now()}-${Math.random()}`;
  return writeTabValue(tabMark, tab) ? `tab ${tab}` : undefined;
}

function ownerById(customerId: string): string {
  return `customer ${customerId}`;
}
