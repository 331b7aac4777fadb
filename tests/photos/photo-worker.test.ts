import sharp from 'sharp';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { PreparedPhoto } from '@/features/bills/photos/photo-worker';

/** Longest sides of the pictures that the worker has drawn, in px. */
const drawn: number[] = [];
const opened = vi.fn();
let size = { width: 0, height: 0 };

class Canvas {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    drawn.push(Math.max(width, height));
  }
  getContext() {
    const data = new Uint8ClampedArray(this.width * this.height * 4);
    return { canvas: this, fillRect() {}, drawImage() {}, getImageData: () => ({ data }) };
  }
  convertToBlob = async () => new Blob(['small'], { type: 'image/jpeg' });
}

/** A worker's own global object: only what it listens to and draws with. */
const scope = new EventTarget();
function stubWorker(): void {
  vi.stubGlobal('self', scope);
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('createImageBitmap', async () => {
    opened();
    return { ...size, close() {} };
  });
}
beforeAll(async () => {
  stubWorker();
  await import('@/features/bills/photos/photo-worker');
});
beforeEach(() => {
  stubWorker(); // every test ends without doubles
  drawn.length = 0;
  opened.mockClear();
});

/** Sends the worker a JPEG of this size in px, which takes this many bytes. */
async function prepare(width: number, height: number, bytes = 0): Promise<PreparedPhoto> {
  size = { width, height };
  const jpeg = await sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  const file = new File([new Uint8Array(jpeg)], 'bill.jpg', { type: 'image/jpeg' });
  if (bytes > 0) Object.defineProperty(file, 'size', { value: bytes });
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<PreparedPhoto>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  scope.dispatchEvent(Object.assign(new Event('message'), { data: file, ports: [port2] }));
  return answer.finally(() => port1.close());
}

it('judges a photo by a copy of 1,000 px', async () => {
  await prepare(1500, 2000);
  expect(drawn).toEqual([1000]);
});

const megabytes = 1024 * 1024;

it.each([
  [2 * megabytes, [1000]],
  [2 * megabytes + 1, [1000, 2400]],
])('a photo of %i bytes is drawn with sides of %j px', async (bytes, sides) => {
  await prepare(2250, 3000, bytes);
  expect(drawn).toEqual(sides);
});

it.each([
  [8000, 6500, 1],
  [8000, 6501, 0],
])('a photo of %i × %i px is opened %i times', async (width, height, times) => {
  await prepare(width, height);
  expect(opened).toHaveBeenCalledTimes(times);
});
