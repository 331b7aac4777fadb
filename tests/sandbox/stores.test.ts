import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityOf, operate, startTestSandbox, type TestSandbox } from './harness';

let test: TestSandbox;
const site = { merchantId: 'north', platform: 4 };

beforeAll(async () => {
  test = await startTestSandbox();
});
afterAll(() => test.sandbox.close());

/** The answers to a visitor. */
async function brandsAt(locationId: string, page = 1, search = '', merchantId = 'north') {
  return test.read('getStoreLocatorBrandDetails', {
    ...site,
    merchantId,
    locationId,
    page,
    search,
  });
}
async function allBrandsAt(locationId: string) {
  const brands = [];
  for (let page = 1; page > 0; ) {
    const answer = await brandsAt(locationId, page);
    brands.push(...answer.brands);
    page = answer.nextPage ?? 0;
  }
  return brands;
}
async function directoryAt(locationId: string) {
  return test.read('getStoreLocatorFloorCatDetails', { ...site, locationId });
}
const profile = (brandId: string, locationId = '1') =>
  test.read('getStoreProfileDetails', { ...site, locationId, brandId });
async function profileOf(name: string) {
  const [brand] = (await brandsAt('1', 1, name.slice(0, 12))).brands;
  return profile(brand?.id ?? '0');
}
async function layoutOf(locationId: string, floorId: string) {
  return test.read('getMallLayout', { ...site, locationId, floorId });
}
const idsOf = (brands: readonly { id: string }[]) => [...new Set(brands.map(({ id }) => id))].sort();

describe('the directory', () => {
  it('answers visitors, page by page, with each brand once and sorted by name', async () => {
    const brands = await allBrandsAt('1');
    expect(brands.length).toBeGreaterThanOrEqual(120);
    expect(idsOf(brands)).toHaveLength(brands.length);
    expect((await brandsAt('1')).brands).toHaveLength(20);
    const names = brands.map(({ name }) => name);
    expect(names).toEqual([...names].sort());
  });

  it('searches by a part of the name in any letter case, without wildcards', async () => {
    expect((await brandsAt('1', 1, 'KAHV')).brands).toMatchObject([{ name: 'Kahvora' }]);
    expect((await brandsAt('1', 1, 'kah_ora')).brands).toEqual([]);
    expect((await brandsAt('1', 1, 'no such shop')).brands).toEqual([]);
  });

  it('has the same brands by floor and by category, with a number that stands on the floor', async () => {
    for (const locationId of ['1', '2']) {
      const all = idsOf(await allBrandsAt(locationId));
      const { floors, categories } = await directoryAt(locationId);
      expect(idsOf(floors.flatMap(({ brands }) => brands))).toEqual(all);
      expect(idsOf(categories.flatMap(({ brands }) => brands))).toEqual(all);
      for (const { id, brands, images } of floors) {
        expect(brands.every(({ shopNumbers }) => /^(\d|G|LG|UG)-\d{2}$/.test(shopNumbers))).toBe(true);
        const layout = await layoutOf(locationId, id);
        expect(idsOf(layout.categories.flatMap((category) => category.brands))).toEqual(idsOf(brands));
        expect([layout.image]).toEqual(images);
        const plan = await test.sandbox.fetch(new Request(layout.image));
        expect(plan.headers.get('content-type')).toBe('image/svg+xml');
      }
    }
  });

  it('has brands with two shops, and names both numbers', async () => {
    const numbers = (await allBrandsAt('1')).map(({ shopNumbers }) => shopNumbers);
    expect(numbers.some((text) => /^\S+, \S+$/.test(text))).toBe(true);
  });

  it('has a location without floors, with one shop that has no number', async () => {
    expect(await allBrandsAt('3')).toMatchObject([{ shopNumbers: '' }]);
    expect(await directoryAt('3')).toMatchObject({ floors: [], categories: [{ brands: [{}] }] });
  });

  it('answers only with the requested mall', async () => {
    expect((await brandsAt('1', 1, '', 'south')).brands).toEqual([]);
    const { brands } = await brandsAt('4', 1, '', 'south');
    expect(brands).toHaveLength(20);
    const [foreign] = brands;
    expect(await profile(foreign?.id ?? '')).toBeUndefined();
  });

  it.each(['0', '999999', '1.5', '-1', 'x'])('finds no brand, floor or location %j', async (id) => {
    expect(await profile(id)).toBeUndefined();
    expect(await layoutOf('1', id)).toEqual({ image: '', name: '', categories: [] });
    expect((await brandsAt(id)).brands).toEqual([]);
    expect(await directoryAt(id)).toEqual({ floors: [], categories: [] });
  });
});

