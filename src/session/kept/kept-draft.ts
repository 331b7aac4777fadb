import { pause } from '@/lib/pause';
import { type Draft, type DraftContent, type DraftForm, draftInMemory } from '../draft';
import { draftFile, dropSlot, openSlot, type Slot, writeSlot } from './draft-storage';

/** How long a screen waits for its draft, in ms. */
const patience = 5_000;

/** The draft of a form. It is only in memory without an owner, or where the browser keeps nothing. */
export async function openKept(owner: string | undefined, form: DraftForm): Promise<Draft> {
  if (owner === undefined) return draftInMemory();
  const kept = readDraft(owner, form).catch(() => undefined);
  return (await Promise.race([kept, pause(patience)])) ?? draftInMemory();
}

/** Rejects where the browser keeps nothing. */
async function readDraft(owner: string, form: DraftForm): Promise<Draft> {
  const { slot, text } = await openSlot(owner, form);
  // Written below and authenticated by AES-GCM, so its shape is known. The form checks its values.
  return keptDraft(slot, text === undefined ? undefined : (JSON.parse(text) as DraftContent));
}

function keptDraft(slot: Slot, content: DraftContent | undefined): Draft {
  const memory = draftInMemory();
  const keptFiles = new Set(content?.fileIds);
  let isKept = true;
  let next: Promise<void> | undefined;
  let last: Promise<void> = Promise.resolve();

  /** Writes one after the other. Of several changes that wait for a turn, only the last one is written. */
  const write = (): Promise<void> => {
    if (next) return next;
    next = last.then(async () => {
      next = undefined;
      isKept = await writeNow().catch((error: unknown) => {
        console.warn('A draft was not kept.', error);
        return false;
      });
    });
    last = next;
    return next;
  };

  const writeNow = async (): Promise<boolean> => {
    const current = draft.content;
    if (!current) {
      keptFiles.clear();
      await dropSlot(slot);
      return true;
    }
    const newFiles = new Map<string, File>();
    for (const id of current.fileIds) {
      const file = keptFiles.has(id) ? undefined : await memory.file(id);
      if (file) newFiles.set(id, file);
    }
    const put = (fileIds: readonly string[], files: ReadonlyMap<string, File>) =>
      writeSlot(slot, JSON.stringify({ ...current, fileIds }), fileIds, files);
    try {
      const isWritten = await put(current.fileIds, newFiles);
      for (const id of newFiles.keys()) keptFiles.add(id);
      return isWritten;
    } catch (error) {
      if (newFiles.size === 0) throw error;
      // There may be no room for the files. The fields need next to none.
      await put(
        current.fileIds.filter((id) => keptFiles.has(id)),
        new Map(),
      );
      return false;
    }
  };

  const draft: Draft = {
    content,
    save: async (changed, newFiles) => {
      draft.content = changed;
      await memory.save(changed, newFiles);
      await write();
    },
    drop: () => {
      draft.content = undefined;
      memory.drop();
      void write();
    },
    file: async (id) => (await memory.file(id)) ?? (await draftFile(slot, id).catch(() => undefined)),
    isKept: async () => {
      await last;
      return isKept;
    },
  };
  return draft;
}
