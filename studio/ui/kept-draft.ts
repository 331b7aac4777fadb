import { del, get, set } from 'idb-keyval';
import type { OpenedMall, SentDraft } from '../wire';

/** Unsaved changes, with the state of the folder that they change. */
interface Kept {
  version: string;
  draft: SentDraft;
}

/** One entry for each mall, so what changes an old state of the folder makes room for what changes this one. */
const nameOf = (id: string) => `studio-draft-${id}`;

/** Changes of the same state of the folder, from before a reload. */
export async function keptDraft(mall: OpenedMall): Promise<SentDraft | undefined> {
  const kept = await get<Kept>(nameOf(mall.id)).catch(() => undefined); // written below
  return kept?.version === mall.version ? kept.draft : undefined;
}

/** Changes of a mall whose folder is gone, whatever they changed. */
export async function orphanedDraft(id: string): Promise<SentDraft | undefined> {
  return (await get<Kept>(nameOf(id)).catch(() => undefined))?.draft; // written below
}

/** Keeps changes for the time after a reload, or forgets them. Tells whether the browser has room for them. */
export async function keepDraft(mall: OpenedMall, draft: SentDraft | undefined): Promise<boolean> {
  try {
    if (draft) await set(nameOf(mall.id), { version: mall.version, draft } satisfies Kept);
    else await del(nameOf(mall.id));
    return true;
  } catch {
    return draft === undefined;
  }
}
