import { describe, expect, it, vi } from 'vitest';
import { sha256 } from '@/lib/sha256';
import { type Kept, kept, keptAt } from '@/session/kept/all';
import { storedNames } from '@/session/stored-values';
import { firstBillTab, loginNumber } from '@/session/tab-values';
import { allStores } from '../../../tests/setup/all-stores';
import { stubBackend } from '../../../tests/setup/backend';
import { testBrand } from '../../../tests/setup/brand';
import { fakeCaches } from '../../../tests/setup/caches';
import { keptUpload } from '../../../tests/setup/kept-upload';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { logInAsCustomer, stubAppActions } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import { photo } from '../../../tests/setup/upload-page';

const owners = ['5', '6'] as const;
/** Of customer 5 as `logInAsCustomer` has it. */
const mobileOf = (id: string) => (id === '5' ? '9876500001' : '9876500006');
const ofQueries = JSON.stringify({ userId: '5', queries: [], words: 'of the customer' });
const picture = 'https://pictures.example/logo.png';

/** Opens a page on which customer 5 has used everything that keeps something, after customer 6 has done so. */
async function usedPage() {
  vi.resetModules();
  vi.stubGlobal('caches', fakeCaches());
  const appActions = stubAppActions();
  const { setAppActions } = await import('@/session/app-actions');
  setAppActions(appActions);
  const page = {
    ...(await import('@/session/client-state')),
    ...(await import('@/session/drafts')),
    ...(await import('@/session/opened-drafts')),
    ...(await import('@/session/log-out')),
    ...(await import('@/session/follow-session')),
    ...(await import('@/session/stored-user')),
    ...(await import('@/session/stored-values')),
    ...(await import('@/session/tab-values')),
    ...(await import('@/session/renewal-mark')),
    ...(await import('@/features/bills/kept-uploads')),
    ...(await import('@/session/kept/encrypted-storage')),
    ...(await import('@/session/kept/sent-marks')),
    ...(await import('@/session/kept/wallet')),
    ...(await import('@/features/bills/uploads/upload-storage')),
    ...(await import('@/features/stores/kept-replies')),
    ...(await import('@/features/dashboard/expiring')),
    ...(await import('@/session/first-bills')),
    ...(await import('@/features/bills/first/first-bill-files')),
  };
  const { wipeUploads } = await import('@/features/bills/uploads/upload-list');
  page.onChosenLogout(async (id) => {
    await Promise.all([wipeUploads(id), page.wipeFirstBills(mobileOf(id))]);
  });
  for (const id of owners) {
    page.writeStored('user', JSON.stringify({ id, mobile_number: mobileOf(id) }));
    page.showStoredUser();
    await page.keepUpload(keptUpload(`bill-of-${id}`, { customerId: id }), photo(`photo-of-${id}`));
    page.markKeptUploads(id, 1);
    for (const form of ['long-bill', 'feedback'] as const) {
      await page.openDraft(form);
      const content = { version: 1, values: { note: `note of ${id}` }, fileIds: ['1'] };
      await page.openedDraft(form)?.save(content, new Map([['1', photo(`page-of-${id}`)]]));
    }
    await page.keepFirstBill(photo(`first-of-${id}`));
    page.changeFirstBills((bills) => bills.map((bill) => ({ mobileNumber: mobileOf(id), ...bill })));
    await page.openDraft('registration', mobileOf(id));
    await page.openedDraft('registration')?.save({ version: 1, values: { firstName: 'A' }, fileIds: [] });
    page.resetClientState();
  }
  await page.keepReply('brands', { everybody: true });
  await page.markRenewed('access-0');
  await (await caches.open('pictures')).put(picture, new Response('x'));
  await (await caches.open('shared-bills')).put('/share-bill/1', new Response('of the customer'));
  for (const name of [
    'isPWAInstalled',
    'promptCounter',
    'currVersion',
    'ismaintainance',
    'deletions',
    'stayAsked',
  ] as const)
    page.writeStored(name, 'device');
  for (const name of ['email', 'prev_route', 'otpTime', 'token', 'referalCode', 'brandid'] as const)
    page.writeStored(name, 'of the customer');
  for (const name of [page.refreshMark, page.tabMark, page.sentVisit])
    page.writeTabValue(name, 'of the customer');
  page.writeTabValue(loginNumber, mobileOf('6'));
  await page.encryptedStorage.setItem('state.queries', ofQueries);
  logInAsCustomer();
  for (const form of ['feedback', 'visit'] as const) await page.keepMark(form, { hash: 'a', at: Date.now() });
  page.showStoredUser();
  page.putAway('2026-12-31');
  await until(() => expect(localStorage.getItem('state.expiring-points')).not.toBeNull());
  const { look } = await import('../arrivals/seen-mark');
  const { pointLists } = await import('@/features/transactions/transaction-rules');
  const lists = pointLists({ transactions: [], expiring: [], expired: [], log: undefined }, '2026-11-28');
  const points = { lists, endings: [], log: undefined };
  await look({ points, details: undefined }, () => false, vi.fn());
  const { newQueryClient } = await import('../../../tests/setup/query-client');
  const queryClient = newQueryClient();
  await page.keepWallet(queryClient);
  const card = { queryKey: ['membership'], queryFn: () => 'of the customer', meta: { wallet: { rank: 1 } } };
  await queryClient.prefetchQuery(card);
  await until(() => expect(localStorage.getItem('state.wallet')).not.toBeNull());
  return { ...page, queryClient, card, appActions };
}
type Page = Awaited<ReturnType<typeof usedPage>>;

