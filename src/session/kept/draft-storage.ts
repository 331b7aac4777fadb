import { promisifyRequest } from 'idb-keyval';
import { sha256 } from '@/lib/sha256';
import { decrypt, encrypt } from './cipher';
import { asKept, keptRecords, keysBelow } from './kept-records';
import { isFresh } from './kept-value';

/**
 * Drafts of all owners (docs/product/session.md#drafts). The fields are encrypted. Files are kept as bytes, like those
 * of short bills, under keys of their own.
 */
const drafts = keptRecords('drafts', 'drafts');

/** Where a draft is kept. The owner is a hash, because a mobile number must not stand in a key. */
export interface Slot {
  owner: string;
  form: string;
  /** How often drafts had been wiped when this slot was opened. After another wipe it writes nothing. */
  wipes: number;
}

interface KeptDraft {
  /** When it was written, ms. */
  at: number;
  fields: Uint8Array<ArrayBuffer>;
}

const draftKey = ({ owner, form }: Omit<Slot, 'wipes'>) => `draft ${owner} ${form}`;
const fileKey = (slot: Slot, id: string) => `file ${slot.owner} ${slot.form} ${id}`;
const filesOf = (slot: Slot) => keysBelow(fileKey(slot, ''));
/**
 * Counts the wipes of all owners. A counter for each would stay after her logout under the hash of her number, and a
 * hash tells whoever guesses a number that it was here. Earlier releases had those, below `wipes`.
 */
const wipesKey = 'all wipes';

/** Opens the place of a draft, and gives what is kept there as it was written. Removes what is too old, of everybody. */
export async function openSlot(
  owner: string,
  form: string,
): Promise<{ slot: Slot; text?: string | undefined }> {
  const place = { owner: await sha256(owner), form };
  const { kept, wipes } = await drafts.write(async (records) => {
    await dropOld(records);
    dropTraces(records);
    const kept: KeptDraft | undefined = await promisifyRequest(records.get(draftKey(place)));
    return { kept, wipes: await wipesIn(records) };
  });
  const text = kept && (await decrypt(kept.fields).catch(() => undefined));
  return { slot: { ...place, wipes }, text };
}

/**
 * Keeps a draft and its new files, all or nothing. Files that are not in `ids` any more are removed. False if it must not
 * be written, because the owner's drafts were wiped or it cannot be encrypted. Rejects where there is no room.
 */
export async function writeSlot(
  slot: Slot,
  text: string,
  ids: readonly string[],
  files: ReadonlyMap<string, File>,
): Promise<boolean> {
  const fields = await encrypt(text);
  if (!fields) return false;
  const added = await Promise.all(
    [...files].map(async ([id, file]) => [fileKey(slot, id), await asKept(file)] as const),
  );
  const isUnwiped = async (records: IDBObjectStore) => (await wipesIn(records)) === slot.wipes;
  return drafts.writeIf(isUnwiped, async (records) => {
    const wanted = new Set<IDBValidKey>(ids.map((id) => fileKey(slot, id)));
    for (const key of await promisifyRequest(records.getAllKeys(filesOf(slot)))) {
      if (!wanted.has(key)) records.delete(key);
    }
    for (const [key, file] of added) records.put(file, key);
    records.put({ at: Date.now(), fields } satisfies KeptDraft, draftKey(slot));
  });
}

/** A file with the bytes that were kept. */
export function draftFile(slot: Slot, id: string): Promise<File | undefined> {
  return drafts.readFile(fileKey(slot, id));
}

export function dropSlot(slot: Slot): Promise<void> {
  return drafts.write((records) => {
    records.delete(draftKey(slot));
    records.delete(filesOf(slot));
  });
}

/** Removes all drafts of these owners. A write that is still running in any tab has no effect. */
export async function wipeOwners(owners: readonly string[]): Promise<void> {
  const hashes = await Promise.all(owners.map(sha256));
  await drafts.write(async (records) => {
    dropTraces(records);
    records.put((await wipesIn(records)) + 1, wipesKey);
    for (const owner of hashes) {
      records.delete(keysBelow(`draft ${owner} `));
      records.delete(keysBelow(`file ${owner} `));
    }
  });
}

/** Removes what earlier releases left of customers who have logged out. */
export const removeTraces = (): Promise<void> => drafts.write(dropTraces);

async function wipesIn(records: IDBObjectStore): Promise<number> {
  const wipes: number | undefined = await promisifyRequest(records.get(wipesKey)); // as it is written above
  return wipes ?? 0;
}

function dropTraces(records: IDBObjectStore): void {
  records.delete(keysBelow('wipes '));
}

async function dropOld(records: IDBObjectStore): Promise<void> {
  const keys = (await promisifyRequest(records.getAllKeys(keysBelow('draft ')))) as string[]; // as they are written above
  for (const key of keys) {
    const kept: KeptDraft | undefined = await promisifyRequest(records.get(key));
    if (kept && isFresh(kept.at)) continue;
    records.delete(key);
    records.delete(keysBelow(`${key.replace('draft', 'file')} `));
  }
}
