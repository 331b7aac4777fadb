import { taskQueue } from '@/lib/task-queue';
import { barePhoto } from './bare-photo';
import type { OpenPhoto, PreparedPhoto } from './photo-worker';

export type { PhotoHint } from './judge-photo';
export type { PreparedPhoto } from './photo-worker';

/** ms; a phone that needs longer sends the photo as it is. */
const longestWork = 30_000;
/** ms without work after which the worker gives its memory back. */
const rest = 10_000;

/** One photo at a time: two open ones could be too much for a phone's memory. */
const inTurn = taskQueue();
let worker: Worker | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;

/**
 * Makes a photo ready to be sent (docs/product/bills.md#photos): it removes the place where it was taken, makes a big one
 * smaller and a HEIC a JPEG, and adds hints. A PDF stays as it is, and so does a photo if the browser cannot do this. It
 * never rejects.
 */
export function preparePhoto(file: File): Promise<PreparedPhoto> {
  if (!file.type.startsWith('image/')) return Promise.resolve({ file, hints: [] });
  return inTurn(() => prepared(file).catch(() => withoutWorker(file)));
}

async function prepared(file: File): Promise<PreparedPhoto> {
  const photo = await inWorker(file);
  if (photo.file.type !== 'image/heic') return photo;
  // Some browsers open such photos in an image alone.
  return inWorker({ bitmap: await openedAsImage(file), name: file.name });
}

/** Rejects where the browser cannot open the photo. */
async function openedAsImage(file: File): Promise<ImageBitmap> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return await createImageBitmap(image);
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

async function withoutWorker(file: File): Promise<PreparedPhoto> {
  const bare = await barePhoto(file).catch(() => undefined);
  return { file: bare?.file ?? file, hints: [] };
}

function inWorker(photo: File | OpenPhoto): Promise<PreparedPhoto> {
  return new Promise((resolve, reject) => {
    clearTimeout(resting);
    worker ??= new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
    const { port1: answer, port2: theirs } = new MessageChannel();
    const fail = (reason: string) => {
      endWorker();
      settle();
      reject(new Error(reason));
    };
    const tooLong = setTimeout(() => fail('The worker took too long.'), longestWork);
    const settle = () => {
      clearTimeout(tooLong);
      answer.close();
      resting = setTimeout(endWorker, rest);
    };
    worker.onerror = () => fail('The worker could not be started.');
    answer.onmessage = ({ data }: MessageEvent<PreparedPhoto | { error: string }>) => {
      if ('error' in data) return fail(data.error);
      settle();
      resolve(data);
    };
    worker.postMessage(photo, photo instanceof File ? [theirs] : [theirs, photo.bitmap]);
  });
}

function endWorker(): void {
  worker?.terminate();
  worker = undefined;
}
