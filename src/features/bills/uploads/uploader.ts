import { billTexts } from '@/brand/texts/bills';
import { textsOf } from '@/brand/texts/define-texts';
import { pause } from '@/lib/pause';
import { storedUser } from '@/session/stored-user';
import { withLock } from '@/session/with-lock';
import { showToast } from '@/ui/show-toast';
import { startBusy } from '@/updates/busy';
import { type Ending, sendBill } from './send-bill';
import type { UploadItem } from './upload-item';
import { changeUpload, changeUploads, fileOf, openList, refresh, setSent, useUploads } from './upload-list';
import { isUnfinished } from './upload-rules';

const lockName = 'bill-uploads';

let running = false;

/**
 * Uploads what waits, one file after the other: on a poor line, one bill that arrives is worth more than five halves.
 * One tab of all does it, under a Web Lock; the others queue for the lock, so that the next one goes on when it is closed.
 */
export function startUploader(): void {
  if (running || !useUploads.getState().items.some(isUnfinished)) return;
  running = true;
  void withLock(lockName, {}, work)
    .catch((error: unknown) => {
      console.error('The uploads have stopped.', error);
      return 'stopped' as const;
    })
    .then((end) => {
      running = false;
      if (end === 'done') startUploader(); // for what was submitted at the last moment
    });
}

/** Opens the list and goes on with what an earlier page, another tab or an earlier login has left. */
export async function resumeUploads(): Promise<void> {
  await openList();
  startUploader();
}

async function work(): Promise<'done' | 'stopped'> {
  await refresh();
  // Nobody else has the lock: the page that was sending these is gone.
  const cutOff = items().filter(({ state }) => state === 'uploading');
  if (cutOff.length > 0) {
    await changeUploads(
      cutOff.map(({ id }) => id),
      { state: 'waiting', mayHaveArrived: true },
    );
  }
  if (!items().some(isUnfinished)) return 'done';
  const endBusy = startBusy('upload');
  try {
    for (;;) {
      await untilOnline();
      const next = items().find(({ state }) => state === 'waiting');
      if (!next) return 'done';
      if ((await uploadOne(next)) === 'session ended') return 'stopped';
    }
  } finally {
    endBusy();
  }
}

const items = () => useUploads.getState().items;

async function uploadOne(item: UploadItem): Promise<'next' | 'session ended'> {
  const { id, customerId } = item;
  const taken = watchTakenOut(id);
  try {
    const file = await fileOf(id);
    if (storedUser()?.id !== customerId) return 'session ended';
    if (!file) {
      await changeUpload(id, { state: 'error', message: textsOf(billTexts).unreadableFile });
      return 'next';
    }
    // In the storage before the first byte: a page that is closed now may still have sent the bill.
    if (!(await changeUpload(id, { state: 'uploading' }))) return 'next';
    // The list shows that in a task of its own, because a cheap phone needs its time for each.
    await pause(0, taken.signal);
    const { change, sessionEnded } = await sendBill(item, file, {
      signal: taken.signal,
      onProgress: (part) => setSent(id, part),
      onUnanswered: () => changeUpload(id, { mayHaveArrived: true }),
    });
    await changeUpload(id, change);
    tell(change);
    return sessionEnded ? 'session ended' : 'next';
  } catch (error) {
    if (!taken.signal.aborted) throw error;
    return 'next';
  } finally {
    taken.stop();
  }
}

function tell({ state, message }: Ending['change']): void {
  if (state === 'error' && message) showToast('error', message);
}

/** A signal that aborts when an upload is taken out of the list, in this tab or another, or its customer has left. */
function watchTakenOut(id: string): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController();
  const stop = useUploads.subscribe((list) => {
    if (!list.items.some((item) => item.id === id)) controller.abort();
  });
  return { signal: controller.signal, stop };
}

/** Resolves with the network, or when nothing is left to wait for. */
function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!navigator.onLine && items().some(isUnfinished)) return;
      removeEventListener('online', look);
      stop();
      resolve();
    };
    const stop = useUploads.subscribe(look);
    addEventListener('online', look);
    look();
  });
}
