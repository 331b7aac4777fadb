import { describe, expect, it, vi } from 'vitest';
import { deleteSubmitBill } from '@/contract/bills';
import { stubBackend } from '../../../../tests/setup/backend';
import {
  duplicate,
  refused,
  resumed,
  sending,
  sendings,
  submitted,
  summaryOf,
} from '../../../../tests/setup/sendings';
import { until } from '../../../../tests/setup/until';
import { crash, openPage, photo } from '../../../../tests/setup/upload-page';

describe('cancelling', () => {
  it('breaks off and forgets what is cancelled', async () => {
    const page = await submitted('one', 'two');
    const first = await sending(1);
    await page.removeUpload(page.firstId());
    expect(first.aborted).toBe(true);
    (await sending(2)).take('8');
    await until(() => expect(page.items()).toMatchObject([{ name: 'two', state: 'complete' }]));
    expect(await page.keptUploads()).toHaveLength(1);
  });

  it('comes too late once the backend works on the bill, and says so', async () => {
    const page = await submitted('one');
    const first = await sending(1);
    first.onProgress(1);
    await page.removeUpload(page.firstId());
    expect(page.toasts()).toEqual(['This bill is being processed. It can no longer be cancelled.']);
    expect(first.aborted).toBe(false);
    first.take('7');
    await until(() => expect(page.items()).toMatchObject([{ state: 'complete', billId: '7' }]));
  });

  it.each([false, true])('asks about a bill that may have arrived already (answer %s)', async (yes) => {
    const page = await submitted('one');
    (await sending(1)).fail({ kind: 'timeout' });
    await until(() => expect(page.states()).toEqual(['error']));
    const done = page.removeUpload(page.firstId());
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
    const done = page.removeUpload(page.firstId());
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

describe('a bill that the backend has', () => {
  it.each([
    ['leaves the list when it is deleted there', { statusCode: 100 }, [], 'Bill deleted successfully.'],
    ['stays when it is not', { statusCode: 102, statusDescription: 'Too late.' }, ['manual'], 'Too late.'],
  ])('%s', async (_, deleted, states, words) => {
    const page = await submitted('one');
    (await sending(1)).take('7', true);
    await until(() => expect(page.states()).toEqual(['manual']));
    const { requestsTo } = stubBackend({ '/getBillSummary': summaryOf('7'), '/deleteSubmitBill': deleted });
    await page.removeUpload(page.firstId());
    expect(requestsTo(deleteSubmitBill)).toMatchObject([{ fields: { bill_id: '7' } }]);
    expect([page.states(), page.toasts()]).toEqual([states, [words]]);
  });
});

describe('closing the bar', () => {
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
    (await sending(2)).fail(refused);
    await until(() => expect(page.states()).toEqual(['complete', 'error']));
    await page.closeBar();
    crash();
    const next = await resumed();
    expect(next.items()).toMatchObject([{ name: 'two', state: 'error', barClosed: true }]);
    await next.retryUpload(next.firstId());
    expect(next.items()).toMatchObject([{ barClosed: false }]);
    expect((await sending(3)).bytes).toBe(sendings[1]?.bytes);
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
  (await sending(1)).fail(refused);
  const second = await sending(2);
  expect(news).not.toHaveBeenCalled();
  second.take('7', true);
  await until(() => expect([news, newsElsewhere].map(({ mock }) => mock.calls.length)).toEqual([1, 1]));
  stubBackend({ '/getBillSummary': summaryOf('7'), '/deleteSubmitBill': { statusCode: 100 } });
  await page.removeUpload(page.items()[1]?.id ?? '');
  await until(() => expect([news, newsElsewhere].map(({ mock }) => mock.calls.length)).toEqual([2, 2]));
});
