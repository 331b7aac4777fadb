import { describe, expect, it } from 'vitest';
import { encodeRequest } from './call';
import {
  getMallLayout,
  getStoreLocatorBrandDetails,
  getStoreLocatorFloorCatDetails,
  getStoreProfileDetails,
} from './stores';

const kahvora = { id: '7', name: 'Kahvora', logo: '/k.svg', category: 'Food', shopNumbers: 'G-05, 1-13' };
const wired = { brand_id: 7, brand_name: 'Kahvora', brand_logo: '/k.svg', category_name: 'Food' };

describe('a brand of the directory', () => {
  it.each([
    [{ ...wired, shop_numbers: 'G-05, 1-13' }],
    [{ ...wired, shop_numbers: ['G-05', '1-13'] }],
    [{ ...wired, shop_numbers: { 1: 'G-05', 2: '1-13' } }],
    [{ ...wired, brand_id: undefined, id: '7', shop_numbers: 'G-05, 1-13' }],
  ])('is read from %j', (brand) => {
    expect(getStoreLocatorBrandDetails.reply.decode({ brands: [brand, { brand_name: 'No id' }] })).toEqual({
      brands: [kahvora],
      nextPage: undefined,
    });
  });

  it('without logo, category and number is still a brand', () => {
    const { brands } = getStoreLocatorBrandDetails.reply.decode({
      brands: [{ brand_id: 7, shop_numbers: 5 }],
    });
    expect(brands).toEqual([{ id: '7', name: '', logo: '', category: '', shopNumbers: '5' }]);
  });

  it('is read back as written', () => {
    const page = { brands: [kahvora], nextPage: 2 };
    const { reply } = getStoreLocatorBrandDetails;
    expect(reply.decode(reply.encode(page))).toEqual(page);
  });
});

describe('a page of brands', () => {
  it('needs its list', () => {
    for (const body of [{}, { brands: 'none' }]) {
      expect(() => getStoreLocatorBrandDetails.reply.decode(body)).toThrow();
    }
  });

  it('is asked for with a search of 12 characters at most, from page 1', () => {
    const request = { merchantId: '501', platform: 4, locationId: '1', page: 1, search: 'twelve chars' };
    expect(encodeRequest(getStoreLocatorBrandDetails, request)).toEqual({
      merchant_id: '501',
      platform: 4,
      location_id: '1',
      page_num: 1,
      search_text: 'twelve chars',
    });
    for (const spoiled of [{ search: 'thirteen char' }, { page: 0 }, { page: 1.5 }]) {
      expect(() => encodeRequest(getStoreLocatorBrandDetails, { ...request, ...spoiled })).toThrow();
    }
  });
});

describe('the profile of a brand', () => {
  const { decode, encode } = getStoreProfileDetails.reply;
  const response = {
    brand_name: 'Kahvora',
    shop_time: '10 AM to 9 PM',
    offers: [{ id: 3 }, { offer_title: 'No id' }],
  };

  it.each([[{ response }], [{ response: [response] }], [response]])('is read from %j', (body) => {
    expect(decode(body)).toMatchObject({
      name: 'Kahvora',
      hours: '10 AM to 9 PM',
      images: [],
      offers: [{ id: '3' }],
    });
  });

  it('is empty in an empty list, and read back as written', () => {
    expect(decode({ response: [] })).toBeUndefined();
    expect(decode(encode(undefined))).toBeUndefined();
    const profile = decode({ response });
    expect(decode(encode(profile))).toEqual(profile);
  });
});

describe('floors, categories and layouts', () => {
  it('are read with what they have', () => {
    const { decode } = getStoreLocatorFloorCatDetails.reply;
    expect(
      decode({ floors: [{ floor_id: 3, brands: 'none' }, { floor_name: 'No id' }], categories: null }),
    ).toEqual({
      floors: [{ id: '3', name: '', images: [], brands: [] }],
      categories: [],
    });
  });

  it('are empty for a floor that does not exist', () => {
    for (const response of [[], {}, null]) {
      expect(getMallLayout.reply.decode({ response })).toEqual({ image: '', name: '', categories: [] });
    }
  });
});
