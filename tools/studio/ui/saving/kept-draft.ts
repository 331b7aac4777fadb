import { del, get, set } from 'idb-keyval';
import type { Kept } from './draft-state';

const nameOf = (id: string) => `studio-draft-${id}`;

/** Unsaved changes of a mall from before a reload. */
export async function keptDraft(id: string): Promise<Kept | undefined> {
  const kept = await get<Partial<Kept>>(nameOf(id)).catch(() => undefined); // written below, or by an older studio
  return kept?.base && (kept as Kept);
}

/** Keeps changes for the time after a reload, or forgets them. Tells whether the browser has room for them. */
export async function keepDraft(id: string, kept: Kept | undefined): Promise<boolean> {
  try {
    if (kept) await set(nameOf(id), kept);
    else await del(nameOf(id));
    return true;
  } catch {
    return kept === undefined;
  }
}