/** The places of values, without their values. */
const places = (lines: readonly string[]) => lines.map((line) => line.slice(0, line.indexOf(':')));

/** The row of the table of all that is kept. */
function rowOf(line: string): Kept {
  const [, where = '', name = ''] = /^(\S+) (.+?): /.exec(line) ?? [];
  const row =
    where === 'localStorage' || where === 'sessionStorage'
      ? keptAt(where, name)
      : where.startsWith('caches/')
        ? keptAt('Cache Storage', where.slice('caches/'.length))
        : keptAt('IndexedDB', where);
  return row ?? expect.fail(`The table of all that is kept (session/kept/all.ts) has no row for ${line}`);
}
const isSession = (line: string) => rowOf(line).gone === 'any end';

const onDevice = storedNames('device');

const forced: [how: string, leave: (page: Page) => void][] = [
  ['forced', (page) => page.leaveSession(page.appActions.showLogin)],
  [
    'of another tab',
    (page) => {
      const end = page.followSession();
      page.clearSessionValues(); // that tab shares the storage
      void caches.delete('shared-bills');
      dispatchEvent(new StorageEvent('storage', { key: 'user', newValue: null, storageArea: localStorage }));
      end();
    },
  ],
  [
    'for a session of which only a part is stored',
    (page) => {
      page.writeStored('loyaltyId', undefined);
      page.dropIncompleteSession();
    },
  ],
];

