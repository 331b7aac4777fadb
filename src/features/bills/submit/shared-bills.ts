import { currentBrand } from '@/brand/current-brand';
import { billFirstTexts } from '@/brand/texts/bill-first';
import { billTexts } from '@/brand/texts/bills';
import { textsOf } from '@/brand/texts/define-texts';
import { uploadTexts } from '@/brand/texts/uploads';
import { sharedBillsCache } from '@/lib/share-target';
import { clientState } from '@/session/client-state';
import { firstBillsOf } from '@/session/first-bills';
import { storedUser } from '@/session/stored-user';
import { withLock } from '@/session/with-lock';
import { showToast } from '@/ui/feedback/show-toast';
import { dropOldShares, readShare, type ShareProblem } from '@/worker/shared-bills';
import { dropFirstBills, firstBillFile } from '../first/first-bill-files';

/** Whether there are bills that nobody has taken yet: of another app, or chosen before the login. */
const waiting = clientState('shared-bills', () => ({ any: false }));
const setWaiting = (any: boolean) => waiting.setState({ any });

/** Looks for such bills, before the screen chooses its tab. Never rejects. */
export async function lookForShare(): Promise<void> {
  setWaiting(false);
  try {
    if (!globalThis.caches) return;
    setWaiting(ownFirstBills().length > 0);
    if (!(await caches.has(sharedBillsCache))) return;
    if (!currentBrand().wallet.shareTarget) return dropCache();
    const cache = await caches.open(sharedBillsCache);
    if (await dropOldShares(cache, Date.now())) tell('lost');
    if ((await cache.keys()).length > 0) setWaiting(true);
  } catch (error) {
    console.warn('Shared bills could not be looked for.', error);
  }
}

export const isShareWaiting = (): boolean => waiting.getState().any;

/** Removes what was shared, and what this customer has chosen before the login. Never rejects. */
export async function dropShares(): Promise<void> {
  setWaiting(false);
  await Promise.all([dropFirstBills(ownFirstBills()), dropCache()]);
}

async function dropCache(): Promise<void> {
  await caches.delete(sharedBillsCache).catch(() => false);
}

/** Ids of the bills that this customer has chosen before the login. */
function ownFirstBills(): string[] {
  return firstBillsOf(storedUser()?.mobileNumber).map(({ id }) => id);
}

/**
 * Gives the shared files to the list of chosen bills, and says what was wrong with the others. A share goes when its
 * files are kept there, so a page that is killed meanwhile loses nothing. Of several tabs, one takes it.
 */
export async function takeShares(add: (files: File[]) => Promise<unknown>): Promise<void> {
  if (!isShareWaiting()) return;
  setWaiting(false);
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
    await takeFirstBills(add);
  }).catch((error: unknown) => {
    console.warn('Shared bills could not be taken.', error);
    tell('lost');
  });
}

async function takeFirstBills(add: (files: File[]) => Promise<unknown>): Promise<void> {
  for (const id of ownFirstBills()) {
    const file = await firstBillFile(id);
    if (!ownFirstBills().includes(id)) return; // the customer has left meanwhile
    if (file) await add([file]);
    else showToast('error', textsOf(billFirstTexts).gone);
    await dropFirstBills([id]);
  }
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
