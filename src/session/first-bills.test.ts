import { beforeEach, expect, it, vi } from 'vitest';
import { claimFirstBills, correctFirstBills, tabLock } from './claim-first-bills';
import {
  changeFirstBills,
  type FirstBill,
  firstBills,
  hasFirstBill,
  markThisTab,
  oldFirstBills,
} from './first-bills';
import { takeRouteAfterLogin } from './route-after-login';
import { storeSignedIn } from './stored-user';
import { writeStored } from './stored-values';
import { firstBillTab, writeTabValue } from './tab-values';

const [aarav, ishita] = ['9876500001', '9876500002'];
const hour = 3_600_000;

const add = (id: string, change: Partial<FirstBill> = {}) =>
  changeFirstBills((bills) => [...bills, { id, tab: markThisTab(), since: Date.now(), ...change }]);
const old = () =>
  oldFirstBills()
    .map(({ id }) => id)
    .sort();
const owners = () => Object.fromEntries(firstBills().map(({ id, mobileNumber }) => [id, mobileNumber]));
/** The next lines run in another tab, or in a new one after this was killed for good. */
const otherTab = () => writeTabValue(firstBillTab, undefined);
const living = (...tabs: string[]) =>
  vi.stubGlobal('navigator', {
    locks: { query: async () => ({ held: tabs.map((tab) => ({ name: tabLock(tab) })) }) },
  });

beforeEach(() => living());

it('GET OTP gives a bill of this tab to the number, and no other number has it', async () => {
  add('a');
  await claimFirstBills(aarav);
  expect(owners()).toEqual({ a: aarav });
  expect([hasFirstBill(aarav), hasFirstBill(ishita), hasFirstBill(undefined)]).toEqual([true, false, false]);
  await claimFirstBills(ishita);
  expect(owners()).toEqual({ a: aarav });
});

it('a number that is corrected in the same tab takes the bill along, once', async () => {
  add('a');
  await claimFirstBills(ishita);
  correctFirstBills();
  await claimFirstBills(aarav);
  expect(owners()).toEqual({ a: aarav });
  await claimFirstBills(ishita);
  expect(owners()).toEqual({ a: aarav });
});

it('another tab cannot correct it', async () => {
  add('a');
  await claimFirstBills(aarav);
  correctFirstBills();
  otherTab();
  await claimFirstBills(ishita);
  expect(owners()).toEqual({ a: aarav });
});

it('a bill of a tab that lives stays with it, and one whose tab is gone goes with the next number', async () => {
  add('a');
  const tab = markThisTab();
  otherTab();
  living(tab);
  await claimFirstBills(ishita);
  expect(owners()).toEqual({ a: undefined });
  living();
  await claimFirstBills(aarav);
  expect(owners()).toEqual({ a: aarav });
});

it('a browser that cannot tell which tabs live leaves a bill with its tab', async () => {
  add('a');
  otherTab();
  vi.stubGlobal('navigator', {});
  await claimFirstBills(ishita);
  expect(owners()).toEqual({ a: undefined });
});

it.each([
  ['of nobody', {}, hour],
  ['of a number', { mobileNumber: aarav }, 24 * hour],
])('a bill %s is over after its time, also where the clock was put back', (_, change, time) => {
  const now = Date.now();
  add('a', { ...change, since: now - time + 1_000 });
  add('b', { ...change, since: now - time - 1_000 });
  add('c', { ...change, since: now + time + 1_000 });
  expect(firstBills().map(({ id }) => id)).toEqual(['a']);
  expect(old()).toEqual(['b', 'c']);
  add('d', { ...change, since: now - 2 * time - 1_000 });
  expect(old()).toEqual(['b', 'c']);
});

it('GET OTP gives nobody a bill whose time was over', async () => {
  add('a', { since: Date.now() - hour - 1_000 });
  await claimFirstBills(aarav);
  expect([hasFirstBill(aarav), oldFirstBills().map(({ mobileNumber }) => mobileNumber)]).toEqual([
    false,
    [undefined],
  ]);
});

it('the 24 hours begin with GET OTP', async () => {
  add('a', { since: Date.now() - hour + 60_000 });
  await claimFirstBills(aarav);
  expect(Date.now() - (firstBills()[0]?.since ?? 0)).toBeLessThan(60_000);
});

it.each(['no json', '{}', '[null, 7, {"id": 1}, {"id": "a"}]'])('%s counts as no bills', (text) => {
  writeStored('firstBills', text);
  expect(firstBills()).toEqual([]);
});

it('a login leads to the bill of its number, and any other login to where it wanted to go', () => {
  add('a', { mobileNumber: aarav });
  const logIn = (mobileNumber: string) =>
    storeSignedIn({
      user: { id: '5', mobileNumber },
      currencyCode: '₹',
      pointShortName: 'P',
      loyaltyId: 'L1',
      guidelinesFlag: true,
    });
  writeStored('prev_route', '/offers');
  logIn(ishita);
  expect(takeRouteAfterLogin()).toBe('/offers');
  logIn(aarav);
  expect(takeRouteAfterLogin()).toBe('/submit-bill');
});
