import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '@/contract/calls';
import { pageTypes } from '@/contract/pages';
import type { MerchantSettings } from '../../sandbox/merchants/settings';
import { identityOf, people, startTestSandbox } from './harness';

let room: Awaited<ReturnType<typeof startTestSandbox>>;
let token: string;

beforeEach(async () => {
  room = await startTestSandbox();
  token = (await room.logIn(people.full)).token?.access ?? '';
});
afterEach(() => room.sandbox.close());

describe('membership', () => {
  it('gives four tiers, the last without an end, and the distance to the next one', async () => {
    const { body } = await room.send(
      'getLoyaltyProgramTierDetails',
      { ...identityOf('north'), loyaltyId: 'north' },
      { token },
    );
    const details = calls.getLoyaltyProgramTierDetails.reply.decode(body);
    expect(details.tiers.map(({ name }) => name)).toEqual(['Blue', 'Silver', 'Gold', 'Platinum']);
    expect(details.tiers.at(-1)?.rangeEnd).toBe(9_999_999_999);
    expect(details).toMatchObject({
      currentTierName: 'Silver',
      balance: 12_480.5,
      awayFromNextTier: '7519.5',
      nextTierName: 'Gold',
      holderName: 'Aarav Deshmukh',
    });
    expect(details.membershipId).toMatch(/^\d{10}$/);
    expect(details.categoryRates.length).toBeGreaterThan(3);
  });
});

describe('offers', () => {
  const page = async (number: number, search = '') => {
    const values = { merchantId: 'north', platform: 4, page: number, search };
    const { body } = await room.send('getMerchantOffers', values, { token });
    return calls.getMerchantOffers.reply.decode(body);
  };

  it('come in pages from 1 until there is no next page', async () => {
    const all = [];
    let next: number | undefined = 1;
    while (next) {
      const answer: Awaited<ReturnType<typeof page>> = await page(next);
      all.push(...answer.offers);
      next = answer.nextPage;
    }
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

  it('of another mall do not exist', async () => {
    const own = (await page(1)).offers[0];
    const south = (await room.logIn(people.full, 'south')).token?.access;
    const detailsAt = async (merchantId: string, bearer?: string) => {
      const values = { ...identityOf(merchantId), offerId: own?.id ?? '' };
      const { body } = await room.send('getOfferDetails', values, bearer ? { token: bearer } : {});
      return calls.getOfferDetails.reply.decode(body).offer;
    };
    expect(await detailsAt('north', token)).toEqual(own);
    expect(await detailsAt('south', south)).toBeUndefined();
  });
});

describe('settings of the operator', () => {
  const operate = (settings: Partial<MerchantSettings>) => {
    const form = new URLSearchParams();
    for (const [name, value] of Object.entries(settings)) form.set(name, String(value));
    return room.sandbox.fetch(
      new Request('http://localhost:4173/malls/north/settings', {
        method: 'POST',
        headers: { origin: 'http://localhost:4173' },
        body: form,
      }),
    );
  };

  it('fill the list up to 2,000 offers, each of which opens', async () => {
    await operate({ offerCount: 2000 });
    const values = { merchantId: 'north', platform: 4, page: 100, search: '' };
    const { body } = await room.send('getMerchantOffers', values, { token });
    const { offers, nextPage } = calls.getMerchantOffers.reply.decode(body);
    expect([offers.length, nextPage]).toEqual([20, 0]);
    const details = await room.send(
      'getOfferDetails',
      { ...identityOf('north'), offerId: offers[19]?.id ?? '' },
      { token },
    );
    expect(calls.getOfferDetails.reply.decode(details.body).offer).toEqual(offers[19]);
  });

  it.each([
    ['benefits', 'benefits', 'Platinum'],
    ['aboutUs', 'menuPages', 'Opening hours'],
    ['howItWorks', 'menuPages', 'four steps'],
  ] as const)('take %s away, or make it hostile', async (type, setting, words) => {
    const page = async () => {
      const response = await room.sandbox.fetch(
        new Request(
          `http://north.localhost:4173/api/getStaticWebPage?platform=4&merchant_id=north&page_type=${pageTypes[type]}`,
          { headers: { authorization: `Bearer ${token}` } },
        ),
      );
      return calls.getStaticWebPage.reply.decode(await response.json());
    };
    expect(await page()).toContain(words);
    await operate({ [setting]: true, hostileHtml: true });
    expect(await page()).toContain('<script>');
    await operate({});
    expect(await page()).toBe('');
  });
});
