import '../../tests/setup/upload-page';
import { createStore, set } from 'idb-keyval';
import { describe, expect, it, vi } from 'vitest';
import { pause } from '@/lib/pause';
import { sha256 } from '@/lib/sha256';
import { allStores } from '../../tests/setup/all-stores';
import { laterAnswer } from '../../tests/setup/later-answer';
import { logInAsCustomer } from '../../tests/setup/session';
import { photo } from '../../tests/setup/upload-page';
import type { DraftContent, DraftForm } from './draft';
import type { Opened } from './drafts';
import { writeStored } from './stored-values';

const days = 24 * 60 * 60_000;

/** A new page. Pages share their storage, but no memory. */
async function openPage() {
  vi.resetModules();
  const drafts = await import('./drafts');
  const logOut = await import('./log-out');
  const opened = new Map<DraftForm, Opened>();
  const open = async (form: DraftForm, mobileNumber?: string) => {
    const read = await drafts.readDraft(form, mobileNumber, opened.get(form));
    opened.set(form, read);
    return read.draft;
  };
  const openedDraft = (form: DraftForm) => opened.get(form)?.draft;
  return { ...drafts, ...logOut, open, openedDraft };
}

const content = (message: string, fileIds: string[] = []): DraftContent => ({
  version: 1,
  values: { message },
  more: undefined,
  fileIds,
});
const draftLines = async () => (await allStores()).filter((line) => /^drafts.* (draft|file) /.test(line));
const textOf = async (file: File | undefined) => new TextDecoder().decode(await file?.arrayBuffer());

async function keepBill(customerId = '5'): Promise<void> {
  writeStored('user', JSON.stringify({ id: customerId, mobile_number: '9876500001' }));
  const draft = await (await openPage()).open('long-bill');
  await draft.save(
    content('a secret', ['1', '2']),
    new Map([
      ['1', photo('1')],
      ['2', photo('2')],
    ]),
  );
}

it('comes back on another page, with its files, encrypted but for the bytes of the files', async () => {
  await keepBill();
  const lines = (await draftLines()).join('\n');
  expect(lines).not.toMatch(/secret|customer/);
  expect(lines).toContain('1');
  const draft = await (await openPage()).open('long-bill');
  expect(draft.content).toEqual({ version: 1, values: { message: 'a secret' }, fileIds: ['1', '2'] });
  const file = await draft.file('2');
  expect([file?.name, file?.type]).toEqual(['2', 'image/jpeg']);
  expect(await textOf(file)).toContain('2');
});

it('keeps the last of many changes, and removes the files that left it', async () => {
  await keepBill();
  const draft = await (await openPage()).open('long-bill');
  await Promise.all(['b', 'c', 'd'].map((message) => draft.save(content(message, ['2']))));
  const again = await (await openPage()).open('long-bill');
  expect(again.content?.values).toEqual({ message: 'd' });
  expect(await again.file('1')).toBeUndefined();
  expect(await draftLines()).toHaveLength(2);
});

it('leaves nothing when it is dropped, even during a write', async () => {
  const draft = await (await openPage()).open('long-bill');
  void draft.save(content('a', ['1']), new Map([['1', photo('1')]]));
  draft.drop();
  await draft.isKept();
  expect(await draftLines()).toEqual([]);
});

it('leaves no file when it is dropped on a later page', async () => {
  await keepBill();
  const draft = await (await openPage()).open('long-bill');
  draft.drop();
  await draft.isKept();
  expect(await draftLines()).toEqual([]);
});

it('belongs to its customer, its form and, for a visitor, to the tab', async () => {
  await keepBill();
  const page = await openPage();
  expect((await page.open('feedback')).content).toBeUndefined();
  writeStored('user', JSON.stringify({ id: '6', mobile_number: '9876500002' }));
  expect((await page.open('long-bill')).content).toBeUndefined();

  writeStored('user', undefined);
  await (await page.open('visit')).save(content('a visitor'));
  expect((await (await openPage()).open('visit')).content?.values).toEqual({ message: 'a visitor' });
  sessionStorage.clear(); // another tab
  expect((await (await openPage()).open('visit')).content).toBeUndefined();
});

it('of a registration belongs to the mobile number, through another login', async () => {
  writeStored('user', undefined);
  const page = await openPage();
  await (await page.open('registration', '9876500007')).save(content('Asha'));
  const next = await openPage();
  expect((await next.open('registration', '9876500008')).content).toBeUndefined();
  const own = await next.open('registration', '+91 98765 00007');
  expect(own.content?.values).toEqual({ message: 'Asha' });
  expect((await draftLines()).join('\n')).not.toContain('98765');
});

it.each([
  [7 * days, true],
  [7 * days + 1, false],
])('%d ms later it is there: %s', async (later, isThere) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await keepBill();
  vi.setSystemTime(Date.now() + later);
  await (await openPage()).open('feedback');
  expect((await draftLines()).length > 0).toBe(isThere);
  expect((await (await openPage()).open('long-bill')).content !== undefined).toBe(isThere);
});

