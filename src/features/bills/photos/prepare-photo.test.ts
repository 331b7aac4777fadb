import { beforeEach, expect, it, vi } from 'vitest';
import { readFile } from '../uploads/read-file';
import type { OpenPhoto, PreparedPhoto } from './photo-worker';

/** A worker that opens no HEIC by itself, as in some browsers, and draws what the page has opened. */
class FakeWorker {
  static got: (File | OpenPhoto)[] = [];
  postMessage(photo: File | OpenPhoto, [port]: [MessagePort]) {
    FakeWorker.got.push(photo);
    const drawn = new File(['drawn'], 'IMG_1.jpg', { type: 'image/jpeg' });
    const answer: PreparedPhoto =
      photo instanceof File ? { file: photo, hints: [] } : { file: drawn, hints: ['dark'] };
    port.postMessage(answer);
  }
  terminate() {}
}

const bitmap = { width: 3000, height: 4000 } as ImageBitmap; // as much of one as the page looks at
const heic = () => new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_1.HEIC', { type: '' });

beforeEach(() => {
  FakeWorker.got = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal(
    'createImageBitmap',
    vi.fn(async () => bitmap),
  );
});

it('makes a JPEG of a HEIC photo where the page can open it', async () => {
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  expect(await readFile(heic())).toMatchObject({
    file: { name: 'IMG_1.jpg', type: 'image/jpeg' },
    isPdf: false,
    hints: ['dark'],
  });
  expect(FakeWorker.got).toMatchObject([{ type: 'image/heic' }, { bitmap, name: 'IMG_1.HEIC' }]);
});

it('refuses a HEIC photo where the browser cannot open it', async () => {
  HTMLImageElement.prototype.decode = () => Promise.reject(new DOMException('', 'EncodingError'));
  expect(await readFile(heic())).toBe('wrongFormat');
});
