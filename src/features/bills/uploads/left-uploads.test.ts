import { describe, expect, it, vi } from 'vitest';
import { storeSignedIn } from '@/session/stored-user';
import { keptUpload } from '../../../../tests/setup/kept-upload';
import { laterAnswer } from '../../../../tests/setup/later-answer';
import { duplicate, resumed, sending, sendings, submitted } from '../../../../tests/setup/sendings';
import { until } from '../../../../tests/setup/until';
import { crash, openPage, photo, setOnline } from '../../../../tests/setup/upload-page';

const week = 7 * 24 * 60 * 60_000;

describe('a page that is closed in mid-upload', () => {
  it('loses nothing and sends nothing twice: the next one sends the same bytes, and a duplicate means that they had arrived', async () => {
    await submitted('one', 'two', 'three');
    (await sending(1)).take('7');
    const second = await sending(2);
    crash();
    const page = await resumed();
    const again = await sending(3);
    expect(again.bytes).toBe(second.bytes);
    again.fail(duplicate('8'));
    (await sending(4)).fail(duplicate('3')); // its first attempt: a duplicate like any other
    await until(() => expect(page.states()).toEqual(['complete', 'manual', 'error']));
    expect(page.items()).toMatchObject([{ billId: '7' }, { billId: '8' }, { duplicate: true }]);
    expect(sendings).toHaveLength(4);
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
    await next.retryUpload(next.firstId());
    (await sending(2)).take('8');
    await until(() => expect(next.states()).toEqual(['complete', 'complete']));
    expect(new Set(sendings.map(({ bytes }) => bytes)).size).toBe(2);
  });
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

  it('tells the logout how many bills are only here: failed ones, too', async () => {
    const page = await submitted('one', 'two', 'three');
    (await sending(1)).take('7');
    (await sending(2)).fail({ kind: 'timeout' });
    (await sending(3)).fail(duplicate('3'));
    await until(() => expect(page.states()).toEqual(['complete', 'error', 'error']));
    expect(JSON.parse(localStorage.getItem('billUploads') ?? '{}')).toEqual({ 5: 1 });
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
