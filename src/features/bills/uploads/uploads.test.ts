import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteSubmitBill } from '@/contract/bills';
import type { sendUpload } from '@/session/send-upload';
import { storeSignedIn } from '@/session/stored-user';
import { CallError, type Failure } from '@/transport/call-error';
import { stubBackend } from '../../../../tests/setup/backend';
import { keptUpload } from '../../../../tests/setup/kept-upload';
import { laterAnswer } from '../../../../tests/setup/later-answer';
import { until } from '../../../../tests/setup/until';
import { crash, openPage, photo, setOnline, type UploadPage } from '../../../../tests/setup/upload-page';

type Send = typeof sendUpload;
const backend = vi.hoisted(() => ({ sendUpload: vi.fn() }));
vi.mock('@/session/send-upload', () => backend);
// Every page knows the failures of the one backend.
const callError = vi.hoisted(() => ({ shared: undefined as object | undefined }));
vi.mock('@/transport/call-error', async (original) => {
  callError.shared ??= await original<object>();
  return callError.shared;
});

interface Sending {
  bytes: string;
  take: (billId?: string, manual?: boolean) => void;
  fail: (failure: Failure) => void;
  aborted: boolean;
  onProgress: (part: number) => void;
}
let sendings: Sending[] = [];

beforeEach(() => {
  sendings = [];
  backend.sendUpload.mockReset().mockImplementation((async (_call, values, options) => {
    const { images } = values as unknown as { images: Blob[] };
    const bytes = await (images[0] as Blob).text();
    return new Promise((resolve, reject) => {
      const sending: Sending = {
        bytes,
        take: (billId = '', manual = false) => resolve({ manual, points: manual ? 0 : 10, billId } as never),
        fail: (failure) => reject(new CallError(failure, '/submitBill')),
        aborted: false,
        onProgress: options?.onProgress ?? (() => {}),
      };
      options?.signal?.addEventListener('abort', () => {
        sending.aborted = true;
        reject(options.signal?.reason);
      });
      sendings.push(sending);
    });
  }) as Send);
});

const week = 7 * 24 * 60 * 60_000;

/** The backend's answer about one bill. */
const summaryOf = (id: string, points = 0) => ({
  statusCode: 100,
  response: { bill_data: { [id]: { id, points_earned: points, status: 'Pending' } } },
});

const duplicate = (billId: string): Failure => ({
  kind: 'rejected',
  statusCode: 110,
  description: 'We know this bill.',
  details: { billId },
});

/** The `number`-th sending, from 1 on, once it is under way. */
const sending = (number: number) =>
  until(() => {
    const found = sendings[number - 1];
    if (!found) throw new Error(`${sendings.length} sendings so far`);
    return found;
  });

async function submitted(...names: string[]): Promise<UploadPage> {
  const page = await openPage();
  await page.chooseFiles(names.map((name) => photo(name)));
  await page.submitChosen();
  return page;
}

async function resumed(): Promise<UploadPage> {
  const page = await openPage();
  await page.resumeUploads();
  return page;
}

