import { describe, expect, it, vi } from 'vitest';
import { laterAnswer } from '../../../../tests/setup/later-answer';
import {
  duplicate,
  refused,
  resumed,
  sending,
  sendings,
  sendMock,
  submitted,
} from '../../../../tests/setup/sendings';
import { until } from '../../../../tests/setup/until';
import { openPage, photo, setOnline } from '../../../../tests/setup/upload-page';

describe('uploading', () => {
  it('sends one file after the other, and shows what the backend made of each', async () => {
    const page = await submitted('one', 'two');
    const first = await sending(1);
    expect(page.states()).toEqual(['uploading', 'waiting']);
    first.onProgress(0.5);
    expect(page.items()[0]?.percent).toBe(35);
    first.onProgress(1);
    expect(page.items()[0]?.percent).toBe(70);
    first.take('7');
    (await sending(2)).take('8', true);
    await until(() => expect(page.states()).toEqual(['complete', 'manual']));
    expect(page.items()).toMatchObject([
      { billId: '7', points: 10, percent: 100 },
      { billId: '8', percent: 100 },
    ]);
    expect(sendings).toHaveLength(2);
  });

  it('writes the start of an attempt before its first byte leaves', async () => {
    let state: string | undefined;
    const page = await openPage();
    sendMock.mockImplementation(async () => {
      state = (await page.keptUploads())[0]?.state;
      return { manual: false, points: 1, billId: '1' };
    });
    await page.chooseFiles([photo('one')]);
    await page.submitChosen();
    await until(() => expect(page.states()).toEqual(['complete']));
    expect(state).toBe('uploading');
    expect((await page.keptUploads())[0]).toMatchObject({ state: 'complete', billId: '1' });
  });

  it('says that a bill is a duplicate, with the backend’s words, and goes on with the next', async () => {
    const page = await submitted('one', 'two');
    (await sending(1)).fail(duplicate('3'));
    (await sending(2)).take('8');
    await until(() => expect(page.states()).toEqual(['error', 'complete']));
    // Not its bill: deleting the upload must not delete what was there before.
    expect(page.items()[0]).toMatchObject({ duplicate: true, billId: '', message: 'We know this bill.' });
    expect(page.toasts()).toEqual(['We know this bill.']);
  });

  it('waits without a network, and starts again at 0 % with the same bytes', async () => {
    const page = await submitted('one');
    (await sending(1)).onProgress(0.6);
    setOnline(false);
    sendings[0]?.fail({ kind: 'offline' });
    await until(() => expect(page.items()).toMatchObject([{ state: 'waiting', percent: 0 }]));
    expect(page.toasts()).toEqual([]);
    setOnline(true);
    const again = await sending(2);
    expect(again.bytes).toBe(sendings[0]?.bytes);
    again.fail(duplicate('9'));
    await until(() =>
      expect(page.items()).toMatchObject([{ state: 'manual', billId: '9', duplicate: false }]),
    );
  });

  it('lets what the backend has leave the list with the next submit, and keeps what failed', async () => {
    const page = await submitted('one', 'two');
    (await sending(1)).take('7');
    (await sending(2)).fail({ kind: 'timeout' });
    await until(() => expect(page.states()).toEqual(['complete', 'error']));
    await page.chooseFiles([photo('three')]);
    await page.submitChosen();
    expect(page.items().map(({ name }) => name)).toEqual(['two', 'three']);
  });

  it('sends a bill that was submitted at the last moment, while the tab still gives its lock back', async () => {
    const page = await openPage();
    const { request } = navigator.locks as unknown as { request: (...args: unknown[]) => Promise<unknown> };
    const release = laterAnswer();
    const slow = async (...args: unknown[]) => {
      const end = await request(...args);
      if (args[0] === 'bill-uploads') await release.asked();
      return end;
    };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: slow } });
    await page.chooseFiles([photo('one')]);
    await page.submitChosen();
    (await sending(1)).fail(refused);
    await release.whenAsked();
    await page.retryUpload(page.firstId());
    expect(page.states()).toEqual(['waiting']);
    expect(sendings).toHaveLength(1);
    await release.give();
    (await sending(2)).take('8');
    await until(() => expect(page.states()).toEqual(['complete']));
  });
});

describe('two tabs', () => {
  it('share one list, and one of them uploads', async () => {
    const one = await submitted('one');
    const first = await sending(1);
    const other = await resumed();
    expect(other.states()).toEqual(['uploading']);
    await other.chooseFiles([photo('two')]);
    await other.submitChosen();
    first.onProgress(0.5);
    await until(() => expect(other.items()[0]?.percent).toBe(35));
    expect(sendings).toHaveLength(1);
    first.take('7');
    (await sending(2)).take('8');
    await until(() => expect(other.states()).toEqual(['complete', 'complete']));
    await until(() => expect(one.states()).toEqual(['complete', 'complete']));
    expect(sendings).toHaveLength(2);
  });

  it('break off in one what is cancelled in the other', async () => {
    await submitted('one');
    const first = await sending(1);
    const other = await resumed();
    await other.removeUpload(other.firstId());
    await until(() => expect(first.aborted).toBe(true));
    expect(await other.keptUploads()).toEqual([]);
  });
});

describe('a new attempt', () => {
  it('shows 0 % in a tab that has seen the end of an earlier one', async () => {
    const one = await submitted('one');
    const first = await sending(1);
    const other = await resumed();
    first.onProgress(1);
    await until(() => expect(other.items()[0]?.percent).toBe(70));
    first.fail({ kind: 'timeout' });
    await until(() => expect([...one.states(), ...other.states()]).toEqual(['error', 'error']));
    await one.retryUpload(one.firstId());
    await sending(2);
    await until(() => expect(other.items()).toMatchObject([{ state: 'uploading', percent: 0 }]));
  });
});

describe('where the browser keeps nothing', () => {
  it.each([
    [
      'QuotaExceededError',
      'full',
      'This device has no room to keep your bills. Leave this page open until they are sent.',
    ],
    [
      'SecurityError',
      'off',
      'This browser does not keep files. Leave this page open until your bills are sent.',
    ],
  ])('says so for %s, and goes on in memory', async (name, storage, words) => {
    const page = await openPage();
    await page.openList();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', name);
    });
    await page.chooseFiles([photo('one'), photo('two')]);
    expect(page.useUploads.getState().storage).toBe(storage);
    expect(page.toasts()).toEqual([words]);
    await page.submitChosen();
    (await sending(1)).take('7');
    (await sending(2)).take('8');
    await until(() => expect(page.states()).toEqual(['complete', 'complete']));
  });
});

it('says so where the browser stops keeping what becomes of a bill', async () => {
  const page = await openPage();
  await page.chooseFiles([photo('one')]);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await page.submitChosen();
  expect(page.useUploads.getState().storage).toBe('full');
  (await sending(1)).take('7');
  await until(() => expect(page.states()).toEqual(['complete']));
});

it('keeps what has become of a bill where there is room again', async () => {
  const page = await openPage();
  await page.chooseFiles([photo('one')]);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await page.submitChosen();
  const first = await sending(1);
  put.mockRestore();
  first.take('7');
  await until(() => expect(page.states()).toEqual(['complete']));
  const [submitted] = page.items();
  expect(await page.keptUploads()).toMatchObject([
    { state: 'complete', billId: '7', submittedAt: submitted?.submittedAt },
  ]);
});
