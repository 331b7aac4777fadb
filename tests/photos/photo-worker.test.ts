import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenPhoto, PreparedPhoto } from '@/features/bills/photos/photo-worker';

/** The pictures that the worker has drawn, in px: what it drew, and how large. */
const drawn: string[] = [];
const sides = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`;
const opened = vi.fn();
let size = { width: 0, height: 0 };
/** What the worker's drawings become as files. */
let drawnFile = 'small';

class Canvas {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
  getContext() {
    const data = new Uint8ClampedArray(this.width * this.height * 4);
    const drawImage = (picture: Canvas, _x: number, _y: number, width: number, height: number) =>
      drawn.push(`${sides(picture)} as ${sides({ width, height })}`);
    return { canvas: this, fillRect() {}, drawImage, getImageData: () => ({ data }) };
  }
  convertToBlob = async () => new Blob([drawnFile], { type: 'image/jpeg' });
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
  drawnFile = 'small';
  opened.mockClear();
});

/** Sends the worker a JPEG of this size in px, which takes this many bytes. */
async function prepare(width: number, height: number, bytes = 0): Promise<PreparedPhoto> {
  size = { width, height };
  const jpeg = await sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .withExif({ IFD0: { Make: 'Lensmaker' } })
    .jpeg()
    .toBuffer();
  const file = new File([new Uint8Array(jpeg)], 'bill.jpg', { type: 'image/jpeg' });
  if (bytes > 0) Object.defineProperty(file, 'size', { value: bytes });
  return sent(file);
}

async function sent(photo: File | OpenPhoto): Promise<PreparedPhoto> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<PreparedPhoto>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  scope.dispatchEvent(Object.assign(new Event('message'), { data: photo, ports: [port2] }));
  return answer.finally(() => port1.close());
}

it('judges a photo by a copy of 1,000 px', async () => {
  await prepare(1500, 2000);
  expect(drawn).toEqual(['1500 × 2000 as 750 × 1000']);
});

const megabytes = 1024 * 1024;

it.each([
  [2 * megabytes, ['2250 × 3000 as 750 × 1000']],
  [2 * megabytes + 1, ['2250 × 3000 as 1800 × 2400', '1800 × 2400 as 750 × 1000']],
])('a photo of %i bytes is drawn in this order: %j', async (bytes, order) => {
  await prepare(2250, 3000, bytes);
  expect(drawn).toEqual(order);
});

describe('a long screenshot', () => {
  const big = 3 * megabytes;

  it('stays wide enough to read, and what is sent is judged', async () => {
    expect((await prepare(1080, 23_364, big)).file.size).toBe('small'.length);
    expect(drawn).toEqual(['1080 × 23364 as 757 × 16384', '757 × 16384 as 400 × 8657']);
  });

  it('that would get too narrow is sent as it is, without what tells where it was taken, and is judged so', async () => {
    const { file } = await prepare(720, 23_364, big);
    expect(drawn).toEqual(['720 × 23364 as 400 × 12980']);
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 720, height: 23_364 });
    expect(bytes.includes('Lensmaker')).toBe(false);
  });

  it('of which the drawing is no smaller is judged as it is, because it is sent so', async () => {
    drawnFile = 'x'.repeat(2 * megabytes);
    const { file } = await prepare(1080, 23_364, big);
    expect((await sharp(Buffer.from(await file.arrayBuffer())).metadata()).width).toBe(1080);
    expect(drawn).toEqual(['1080 × 23364 as 757 × 16384', '1080 × 23364 as 400 × 8653']);
  });

  it('that the page has opened, because its file cannot be sent, is drawn as wide as a canvas allows', async () => {
    const bitmap = { width: 720, height: 23_364, close() {} } as ImageBitmap; // as much of one as the worker looks at
    const { file } = await sent({ bitmap, name: 'IMG_1.HEIC' });
    expect(file.type).toBe('image/jpeg');
    expect(drawn).toEqual(['720 × 23364 as 505 × 16384', '505 × 16384 as 400 × 12977']);
  });
});

it.each([
  [8000, 6500, 1],
  [8000, 6501, 0],
])('a photo of %i × %i px is opened %i times', async (width, height, times) => {
  await prepare(width, height);
  expect(opened).toHaveBeenCalledTimes(times);
});
