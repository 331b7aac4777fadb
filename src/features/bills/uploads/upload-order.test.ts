import { IDBFactory } from 'fake-indexeddb';
import { clear, createStore, keys, set } from 'idb-keyval';
import { beforeEach, expect, it, vi } from 'vitest';
import { keptUpload } from '../../../../tests/setup/kept-upload';
import { laterAnswer } from '../../../../tests/setup/later-answer';
import { until } from '../../../../tests/setup/until';
import { openPage, photo, type UploadPage } from '../../../../tests/setup/upload-page';
import type { KeptUpload } from './upload-item';

/** Storage that takes its time: a write begins only when the test lets it. */
const storage = vi.hoisted(() => ({ mayWrite: () => Promise.resolve() }));
vi.mock('./upload-storage', async (original) => {
  const real = await original<typeof import('./upload-storage')>();
  const slow =
    <Args extends unknown[], Result>(write: (...args: Args) => Promise<Result>) =>
    async (...args: Args) => {
      await storage.mayWrite();
      return write(...args);
    };
  return {
    ...real,
    keepUpload: slow(real.keepUpload),
    changeKeptUploads: slow(real.changeKeptUploads),
    dropKeptUploads: slow(real.dropKeptUploads),
  };
});

const hold = () => {
  const leave = laterAnswer();
  storage.mayWrite = leave.asked;
  return leave;
};
const pass = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** The mocked storage opens its database once, so all tests share it. */
const database = new IDBFactory();

/** A page whose list has these uploads. */
async function openWith(uploads: Record<string, KeptUpload['state']> = {}) {
  const page = await openPage();
  await page.openList();
  for (const [id, state] of Object.entries(uploads))
    await page.addUpload(keptUpload(id, { state }), photo(id));
  return page;
}
const addChosen = (page: UploadPage) => page.addUpload(keptUpload('one', { state: 'chosen' }), photo('one'));

beforeEach(async () => {
  storage.mayWrite = () => Promise.resolve();
  vi.stubGlobal('indexedDB', database);
  await clear(createStore('bill-uploads', 'uploads'));
});

it.each<[string, (page: UploadPage) => Promise<unknown>]>([
  ['added', addChosen],
  ['changed', (page) => page.changeUploads(['two'], { message: 'Too late.' })],
  ['removed', (page) => page.removeUploads(['two'])],
])('other tabs hear of what is %s only when it is stored', async (_, change) => {
  const page = await openWith({ two: 'error' });
  await pass();
  const line = new BroadcastChannel('bill-uploads');
  const heard = vi.fn();
  line.onmessage = heard;
  const leave = hold();
  const done = change(page);
  await pass();
  expect(heard).not.toHaveBeenCalled();
  await leave.give();
  await done;
  await until(() => expect(heard).toHaveBeenCalled());
  line.close();
});

it('a bill leaves the screen only when it has left the storage, so that a tab that is closed then does not bring it back', async () => {
  const page = await openWith({ one: 'complete' });
  const leave = hold();
  const closed = page.closeBar();
  await pass();
  expect(page.items()).toHaveLength(1);
  await leave.give();
  await closed;
  expect(page.items()).toEqual([]);
  expect(await storedKeys()).toEqual([]);
});

it('a bill that is removed does not come back with what was read before', async () => {
  const page = await openWith({ one: 'error' });
  const leave = hold();
  const removed = page.removeUploads(['one']);
  const read = page.refresh();
  await pass();
  await leave.give();
  await Promise.all([removed, read]);
  expect(page.items()).toEqual([]);
});

it('a photo is marked before it is stored, so that a logout finds it whenever the page is closed', async () => {
  const page = await openWith();
  const leave = hold();
  const added = addChosen(page);
  await leave.whenAsked();
  expect(JSON.parse(localStorage.getItem('billUploads') ?? '{}')).toEqual({ 5: 1 });
  expect(await page.keptUploads()).toEqual([]);
  await leave.give();
  await added;
});

it('a photo that this tab stores while another tab logs out by choice is removed', async () => {
  const [page, other] = [await openWith(), await openPage()];
  const leave = hold();
  const added = addChosen(page);
  await leave.whenAsked();
  await other.wipeUploads('5');
  page.endSession();
  await leave.give();
  await added;
  expect(await storedKeys()).toEqual([]);
});

it('a photo that is stored while another customer logs in does not come into her list', async () => {
  const page = await openWith();
  const seen = vi.fn();
  page.useUploads.subscribe(({ items }) => items.map(seen));
  const leave = hold();
  const added = addChosen(page);
  await leave.whenAsked();
  page.endSession();
  localStorage.setItem('user', JSON.stringify({ id: '6', mobile_number: '9876500002' }));
  const opened = page.openList();
  await leave.give();
  await Promise.all([added, opened]);
  expect(seen).not.toHaveBeenCalled();
  expect(await storedKeys()).toEqual(['file:one', 'upload:one']);
  expect(JSON.parse(localStorage.getItem('billUploads') ?? '{}')).toEqual({ 5: 1 });
});

it('a wipe leaves no byte of the customer, and every byte of another one', async () => {
  const page = await openWith({ one: 'error', two: 'waiting' });
  const store = createStore('bill-uploads', 'uploads');
  await set('upload:other', keptUpload('other', { customerId: '6' }), store);
  await set('file:other', { bytes: new ArrayBuffer(1), name: 'other', type: 'image/jpeg' }, store);
  await set('upload:strange', { id: 'strange', customerId: '5', state: 'of a later release' }, store);
  await set('file:strange', { bytes: new ArrayBuffer(1), name: 'strange', type: 'image/jpeg' }, store);
  await page.wipeUploads('5');
  expect(await storedKeys()).toEqual(['file:other', 'upload:other']);
});

function storedKeys(): Promise<unknown[]> {
  return keys(createStore('bill-uploads', 'uploads'));
}