it.each<[string, unknown]>([
  ['with bytes that cannot be decrypted', { at: Date.now(), fields: new Uint8Array(40) }],
  ['without its fields', { at: Date.now() }],
  ['of another kind', 'damaged'],
])('a draft %s counts as none, and the next one is kept in its place', async (_damage, record) => {
  await keepBill();
  const [line = ''] = await draftLines();
  await set(line.replace(/^\S+ (.*?): .*$/s, '$1'), record, createStore('drafts', 'drafts'));
  const draft = await (await openPage()).open('long-bill');
  expect(draft.content).toBeUndefined();
  await draft.save(content('anew'));
  const again = await (await openPage()).open('long-bill');
  expect(again.content?.values).toEqual({ message: 'anew' });
  expect(await draftLines()).toHaveLength(1);
});

it.each([
  ['comes back on a phone that reads it slowly', 4_000, true],
  ['does not keep its form waiting for ever', 6_000, false],
])('%s', async (_rule, reading, isThere) => {
  await keepBill();
  const page = await openPage();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const decrypt = crypto.subtle.decrypt.bind(crypto.subtle);
  const begun = new Promise<void>((resolve) => {
    vi.spyOn(crypto.subtle, 'decrypt').mockImplementation(async (...values) => {
      const read = pause(reading);
      resolve();
      await read;
      return decrypt(...values);
    });
  });
  const opening = page.open('long-bill');
  await begun;
  await vi.advanceTimersByTimeAsync(Math.min(reading, 5_000));
  expect((await opening).content !== undefined).toBe(isThere);
});

it('keeps its fields when there is no room for its files, and its files in memory', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const page = await openPage();
  const draft = await page.open('long-bill');
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...record) {
    if (String(record[1]).startsWith('file')) throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, record);
  });
  await draft.save(content('a', ['1']), new Map([['1', photo('1')]]));
  expect(await draft.isKept()).toBe(false);
  expect(await textOf(await (await page.open('long-bill')).file('1'))).toContain('1');
  const next = await (await openPage()).open('long-bill');
  expect(next.content).toMatchObject({ values: { message: 'a' }, fileIds: [] });
});

it('without storage it lasts as long as the page', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const page = await openPage();
  await (await page.open('feedback')).save(content('a'));
  expect((await page.open('feedback')).content).toEqual(content('a'));
  expect((await (await openPage()).open('feedback')).content).toBeUndefined();
});

it('that another tab has sent does not come back', async () => {
  const [one, other] = [await openPage(), await openPage()];
  await (await one.open('visit')).save(content('a'));
  (await other.open('visit')).drop();
  await other.openedDraft('visit')?.isKept();
  expect((await one.open('visit')).content).toBeUndefined();
});

it('a wipe takes all drafts of one customer, and no write that runs in any tab brings one back', async () => {
  await keepBill('6');
  await keepBill('5');
  const tab = await (await openPage()).open('feedback');
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
  const key = laterAnswer();
  vi.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce(async (...values) => {
    await key.asked();
    return encrypt(...values);
  });
  const writing = tab.save(content('late'));
  const page = await openPage(); // it has opened no form
  await page.wipeDrafts('5', '9876500001');
  await key.give();
  await writing;
  await tab.save(content('later still'));
  for (const form of ['feedback', 'long-bill'] as const) {
    expect((await (await openPage()).open(form)).content).toBeUndefined();
  }
  expect(await draftLines()).toHaveLength(3); // of the other customer
  logInAsCustomer();
  await (await page.open('feedback')).save(content('after the next login'));
  expect((await (await openPage()).open('feedback')).content?.values).toEqual({
    message: 'after the next login',
  });
});

describe('what earlier releases left of a customer who has logged out', () => {
  type Page = Awaited<ReturnType<typeof openPage>>;
  it.each<[string, (page: Page) => Promise<unknown>]>([
    ['with the late parts of a page', (page) => page.removeTracesOfDrafts()],
    ['when a form opens', (page) => page.open('feedback')],
    ['at the next logout', (page) => page.wipeDrafts('5', '9876500001')],
  ])('goes %s', async (_when, act) => {
    await keepBill('6');
    const store = createStore('drafts', 'drafts');
    for (const owner of ['customer 5', 'mobile 9876500001'])
      await set(`wipes ${await sha256(owner)}`, 2, store);
    await act(await openPage());
    expect((await allStores()).filter((line) => /^drafts.* wipes [\da-f]/.test(line))).toEqual([]);
    expect(await draftLines()).toHaveLength(3); // of the other customer
  });

  it('makes no database where there was none', async () => {
    await (await openPage()).removeTracesOfDrafts();
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('drafts');
  });
});
