import { currentBrand } from '@/brand/current-brand';
import { billTexts } from '@/brand/texts/bills';
import { textsOf } from '@/brand/texts/define-texts';
import { uploadTexts } from '@/brand/texts/uploads';
import { sharedBillsCache } from '@/lib/share-target';
import { storedUser } from '@/session/stored-user';
import { withLock } from '@/session/with-lock';
import { showToast } from '@/ui/feedback/show-toast';
import { dropOldShares, readShare, type ShareProblem } from '@/worker/shared-bills';

/** Whether another app has shared bills that nobody has taken yet. */
let waiting = false;

/** Looks for shared bills, before the screen chooses its tab. Never rejects. */
export async function lookForShare(): Promise<void> {
  waiting = false;
  try {
    if (!globalThis.caches || !(await caches.has(sharedBillsCache))) return;
    if (!currentBrand().wallet.shareTarget) return dropShares();
    const cache = await caches.open(sharedBillsCache);
    if (await dropOldShares(cache, Date.now())) tell('lost');
    waiting = (await cache.keys()).length > 0;
  } catch (error) {
    console.warn('Shared bills could not be looked for.', error);
  }
}

export const isShareWaiting = (): boolean => waiting;

/** Removes what was shared. Never rejects. */
export async function dropShares(): Promise<void> {
  waiting = false;
  await caches.delete(sharedBillsCache).catch(() => false);
}

/**
 * Gives the shared files to the list of chosen bills, and says what was wrong with the others. A share goes when its
 * files are kept there, so a page that is killed meanwhile loses nothing. Of several tabs, one takes it.
 */
export async function takeShares(add: (files: File[]) => Promise<unknown>): Promise<void> {
  if (!waiting) return;
  waiting = false;
  const customer = storedUser()?.id;
  await withLock(sharedBillsCache, {}, async () => {
    const cache = await caches.open(sharedBillsCache);
    for (const key of await cache.keys()) {
      const { files, problems } = await readShare(await cache.match(key));
      if (storedUser()?.id !== customer) return;
      for (const problem of problems) tell(problem);
      if (files.length > 0) await add(files);
      await cache.delete(key);
    }
  }).catch((error: unknown) => {
    console.warn('Shared bills could not be taken.', error);
    tell('lost');
  });
}

function tell(problem: ShareProblem): void {
  const texts = textsOf(billTexts);
  const words: Record<ShareProblem, string> = {
    empty: texts.sharedEmpty,
    tooLarge: textsOf(uploadTexts).tooLarge,
    tooMany: texts.sharedTooMany,
    nothing: texts.sharedNothing,
    lost: texts.sharedLost,
  };
  showToast('error', words[problem]);
}