describe('a brand', () => {
  it('has number, hours, contacts, pictures and its own offers', async () => {
    const profile = await profileOf('Kahvora');
    expect(profile).toMatchObject({
      name: 'Kahvora',
      shopNumbers: expect.stringMatching(/\d/),
      hours: expect.stringMatching(/\d/),
      phone: expect.stringMatching(/^98\d65 \d{5}$/),
      images: expect.arrayContaining([expect.stringContaining('/stores/kahvora.svg')]),
    });
    expect(profile?.offers.length).toBeGreaterThan(0);
    expect(profile?.offers.every(({ brandName }) => brandName === 'Kahvora')).toBe(true);
  });

  it.each([
    ['Aarvelle', { logo: '', images: [], hours: '', phone: '', aboutShop: '' }],
    ['Bao Bazaar', { hours: 'Ask us at the counter', website: 'n/a' }],
    ['Calico Row', { website: expect.stringMatching(/^javascript:/) }],
    ['Deckora', { aboutShop: expect.stringContaining('<script>') }],
    ['Elmsworth', { images: expect.objectContaining({ length: 12 }) }],
    ['Tandoorium', { hours: '6 PM to 2 AM' }],
    ['Chaiwala & Co', { hours: 'Open 24 hours' }],
  ])('%s is there for what a careless page would stumble over', async (name, facts) => {
    expect(await profileOf(name)).toMatchObject(facts);
  });

  it('sometimes has events, on a day in the future', async () => {
    const { categories } = await directoryAt('1');
    const names = categories.flatMap(({ brands }) => brands.slice(0, 4)).map(({ name }) => name.slice(0, 12));
    const events = (await Promise.all(names.map((name) => profileOf(name)))).flatMap(
      (one) => one?.events ?? [],
    );
    expect(events.length).toBeGreaterThan(0);
    expect(events[0]).toMatchObject({
      day: expect.stringMatching(/^\d{2}$/),
      month: expect.stringMatching(/^[A-Z][a-z]{2}$/),
      mallName: 'Northgate Mall',
    });
  });
});

it('a long directory exists while its switch is on', async () => {
  const own = (await allBrandsAt('1')).length;
  await operate(test, 'settings', { extraBrands: '2000' });
  const { floors } = await directoryAt('1');
  expect(idsOf(floors.flatMap(({ brands }) => brands))).toHaveLength(own + 2000);
  await operate(test, 'settings', { extraBrands: '0' });
  expect(await allBrandsAt('1')).toHaveLength(own);
});

it('lists the contacts of each location, in several ways of writing', async () => {
  const { locations } = await test.read('getStoreLocations', identityOf('north'));
  expect(locations).toMatchObject(
    [
      { website: 'www.northgate-mall.example', whatsappNumber: '9876500300', linkedIn: /company/ },
      { website: /^javascript:/, whatsappNumber: '9999999999', latitude: 0, twitter: '' },
      { website: 'https://northgate-mall.example/visit', contactName: '', instagram: '' },
    ].map((place) =>
      Object.fromEntries(
        Object.entries(place).map(([name, value]) => [
          name,
          value instanceof RegExp ? expect.stringMatching(value) : value,
        ]),
      ),
    ),
  );
  expect(locations[2]?.latitude).toBeUndefined();
  for (const { address, phone, email } of locations) {
    expect(address).toContain('Northgate Mall, ');
    expect(phone).toMatch(/98765 0030\d/);
    expect(email).toMatch(/@northgate-mall\.example$/);
  }
});
