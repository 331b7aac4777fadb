import { mobileDigits } from '@/lib/mobile';
import { addClientStateArea } from './client-state';
import type { Draft, DraftForm } from './draft';
import { storedUser } from './stored-user';
import { tabMark } from './stored-values';
import { readTabValue, writeTabValue } from './tab-values';

const opened = new Map<DraftForm, { owner: string | undefined; draft: Draft }>();
addClientStateArea('drafts', { reset: () => opened.clear(), hydrate: () => Promise.resolve() });

/** Reads the draft of a form. Its route awaits this before the form shows. Never rejects. */
export async function openDraft(form: DraftForm, owner = currentOwner()): Promise<void> {
  const before = opened.get(form);
  if (before?.owner === owner && before?.draft.content && !(await before.draft.isKept())) return;
  try {
    const { openKept } = await import('./kept/kept-draft');
    opened.set(form, { owner, draft: await openKept(owner, form) });
  } catch {
    opened.delete(form); // the code could not be loaded, and the form works without it
  }
}

/** The draft of a form, after its route has opened it. */
export function openedDraft(form: DraftForm): Draft | undefined {
  return opened.get(form)?.draft;
}

/** The owner of a registration's draft. */
export function ownerByMobile(mobileNumber: string): string {
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