describe('choosing files', () => {
  it('keeps five, in their order, and refuses the sixth in words', async () => {
    const page = await openPage();
    await page.chooseFiles(['1', '2', '3', '4', '5', '6'].map((name) => photo(name)));
    expect(page.items().map(({ name }) => name)).toEqual(['1', '2', '3', '4', '5']);
    expect(page.states()).toEqual(Array(5).fill('chosen'));
    expect(page.toasts()).toEqual(['Already selected 5 images']);
    expect((await resumed()).items().map(({ name }) => name)).toEqual(['1', '2', '3', '4', '5']);
    expect(sendings).toEqual([]);
  });

  it('refuses what cannot be a bill, and takes the others', async () => {
    const page = await openPage();
    const big = new File([new Uint8Array(10_485_761)], 'big.jpg');
    const gone = photo('gone.jpg');
    gone.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
    const pdf = new File(['%PDF-1.7 and so on'], 'bill', { type: '' });
    await page.chooseFiles([
      big,
      gone,
      new File(['Dear diary'], 'diary.jpg', { type: 'image/jpeg' }),
      new File([], 'nothing.png', { type: 'image/png' }),
      pdf,
    ]);
    expect(page.items()).toMatchObject([{ name: 'bill', isPdf: true }]);
    expect(page.toasts()).toEqual([
      'Cannot upload! Image size is large.',
      'Error reading the file.',
      'Image file format is wrong',
      'This file is empty. Please choose another one.',
    ]);
  });

  it('takes a file of 10 MB to the byte', async () => {
    const page = await openPage();
    const head = new Uint8Array([0xff, 0xd8, 0xff]);
    await page.chooseFiles([new File([head, new Uint8Array(10_485_757)], 'large.jpg')]);
    expect(page.items()).toMatchObject([{ size: 10_485_760 }]);
  });

  it('sends two files with the same content', async () => {
    const page = await openPage();
    await page.chooseFiles([photo('one', 'same'), photo('two', 'other'), photo('three', 'same')]);
    await page.submitChosen();
    for (const number of [1, 2, 3]) (await sending(number)).take(`${number}`);
    await until(() => expect(page.states()).toEqual(['complete', 'complete', 'complete']));
  });

  it('says so where nothing was picked, and where nothing is there to submit', async () => {
    const page = await openPage();
    await page.chooseFiles([]);
    expect(page.toasts()).toEqual(['No files selected']);
    expect(await page.submitChosen()).toBe(false);
    expect(page.items()).toEqual([]);
  });

  it('drops what was not submitted when the shopper leaves it', async () => {
    const page = await openPage();
    await page.chooseFiles([photo('one')]);
    await page.discardChosen();
    expect(page.items()).toEqual([]);
    expect(await page.keptUploads()).toEqual([]);
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
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (
      this: IDBObjectStore,
      ...args
    ) {
      void page.discardChosen();
      return put.apply(this, args);
    });
    await page.chooseFiles([photo('one')]);
    expect(page.items()).toEqual([]);
    expect(await page.keptUploads()).toEqual([]);
  });
});

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
    backend.sendUpload.mockImplementation(async () => {
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

  it('keeps a file that was refused, and sends it again when asked', async () => {
    const page = await submitted('one');
    (await sending(1)).fail({ kind: 'rejected', statusCode: 102, description: 'Earning is closed.' });
    await until(() => expect(page.states()).toEqual(['error']));
    expect(page.items()[0]?.message).toBe('Earning is closed.');
    await page.retryUpload(page.items()[0]?.id ?? '');
    const again = await sending(2);
    expect(again.bytes).toBe(sendings[0]?.bytes);
    again.fail(duplicate('3'));
    await until(() => expect(page.items()).toMatchObject([{ state: 'error', duplicate: true }]));
    await page.retryUpload(page.items()[0]?.id ?? '');
    expect(page.states()).toEqual(['error']);
  });

  it('breaks off and forgets what is cancelled', async () => {
    const page = await submitted('one', 'two');
    const first = await sending(1);
    await page.removeUpload(page.items()[0]?.id ?? '');
    expect(first.aborted).toBe(true);
    (await sending(2)).take('8');
    await until(() => expect(page.items()).toMatchObject([{ name: 'two', state: 'complete' }]));
    expect(await page.keptUploads()).toHaveLength(1);
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

  it('clears the list with the bar only when all uploads have ended', async () => {
    const page = await submitted('one');
    await sending(1);
    await page.closeBar();
    expect(page.items()).toMatchObject([{ state: 'uploading', barClosed: true }]);
    (await sending(1)).take('7');
    await until(() => expect(page.states()).toEqual(['complete']));
    await page.closeBar();
    expect(page.items()).toEqual([]);
    expect(localStorage.getItem('billUploads')).toBeNull();
  });

  it('keeps a failed bill and its file when the bar is closed, and its next attempt has a bar again', async () => {
    const page = await submitted('one', 'two');
    (await sending(1)).take('7');
    (await sending(2)).fail({ kind: 'rejected', statusCode: 102, description: 'Earning is closed.' });
    await until(() => expect(page.states()).toEqual(['complete', 'error']));
    await page.closeBar();
    crash();
    const next = await resumed();
    expect(next.items()).toMatchObject([{ name: 'two', state: 'error', barClosed: true }]);
    await next.retryUpload(next.items()[0]?.id ?? '');
    expect(next.items()).toMatchObject([{ barClosed: false }]);
    expect((await sending(3)).bytes).toBe(sendings[1]?.bytes);
  });

  it('tells the logout how many bills are only here: failed ones, too', async () => {
    const page = await submitted('one', 'two', 'three');
    (await sending(1)).take('7');
    (await sending(2)).fail({ kind: 'timeout' });
    (await sending(3)).fail(duplicate('3'));
    await until(() => expect(page.states()).toEqual(['complete', 'error', 'error']));
    expect(JSON.parse(localStorage.getItem('billUploads') ?? '{}')).toEqual({ 5: 1 });
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
    (await sending(1)).fail({ kind: 'rejected', statusCode: 102, description: '' });
    await release.whenAsked();
    await page.retryUpload(page.items()[0]?.id ?? '');
    expect(page.states()).toEqual(['waiting']);
    expect(sendings).toHaveLength(1);
    await release.give();
    (await sending(2)).take('8');
    await until(() => expect(page.states()).toEqual(['complete']));
  });
});

describe('cancelling', () => {
  it('comes too late once the backend works on the bill, and says so', async () => {
    const page = await submitted('one');
    const first = await sending(1);
    first.onProgress(1);
    await page.removeUpload(page.items()[0]?.id ?? '');
    expect(page.toasts()).toEqual(['This bill is being processed. It can no longer be cancelled.']);
    expect(first.aborted).toBe(false);
    first.take('7');
    await until(() => expect(page.items()).toMatchObject([{ state: 'complete', billId: '7' }]));
  });

  it.each([false, true])('asks about a bill that may have arrived already (answer %s)', async (yes) => {
    const page = await submitted('one');
    (await sending(1)).fail({ kind: 'timeout' });
    await until(() => expect(page.states()).toEqual(['error']));
    const done = page.removeUpload(page.items()[0]?.id ?? '');
    const { question } = page.useQuestion.getState();
    expect(question?.text).toMatch(/may have arrived already/);
    question?.answer(yes);
    await done;
    expect(page.items()).toHaveLength(yes ? 0 : 1);
  });

  it('does not forget a bill that arrives while she reads the question', async () => {
    const page = await submitted('one');
    const first = await sending(1);
    first.fail({ kind: 'offline' }); // online: the app repeats it
    const again = await until(() => {
      expect(page.items()[0]?.mayHaveArrived).toBe(true);
      return sending(2);
    });
    const done = page.removeUpload(page.items()[0]?.id ?? '');
    again.fail(duplicate('7'));
    await until(() => expect(page.states()).toEqual(['manual']));
    const { requestsTo } = stubBackend({
      '/getBillSummary': summaryOf('7'),
      '/deleteSubmitBill': { statusCode: 100 },
    });
    page.useQuestion.getState().question?.answer(true);
    await done;
    expect(requestsTo(deleteSubmitBill)).toHaveLength(1);
    expect(page.items()).toEqual([]);
  }, 10_000);
});

describe('deleting', () => {
  it('deletes the bill at the backend first, and says so', async () => {
    const page = await submitted('one');
    (await sending(1)).take('7', true);
    await until(() => expect(page.states()).toEqual(['manual']));
    const { requestsTo } = stubBackend({
      '/getBillSummary': summaryOf('7'),
      '/deleteSubmitBill': { statusCode: 100 },
    });
    await page.removeUpload(page.items()[0]?.id ?? '');
    expect(requestsTo(deleteSubmitBill)).toMatchObject([{ fields: { bill_id: '7' } }]);
    expect(page.items()).toEqual([]);
    expect(page.toasts()).toEqual(['Bill deleted successfully.']);
  });

  it('keeps a bill that the backend did not delete', async () => {
    const page = await submitted('one');
    (await sending(1)).take('7', true);
    await until(() => expect(page.states()).toEqual(['manual']));
    stubBackend({
      '/getBillSummary': summaryOf('7'),
      '/deleteSubmitBill': { statusCode: 102, statusDescription: 'Too late.' },
    });
    await page.removeUpload(page.items()[0]?.id ?? '');
    expect(page.states()).toEqual(['manual']);
    expect(page.toasts()).toEqual(['Too late.']);
  });
});

describe('deleting a bill with points', () => {
  async function earned() {
    const page = await submitted('one');
    (await sending(1)).take('7');
    await until(() => expect(page.states()).toEqual(['complete']));
    return page;
  }

  it.each([false, true])('asks first, and names the points that go (answer %s)', async (yes) => {
    const page = await earned();
    const { requestsTo } = stubBackend({
      '/getBillSummary': summaryOf('7', 12.5),
      '/deleteSubmitBill': { statusCode: 100 },
    });
    const done = page.removeUpload(page.items()[0]?.id ?? '');
    await until(() => expect(page.useQuestion.getState().question).toBeDefined());
    const { question } = page.useQuestion.getState();
    expect(question?.text).toBe('Delete this bill? The 12.50 P that it has earned go with it.');
    question?.answer(yes);
    await done;
    expect(requestsTo(deleteSubmitBill)).toHaveLength(yes ? 1 : 0);
    expect(page.items()).toHaveLength(yes ? 0 : 1);
  });

  it('asks about a bill that has earned its points since the list last heard of it', async () => {
    const page = await submitted('one');
    (await sending(1)).take('7', true);
    await until(() => expect(page.states()).toEqual(['manual']));
    const { requestsTo } = stubBackend({ '/getBillSummary': summaryOf('7', 30) });
    const done = page.removeUpload(page.items()[0]?.id ?? '');
    await until(() => expect(page.useQuestion.getState().question?.text).toMatch(/The 30 P /));
    page.useQuestion.getState().question?.answer(false);
    await done;
    expect(requestsTo(deleteSubmitBill)).toEqual([]);
  });

  it('keeps the bill if the app cannot find out about its points', async () => {
    const page = await earned();
    const { seen } = stubBackend({ '/getBillSummary': { statusCode: 102, statusDescription: 'Not now.' } });
    await page.removeUpload(page.items()[0]?.id ?? '');
    expect(page.toasts()).toEqual(['Not now.']);
    expect(page.states()).toEqual(['complete']);
    expect(seen).toHaveLength(1);
  });

  it('only removes a bill from the list that is deleted already', async () => {
    const page = await earned();
    const { seen } = stubBackend({ '/getBillSummary': { statusCode: 100, response: { bill_data: [] } } });
    await page.removeUpload(page.items()[0]?.id ?? '');
    expect(seen).toHaveLength(1);
    expect(page.items()).toEqual([]);
  });
});

it('tells this tab and the others of bills that are taken or deleted', async () => {
  const page = await openPage();
  const other = await openPage();
  const news = vi.fn();
  const newsElsewhere = vi.fn();
  page.followBillNews(news);
  other.followBillNews(newsElsewhere);
  await page.chooseFiles([photo('one'), photo('two')]);
  await page.submitChosen();
  (await sending(1)).fail({ kind: 'rejected', statusCode: 102, description: '' });
  const second = await sending(2);
  expect(news).not.toHaveBeenCalled();
  second.take('7', true);
  await until(() => expect([news, newsElsewhere].map(({ mock }) => mock.calls.length)).toEqual([1, 1]));
  stubBackend({ '/getBillSummary': summaryOf('7'), '/deleteSubmitBill': { statusCode: 100 } });
  await page.removeUpload(page.items()[1]?.id ?? '');
  await until(() => expect([news, newsElsewhere].map(({ mock }) => mock.calls.length)).toEqual([2, 2]));
});

describe('a page that is closed in mid-upload', () => {
  it('loses nothing: the next one sends the same bytes, and a duplicate means that they had arrived', async () => {
    await submitted('one', 'two');
    const first = await sending(1);
    crash();
    const page = await resumed();
    const again = await sending(2);
    expect(again.bytes).toBe(first.bytes);
    again.fail(duplicate('7'));
    (await sending(3)).fail(duplicate('3')); // its first attempt: a duplicate like any other
    await until(() => expect(page.states()).toEqual(['manual', 'error']));
    expect(page.items()).toMatchObject([{ billId: '7' }, { duplicate: true }]);
  });

  it('does not send again what was answered', async () => {
    await submitted('one', 'two');
    (await sending(1)).take('7');
    await sending(2);
    crash();
    const page = await resumed();
    (await sending(3)).take('8');
    await until(() => expect(page.states()).toEqual(['complete', 'complete']));
    expect(sendings).toHaveLength(3);
  });

  it('leaves what was not submitted alone', async () => {
    const page = await openPage();
    await page.chooseFiles([photo('one')]);
    crash();
    expect((await resumed()).states()).toEqual(['chosen']);
    expect(sendings).toEqual([]);
  });

  it('keeps what another release wrote with fewer fields, and passes over what is no upload', async () => {
    const before = await openPage();
    await before.chooseFiles([photo('one'), photo('two')]);
    const [two, one] = (await before.keptUploads()).sort((a, b) => b.chosenAt - a.chosenAt);
    const { createStore, set } = await import('idb-keyval');
    const store = createStore('bill-uploads', 'uploads');
    const { hash: _hash, hints: _hints, mayHaveArrived: _may, ...old } = one ?? {};
    await set(`upload:${one?.id}`, { ...old, state: 'waiting' }, store);
    await set(`upload:${two?.id}`, { id: 5 }, store);
    const page = await resumed();
    (await sending(1)).take('7');
    await until(() => expect(page.items()).toMatchObject([{ name: 'one', state: 'complete', hash: '' }]));
  });

  it('forgets files that were chosen more than 7 days ago', async () => {
    const page = await openPage();
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - week - 1_000);
    await page.chooseFiles([photo('old')]);
    now.mockRestore();
    await page.chooseFiles([photo('new')]);
    const next = await resumed();
    expect(next.items().map(({ name }) => name)).toEqual(['new']);
    expect(await next.keptUploads()).toHaveLength(1);
  });

  it('keeps a bill that has waited for more than 7 days, and sends it when asked', async () => {
    const page = await openPage();
    setOnline(false);
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - week - 1_000);
    await page.chooseFiles([photo('old')]);
    await page.submitChosen();
    now.mockRestore();
    crash();
    setOnline(true);
    const next = await resumed();
    await next.chooseFiles([photo('new')]);
    await next.submitChosen();
    (await sending(1)).take('7');
    await until(() => expect(next.states()).toEqual(['waiting', 'complete']));
    await next.retryUpload(next.items()[0]?.id ?? '');
    (await sending(2)).take('8');
    await until(() => expect(next.states()).toEqual(['complete', 'complete']));
    expect(new Set(sendings.map(({ bytes }) => bytes)).size).toBe(2);
  });

  it('sends a bill by itself although the clock was put back', async () => {
    const page = await openPage();
    setOnline(false);
    await page.chooseFiles([photo('one')]);
    await page.submitChosen();
    crash();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 10 * week);
    setOnline(true);
    const next = await resumed();
    (await sending(1)).take('7');
    await until(() => expect(next.states()).toEqual(['complete']));
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
    await other.removeUpload(other.items()[0]?.id ?? '');
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
    await one.retryUpload(one.items()[0]?.id ?? '');
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

describe('the end of a session', () => {
  const logIn = (id: string) =>
    storeSignedIn({
      user: { id, mobileNumber: '9876500002' },
      currencyCode: '₹',
      pointShortName: 'P',
      loyaltyId: 'L1',
      guidelinesFlag: true,
    });

  it('breaks off what is on its way and keeps it for that customer’s next login, and for nobody else', async () => {
    const page = await submitted('one');
    const first = await sending(1);
    page.endSession();
    expect(first.aborted).toBe(true);
    expect(page.items()).toEqual([]);
    logIn('6');
    await page.resumeUploads();
    expect(page.items()).toEqual([]);
    page.endSession();
    logIn('5');
    await page.resumeUploads();
    (await sending(2)).fail(duplicate('7'));
    await until(() => expect(page.items()).toMatchObject([{ state: 'manual', billId: '7' }]));
  });

  it('wipes a customer’s list where she chose it, and leaves another one’s', async () => {
    const page = await submitted('one');
    await sending(1);
    page.endSession();
    logIn('6');
    await page.chooseFiles([photo('other')]);
    await page.wipeUploads('6');
    expect(await page.keptUploads()).toMatchObject([{ customerId: '5', name: 'one' }]);
    expect(JSON.parse(localStorage.getItem('billUploads') ?? '{}')).toEqual({ 5: 1 });
    expect(page.items()).toEqual([]);
  });

  it('wipes a file that is being written, too', async () => {
    const page = await openPage();
    await page.openList();
    const file = photo('one');
    const bytes = await file.arrayBuffer();
    const reading = laterAnswer<ArrayBuffer>();
    file.arrayBuffer = reading.asked;
    const added = page.addUpload(keptUpload('one', { chosenAt: Date.now() }), file);
    await reading.whenAsked();
    const wiped = page.wipeUploads('5');
    await reading.give(bytes);
    await Promise.all([added, wiped]);
    expect(await page.keptUploads()).toEqual([]);
    expect(localStorage.getItem('billUploads')).toBeNull();
  });

  it('stops when the backend has ended it, and sends nothing more', async () => {
    const page = await submitted('one', 'two');
    (await sending(1)).fail({ kind: 'unauthorised', reason: 'ended', description: '' });
    await until(async () => expect((await page.keptUploads())[0]?.state).toBe('waiting'));
    page.endSession();
    expect(sendings).toHaveLength(1);
    logIn('5');
    await page.resumeUploads();
    (await sending(2)).fail(duplicate('3'));
    await until(() => expect(page.items()[0]).toMatchObject({ duplicate: true }));
  });
});
