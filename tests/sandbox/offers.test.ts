import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { SandboxOptions } from '../../sandbox/create-sandbox';
import { people } from '../../sandbox/members/sample-people';
import { identityOf, malls, operate, startTestSandbox } from './harness';
import { testSandbox } from './test-sandbox';

/** The first offers of the sample. */
async function offersOf(options: Partial<SandboxOptions>) {
  const test = await startTestSandbox(options);
  onTestFinished(() => test.sandbox.close());
  const token = (await test.logIn(people.aarav.mobile)).token?.access ?? '';
  return (await test.read('getMerchantOffers', { ...identityOf('north'), page: 1, search: '' }, { token }))
    .offers;
}

it('offers of the sample begin and end on days of the malls’ own calendar', async () => {
  const evening = new Date('2026-11-20T20:00:00Z'); // the 21st in India
  const [first] = await offersOf({ now: () => evening });
  expect(first).toMatchObject({ startDate: '2026-11-21', endDate: '2026-11-27' });
});

it('names in the sample’s descriptions are escaped', async () => {
  const [north] = malls;
  if (!north) throw new Error('There is no mall.');
  const [first] = await offersOf({ merchants: [{ ...north, programName: 'A & B & <b>C</b>' }] });
  expect(first?.longDescription).toContain('members of A &#38; B &#38; &#60;b&#62;C&#60;/b&#62;.');
});

describe('offers', () => {
  const room = testSandbox();
  let token: string;

  beforeEach(async () => {
    token = (await room.logIn(people.aarav.mobile)).token?.access ?? '';
  });

  const page = async (number: number, search = '') => {
    const values = { merchantId: 'north', platform: 4, page: number, search };
    return room.read('getMerchantOffers', values, { token });
  };

  it('come in pages from 1 until there is no next page', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((number) => page(number)));
    expect(pages.map(({ nextPage }) => nextPage)).toEqual([2, 3, 4, 0]);
    const all = pages.flatMap(({ offers }) => offers);
    expect(all).toHaveLength(64);
    expect(new Set(all.map(({ id }) => id)).size).toBe(64);
    expect(new Set(all.map(({ dateDisplay }) => dateDisplay))).toEqual(new Set(['1', '2', '3', '4']));
    expect(all.some(({ couponApplicable }) => couponApplicable)).toBe(true);
    expect(all.some(({ locations }) => locations.length === 0)).toBe(true);
    expect(all.some(({ locations }) => locations.length > 4)).toBe(true);
  });

  it('are found by their brand, in any case', async () => {
    const { offers } = await page(1, 'kahvora');
    expect(offers.length).toBeGreaterThan(0);
    expect(offers.every(({ brandName }) => brandName === 'Kahvora')).toBe(true);
    expect((await page(1, 'zzzz')).offers).toEqual([]);
  });

  it.each(['title', 'subTitle'] as const)('are found by their %s, too', async (name) => {
    const sample = (await page(1)).offers.find((offer) => /^[a-z ]+$/i.test(offer[name]));
    const { offers } = await page(1, sample?.[name].toUpperCase());
    expect(offers.map(({ id }) => id)).toContain(sample?.id);
    expect(offers.length).toBeLessThan(20);
  });

  it('of another mall do not exist', async () => {
    const own = (await page(1)).offers[0];
    const south = (await room.logIn(people.aarav.mobile, 'south')).token?.access;
    const detailsAt = async (merchantId: string, bearer?: string) => {
      const values = { ...identityOf(merchantId), offerId: own?.id ?? '' };
      return (await room.read('getOfferDetails', values, bearer ? { token: bearer } : {})).offer;
    };
    expect(await detailsAt('north', token)).toEqual(own);
    expect(await detailsAt('south', south)).toBeUndefined();
  });

  it('repeat up to the 2,000 that the operator sets, and the last one opens', async () => {
    await operate(room, 'settings', { offerCount: '2000' });
    const values = { merchantId: 'north', platform: 4, page: 100, search: '' };
    const { offers, nextPage } = await room.read('getMerchantOffers', values, { token });
    expect([offers.length, nextPage]).toEqual([20, 0]);
    const last = { ...identityOf('north'), offerId: offers[19]?.id ?? '' };
    expect((await room.read('getOfferDetails', last, { token })).offer).toEqual(offers[19]);
  });
});
