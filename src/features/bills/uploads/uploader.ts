import { billTexts } from '@/brand/texts/bills';
import { textsOf } from '@/brand/texts/define-texts';
import { pause } from '@/lib/pause';
import { storedUser } from '@/session/stored-user';
import { withLock } from '@/session/with-lock';
import { showToast } from '@/ui/feedback/show-toast';
import { startBusy } from '@/updates/busy';
import { tellBillSent } from '../bill-news';
import { type Ending, sendBill } from './send-bill';
import type { UploadItem } from './upload-item';
import { changeUploads, fileOf, openList, refresh, setSent, useUploads } from './upload-list';
import { isSendable } from './upload-rules';

const lockName = 'bill-uploads';

let running = false;

/**
 * Uploads what waits, one file after the other: on a poor connection, one complete bill is better than five halves. Only
 * one tab does it, under a Web Lock. The other tabs queue for the lock, so one of them continues when that tab is closed.
 */
export function startUploader(): void {
  if (running || !somethingToSend()) return;
  running = true;
  void withLock(lockName, {}, work)
    .catch((error: unknown) => {
      console.error('The uploads have stopped.', error);
      return 'stopped' as const;
    })
    .then((end) => {
      running = false;
      // A bill that was submitted while the work ended has not been seen.
      if (end === 'done') startUploader();
    });
}

/** Opens the list and continues with what an earlier page, another tab or an earlier login has left. */
export async function resumeUploads(): Promise<void> {
  await openList();
  startUploader();
}

async function work(): Promise<'done' | 'stopped'> {
  await refresh();
  // No other tab has the lock, so the page that was sending these is gone.
  const cutOff = items().filter(({ state }) => state === 'uploading');
  if (cutOff.length > 0) {
    await changeUploads(
      cutOff.map(({ id }) => id),
      { state: 'waiting', mayHaveArrived: true },
    );
  }
  if (!somethingToSend()) return 'done';
  const endBusy = startBusy('upload');
  try {
    for (;;) {
      await untilOnline();
      const next = items().find((item) => isSendable(item, Date.now()));
      if (!next) return 'done';
      if ((await uploadOne(next)) === 'session ended') return 'stopped';
    }
  } finally {
    endBusy();
  }
}

const items = () => useUploads.getState().items;

const somethingToSend = () => items().some((item) => isSendable(item, Date.now()));

async function uploadOne(item: UploadItem): Promise<'next' | 'session ended'> {
  const { id, customerId } = item;
  const removal = watchRemoval(id);
  try {
    const file = await fileOf(id);
    if (storedUser()?.id !== customerId) return 'session ended';
    if (!file) {
      await changeUploads([id], { state: 'error', message: textsOf(billTexts).unreadableFile });
      return 'next';
    }
    // It is stored before the first byte leaves: a page that is closed now may still have sent the bill.
    const [started] = await changeUploads([id], { state: 'uploading' });
    if (!started) return 'next';
    // The list shows this in a task of its own, because a cheap phone needs time for each task.
    await pause(0, removal.signal);
    const { change, sessionEnded } = await sendBill(item, file, {
      signal: removal.signal,
      onProgress: (part) => setSent(id, part),
      onUnanswered: () => {
        setSent(id, 0);
        return changeUploads([id], { mayHaveArrived: true });
      },
    });
    await changeUploads([id], change);
    announce(change);
    return sessionEnded ? 'session ended' : 'next';
  } catch (error) {
    if (!removal.signal.aborted) throw error;
    return 'next';
  } finally {
    removal.stop();
  }
}

function announce({ state, message }: Ending['change']): void {
  if (state === 'error' && message) showToast('error', message);
  if (state === 'complete' || state === 'manual') tellBillSent();
}

/** A signal that aborts when an upload is removed from the list, in this tab or another, or its customer logs out. */
function watchRemoval(id: string): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController();
  const stop = useUploads.subscribe((list) => {
    if (!list.items.some((item) => item.id === id)) controller.abort();
  });
  return { signal: controller.signal, stop };
}

/** Resolves when there is a network, or when nothing is left to wait for. */
function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!navigator.onLine && somethingToSend()) return;
      removeEventListener('online', look);
      stop();
      resolve();
    };
    const stop = useUploads.subscribe(look);
    addEventListener('online', look);
    look();
  });
}
