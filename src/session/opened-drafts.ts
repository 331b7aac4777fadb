import { addClientStateArea } from './client-state';
import type { Draft, DraftForm } from './draft';
import type { Opened } from './drafts';

/** The drafts that this page has opened. The code that reads them loads with the first form. */
const opened = new Map<DraftForm, Opened>();
addClientStateArea('drafts', { reset: () => opened.clear() });

/**
 * Reads the draft of a form. Its route awaits this before the form shows. A registration has a `mobileNumber`. Never
 * rejects: if the code cannot be loaded, the form works without a draft.
 */
export async function openDraft(form: DraftForm, mobileNumber?: string): Promise<void> {
  try {
    const { readDraft } = await import('./drafts');
    opened.set(form, await readDraft(form, mobileNumber, opened.get(form)));
  } catch {
    opened.delete(form);
  }
}

/** The draft of a form, after its route has opened it. */
export function openedDraft(form: DraftForm): Draft | undefined {
  return opened.get(form)?.draft;
}
