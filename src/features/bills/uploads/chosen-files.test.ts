import { expect, it, vi } from 'vitest';
import { laterAnswer } from '../../../../tests/setup/later-answer';
import { openPage, photo } from '../../../../tests/setup/upload-page';

it('keeps five files, in their order, and refuses the sixth in words', async () => {
  const page = await openPage();
  const names = ['1', '2', '3', '4', '5'];
  await page.chooseFiles([...names, '6'].map((name) => photo(name)));
  expect(page.items().map(({ name }) => name)).toEqual(names);
  expect(page.states()).toEqual(Array(5).fill('chosen'));
  expect(page.toasts()).toEqual(['Already selected 5 images']);
  expect((await page.keptUploads()).map(({ name }) => name).sort()).toEqual(names);
});

it('takes a file of 10 MB to the byte and no larger one, and none that is no picture and cannot be read', async () => {
  const page = await openPage();
  const head = new Uint8Array([0xff, 0xd8, 0xff]);
  const sized = (bytes: number, name: string) => new File([head, new Uint8Array(bytes - 3)], name);
  const gone = photo('gone.jpg');
  gone.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
  await page.chooseFiles([
    sized(10_485_761, 'larger.jpg'),
    gone,
    new File(['Dear diary'], 'diary.jpg', { type: 'image/jpeg' }),
    new File(['%PDF-1.7 and so on'], 'bill', { type: '' }),
    sized(10_485_760, 'large.jpg'),
  ]);
  expect(page.items()).toMatchObject([
    { name: 'bill', isPdf: true },
    { name: 'large.jpg', isPdf: false, size: 10_485_760 },
  ]);
  expect(page.toasts()).toEqual([
    'Cannot upload! Image size is large.',
    'Error reading the file.',
    'Image file format is wrong',
  ]);
});

it('says so where nothing is there to submit', async () => {
  const page = await openPage();
  expect(await page.submitChosen()).toBe(false);
  expect(page.toasts()).toEqual(['No files selected']);
});

it('drops what is still being read when the shopper leaves, and not what she chooses next', async () => {
  const page = await openPage();
  const slow = photo('slow');
  const reading = laterAnswer<ArrayBuffer>();
  slow.arrayBuffer = reading.asked;
  const behind = photo('behind it');
  const readBehind = vi.spyOn(behind, 'arrayBuffer');
  const left = page.chooseFiles([slow, behind]);
  await reading.whenAsked();
  expect(page.useUploads.getState().picked).toHaveLength(2);
  await page.discardChosen();
  expect(page.useUploads.getState().picked).toHaveLength(0);
  const next = page.chooseFiles([photo('next')]);
  expect(page.useUploads.getState().picked).toHaveLength(1);
  await reading.give(new ArrayBuffer(9));
  await Promise.all([left, next]);
  expect(page.items().map(({ name }) => name)).toEqual(['next']);
  expect(page.useUploads.getState().picked).toHaveLength(0);
  expect(readBehind).not.toHaveBeenCalled();
  expect(page.toasts()).toEqual([]); // nobody waits for what is wrong with it
});

it('drops what is being written when the shopper leaves', async () => {
  const page = await openPage();
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (this: IDBObjectStore, ...args) {
    void page.discardChosen();
    return put.apply(this, args);
  });
  await page.chooseFiles([photo('one')]);
  expect(page.items()).toEqual([]);
  expect(await page.keptUploads()).toEqual([]);
});