describe('what stays on the phone', () => {
  it('is in the table of all that is kept, and a used page has something of each of its rows', async () => {
    await usedPage();
    const rows = new Set((await allStores()).map((line) => rowOf(line).what));
    expect([...rows].sort()).toEqual(kept.map(({ what }) => what).sort());
  });

  it.each(forced)('after a logout %s: nothing of the session, all bills and drafts', async (_how, leave) => {
    stubBackend({ '/logOutUser': { statusCode: 100 } });
    const page = await usedPage();
    const before = (await allStores()).filter((line) => !isSession(line));
    expect(before.filter((line) => line.startsWith('drafts/'))).toHaveLength(2 * (3 + 2));
    leave(page);
    await until(() => expect(page.appActions.showLogin.mock.calls.length).toBeLessThan(2));
    expect(await allStores()).toEqual(before);
  });

  it('after a chosen logout: only what belongs to the device, to everybody, or to another customer', async () => {
    stubBackend({ '/logOutUser': { statusCode: 100 } });
    const page = await usedPage();
    await page.logOut();
    await until(async () => {
      const lines = await allStores();
      expect(lines.filter((line) => /^drafts.* (draft|file) /.test(line))).toHaveLength(3 + 2);
      expect(lines.filter((line) => line.startsWith('bill-uploads'))).toHaveLength(2);
    });
    const lines = await allStores();
    const text = lines.join('\n');
    for (const words of [
      'photo-of-5',
      'page-of-5',
      'bill-of-5',

      'of the customer',
      mobileOf('5'),
    ])
      expect(text).not.toContain(words);
    for (const guess of ['customer 5', `mobile ${mobileOf('5')}`]) {
      expect(text).not.toContain(await sha256(guess)); // a number that somebody guesses is confirmed by nothing
    }
    for (const words of ['photo-of-6', 'page-of-6', 'bill-of-6']) expect(text).toContain(words);
    expect(places(lines).map((place) => place.replace(/ ([\da-f]{64}|\d{15}).*$/, ''))).toEqual([
      ...['bill-uploads/uploads file', 'bill-uploads/uploads upload'],
      'caches/first-bills https',
      'caches/pictures https',
      'client-state/keys aes-gcm',
      'directory/replies',
      'drafts/drafts all wipes', // how many, of nobody
      ...['drafts/drafts draft', 'drafts/drafts draft', 'drafts/drafts draft'],
      ...['drafts/drafts file', 'drafts/drafts file'],
      ...[...onDevice].sort().map((name) => `localStorage ${name}`),
      'session/renewals last', // a hash
      `sessionStorage ${firstBillTab}`,
      `sessionStorage ${loginNumber}`, // of who logs in next
    ]);
    const ofOthers = lines.filter((line) => rowOf(line).gone);
    expect(
      places(ofOthers).every((place) => /^(bill-uploads|caches\/first-bills|drafts)\b/.test(place)),
    ).toBe(true);
  });

  it('after a chosen logout: nothing that another tab began to keep while the backend was asked', async () => {
    const page = await usedPage();
    const { setCurrentBrand } = await import('@/brand/current-brand');
    setCurrentBrand(testBrand());
    let keptMeanwhile = 0;
    const drafts = async () => (await allStores()).filter((line) => /^drafts.* (draft|file) /.test(line));
    const ofBoth = await drafts();
    stubBackend({
      '/logOutUser': async () => {
        await until(async () => expect((await drafts()).length).toBeLessThan(ofBoth.length));
        const { draft } = await page.readDraft('visit');
        await draft.save({ version: 1, values: { name: 'A' }, fileIds: [] });
        keptMeanwhile = (await drafts()).length;
        return Response.json({ statusCode: 100 });
      },
    });
    await page.logOut();
    expect(keptMeanwhile).toBe(3 + 2 + 1);
    await until(async () => expect(await drafts()).toHaveLength(3 + 2)); // of the other customer
  });

  it('after a logout during a write: nothing of that write', async () => {
    stubBackend({ '/logOutUser': { statusCode: 100 } });
    const page = await usedPage();
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
    const key = laterAnswer();
    vi.spyOn(crypto.subtle, 'encrypt').mockImplementation(async (...values) => {
      await key.asked();
      return encrypt(...values);
    });
    const { newQueryClient } = await import('../../../tests/setup/query-client');
    const { persistQueries } = await import('@/session/kept/persisted-queries');
    const { keptQuery } = await import('@/session/kept-query');
    const queryClient = newQueryClient();
    persistQueries(queryClient);
    await queryClient.prefetchQuery({ queryKey: ['merchant'], queryFn: () => 'of 5', ...keptQuery });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await page.queryClient.prefetchQuery({ ...page.card, staleTime: 0 }); // the wallet writes, too
    await page.openDraft('profile');
    const writing = page.openedDraft('profile')?.save({ version: 1, values: { a: 'b' }, fileIds: [] });
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    const queries = page.encryptedStorage.setItem('state.queries', ofQueries);
    localStorage.removeItem('state.wallet');
    await page.logOut();
    await key.give();
    await Promise.all([writing, queries]);
    const lines = await allStores();
    expect(lines.filter((line) => line.includes(' state.'))).toEqual([]);
    expect(lines.filter((line) => /^drafts.* draft .* profile/.test(line))).toEqual([]);
  });
});
