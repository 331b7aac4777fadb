/// <reference lib="webworker" />
import { barePhoto } from './bare-photo';
import { type GreyPicture, judgePhoto, type PhotoHint } from './judge-photo';
import { judgedSize, losesPrint, type Size, sentSize } from './photo-rules';

/** The photo to send, and hints for the shopper. */
export interface PreparedPhoto {
  file: File;
  hints: PhotoHint[];
}

/** A photo that the page has opened itself. */
export interface OpenPhoto {
  bitmap: ImageBitmap;
  name: string;
}

/** Bytes; above it, a photo is made smaller. */
const bigPhoto = 2 * 1024 * 1024;
const quality = 0.85;
/** px in all; to open more could cost a cheap phone its memory. Such a photo is sent as large as it is. */
const mostPixels = 52_000_000;

self.addEventListener('message', ({ data, ports: [port] }: MessageEvent<File | OpenPhoto>) => {
  (data instanceof File ? prepare(data) : redrawnPhoto(data)).then(
    (photo) => port?.postMessage(photo),
    (error: unknown) => port?.postMessage({ error: String(error) }),
  );
});

async function prepare(file: File): Promise<PreparedPhoto> {
  const bare = await barePhoto(file);
  if (bare && bare.width * bare.height > mostPixels) return { file: bare.file, hints: [] };
  const bitmap = await opened(bare?.file ?? file);
  if (!bitmap) return { file: bare?.file ?? file, hints: [] };
  try {
    // A browser that opens the picture lying on its side would send it so.
    const upright = !bare || bare.width === bare.height || bare.isTurned === (bitmap.width === bare.height);
    // A photo that could not be followed byte by byte is drawn anew, so that no place stays in it.
    const isDrawn = !bare || (upright && file.size > bigPhoto && !losesPrint(bitmap));
    const smaller = isDrawn ? await redrawn(bitmap, file.name) : undefined;
    if (smaller && (!bare || smaller.file.size < bare.file.size)) return judged(smaller);
    return judged({ file: bare?.file ?? file, picture: bitmap });
  } finally {
    bitmap.close();
  }
}

/** A photo that cannot be sent as it is. */
async function redrawnPhoto({ bitmap, name }: OpenPhoto): Promise<PreparedPhoto> {
  try {
    return judged(await redrawn(bitmap, name));
  } finally {
    bitmap.close();
  }
}

/** Undefined where the browser cannot open the picture: the backend may still be able to. */
function opened(file: File): Promise<ImageBitmap | undefined> {
  return createImageBitmap(file).catch(() => undefined);
}

interface SentPhoto {
  file: File;
  /** What the file shows. */
  picture: ImageBitmap | OffscreenCanvas;
}

async function redrawn(bitmap: ImageBitmap, name: string): Promise<SentPhoto> {
  const { canvas } = drawn(bitmap, sentSize(bitmap));
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  const file = new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: blob.type });
  return { file, picture: canvas };
}

function judged({ file, picture }: SentPhoto): PreparedPhoto {
  return { file, hints: judgePhoto(picture, greyCopy(picture)) };
}

function greyCopy(picture: SentPhoto['picture']): GreyPicture {
  const context = drawn(picture, judgedSize(picture));
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  const values = new Uint8Array(width * height);
  for (let at = 0; at < values.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]];
    values[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return { width, height, values };
}

/** The picture on white, in this size. */
function drawn(picture: SentPhoto['picture'], { width, height }: Size): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('This browser draws nothing in a worker.');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return context;
}
