import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFile } from '../files/read-file';
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

describe('a worker', () => {
  const photo = (name: string) =>
    new File([new Uint8Array([0xff, 0xd8, 0xff])], name, { type: 'image/jpeg' });

  /** A worker that answers only when the test says so. */
  class SilentWorker {
    static all: SilentWorker[] = [];
    onerror: (() => void) | undefined;
    terminated = false;
    ports: MessagePort[] = [];
    constructor() {
      SilentWorker.all.push(this);
    }
    postMessage(_photo: File, [port]: [MessagePort]) {
      this.ports.push(port);
    }
    terminate() {
      this.terminated = true;
    }
    answer(file: File) {
      this.ports.at(-1)?.postMessage({ file, hints: ['dark'] });
    }
  }

  beforeEach(() => {
    SilentWorker.all = [];
    vi.stubGlobal('Worker', SilentWorker);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.resetModules();
  });
  afterEach(() => vi.useRealTimers());

  /** Lets everything happen that needs no time. */
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  const worker = async (number: number) => {
    await settle();
    const found = SilentWorker.all[number - 1];
    if (!found?.ports.length) throw new Error(`${SilentWorker.all.length} workers so far`);
    return found;
  };

  it.each<[string, (worker: SilentWorker) => unknown]>([
    ['hangs for 30 s', () => vi.advanceTimersByTimeAsync(1)],
    ['fails', ({ onerror }) => onerror?.()],
  ])('that %s is ended: its photo stays as it is, and the next one gets a new worker', async (_, end) => {
    const { preparePhoto } = await import('./prepare-photo');
    const first = preparePhoto(photo('1.jpg'));
    const second = preparePhoto(photo('2.jpg'));
    const hung = await worker(1);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(hung.terminated).toBe(false);
    await end(hung);
    expect(await first).toMatchObject({ file: { name: '1.jpg' }, hints: [] });
    expect(hung.terminated).toBe(true);
    (await worker(2)).answer(photo('2.jpg'));
    expect(await second).toMatchObject({ file: { name: '2.jpg' }, hints: ['dark'] });
  });

  it('takes the next photo, too, and gives its memory back after 10 s without work', async () => {
    const { preparePhoto } = await import('./prepare-photo');
    const first = preparePhoto(photo('1.jpg'));
    const only = await worker(1);
    only.answer(photo('1.jpg'));
    await first;
    await vi.advanceTimersByTimeAsync(9_999);
    const second = preparePhoto(photo('2.jpg'));
    await settle();
    expect(only.ports).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(only.terminated).toBe(false); // it works
    only.answer(photo('2.jpg'));
    await second;
    await vi.advanceTimersByTimeAsync(10_000);
    expect([SilentWorker.all.length, only.terminated]).toEqual([1, true]);
  });
});
