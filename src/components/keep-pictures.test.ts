import { beforeEach, expect, it, vi } from 'vitest';
import type { KeepPictures } from '@/worker/picture-cache';

/** What the page has told the service worker. */
let told: unknown[];

/** A page of its own: it has named no picture yet. */
async function openPage() {
  vi.resetModules();
  return import('./keep-pictures');
}

function stubWorker() {
  const active = { postMessage: (message: unknown) => told.push(message) };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ active }) },
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  stubWorker();
});

const at = (path: string) => new URL(path, location.href).href;

it('names the pictures of a second in one message, each once, with their whole addresses', async () => {
  const { keepPictures } = await openPage();
  keepPictures(['/a.svg', '/b.svg']);
  keepPictures(['/b.svg', '', 'https://cdn.example/c.png']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told).toEqual([
    { type: 'KEEP_PICTURES', addresses: [at('/a.svg'), at('/b.svg'), 'https://cdn.example/c.png'] },
  ]);
});

it.each([
  [
    'names a picture once per page, and a later one in a message of its own',
    [['/a.svg'], ['/a.svg'], ['/b.svg']],
    [['/a.svg'], ['/b.svg']],
  ],
  [
    'leaves out an address that cannot be read, and still names the others and later ones',
    [['/a.svg', 'http://[::1', '/b.svg'], ['/c.svg']],
    [['/a.svg', '/b.svg'], ['/c.svg']],
  ],
])('%s', async (_, batches, messages) => {
  const { keepPictures } = await openPage();
  for (const batch of batches) {
    keepPictures(batch);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(told).toEqual(messages.map((paths) => ({ type: 'KEEP_PICTURES', addresses: paths.map(at) })));
});

it('names more than 100 pictures in several messages', async () => {
  const { keepPictures } = await openPage();
  keepPictures(Array.from({ length: 201 }, (_, index) => `/${index}.svg`));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told.map((message) => (message as KeepPictures).addresses.length)).toEqual([100, 100, 1]);
});

it('asks for nothing where the browser has no service workers', async () => {
  const { keepPictures } = await openPage();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  keepPictures(['/a.svg']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told).toEqual([]);
});
