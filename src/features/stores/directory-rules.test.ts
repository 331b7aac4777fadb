import { describe, expect, it } from 'vitest';
import type { StoreBrand, StoreProfile } from '@/contract/stores';
import {
  aboutOf,
  brandsLike,
  columnsOf,
  facts,
  floorsOf,
  inhabited,
  layoutIn,
  locationOf,
  neighbours,
} from './directory-rules';

const brand = (id: string, name: string): StoreBrand => ({
  id,
  name,
  logo: '',
  category: '',
  shopNumbers: '',
});
const kahvora = brand('1', 'Kahvora');
const pacerra = brand('2', 'Pacerra');
const apsara = brand('3', 'Apsara');
const ground = { id: 'g', name: 'Ground', images: ['/g.svg', '/g2.svg'], brands: [kahvora, pacerra] };
const upper = { id: 'u', name: 'Upper', images: [], brands: [kahvora, apsara] };
const directory = {
  floors: [ground, upper],
  categories: [
    { name: 'Food', brands: [kahvora] },
    { name: 'Shoes', brands: [pacerra] },
  ],
};

describe('the directory', () => {
  it.each([
    [2, '2'],
    ['2', '2'],
    [undefined, '1'],
    ['gone', '1'],
  ])('is shown of the location that the address names, or of the first: %j is %s', (wanted, id) => {
    const locations = [
      { id: '1', name: 'City' },
      { id: '2', name: 'River' },
    ];
    expect(locationOf(locations, wanted)?.id).toBe(id);
  });

  it('has no location where the mall has none', () => expect(locationOf([], '1')).toBeUndefined());

  it('finds each brand once by a part of its name, in the order of names', () => {
    expect(brandsLike(directory, '')).toEqual([apsara, kahvora, pacerra]);
    expect(brandsLike(directory, 'A')).toEqual([apsara, kahvora, pacerra]);
    expect(brandsLike(directory, 'RRA')).toEqual([pacerra]);
    expect(brandsLike(directory, 'x')).toEqual([]);
  });

  it('knows all floors of a brand', () => {
    expect(floorsOf(directory, '1')).toEqual([ground, upper]);
    expect(floorsOf(directory, '3')).toEqual([upper]);
    expect(floorsOf(directory, '9')).toEqual([]);
  });

  it('knows the layout of a floor: its first plan, and the categories that are on it', () => {
    expect(layoutIn(directory, 'g')).toEqual({
      image: '/g.svg',
      name: 'Ground',
      categories: directory.categories,
    });
    expect(layoutIn(directory, 'u')).toEqual({
      image: '',
      name: 'Upper',
      categories: [{ name: 'Food', brands: [kahvora] }],
    });
    expect(layoutIn(directory, 'x')).toBeUndefined();
  });

  it.each<[sizes: Record<string, number>, first: object, second: object]>([
    [{}, {}, {}],
    [{ Food: 1 }, { Food: 1 }, {}],
    [{ Food: 2, Shoes: 1 }, { Food: 2 }, { Shoes: 1 }],
    [{ Food: 4, Shoes: 2 }, { Food: 3 }, { Food: 1, Shoes: 2 }],
    [{ Food: 1, Toys: 0, Shoes: 1 }, { Food: 1 }, { Shoes: 1 }],
  ])('shows %j in two columns, split at half the count: %j and %j', (sizes, first, second) => {
    const categories = Object.entries(sizes).map(([name, count]) => ({
      name,
      brands: Array.from({ length: count }, (_, index) => brand(`${name} ${index}`, name)),
    }));
    const columns = columnsOf(categories);
    expect(
      columns.map((column) => Object.fromEntries(column.map(({ name, brands }) => [name, brands.length]))),
    ).toEqual([first, second]);
    expect(columns.flat().flatMap(({ brands }) => brands)).toEqual(
      categories.flatMap(({ brands }) => brands),
    );
  });

  it('leads from floor to floor, and no further than there are floors', () => {
    expect(neighbours([ground, upper], 'g')).toEqual({ previous: undefined, next: upper });
    expect(neighbours([ground, upper], 'u')).toEqual({ previous: ground, next: undefined });
    expect(neighbours([ground, upper], 'x')).toEqual({});
    expect(neighbours([], undefined)).toEqual({});
  });

  it('leaves out floors and categories without brands', () => {
    expect(inhabited([ground, { ...upper, brands: [] }])).toEqual([ground]);
  });

  it.each([
    ['Words', 'Others', 'Words'],
    [' ', 'Others ', 'Others'],
    ['', '', ''],
  ])('takes the words about a shop under either name: %j, %j', (aboutShop, aboutText, about) => {
    expect(aboutOf({ aboutShop, aboutText } as StoreProfile)).toBe(about); // only what the rule looks at
  });

  it('says in one line what there is to say', () => {
    expect(facts('Food', ' ', 'Shop G-05')).toBe('Food · Shop G-05');
    expect(facts('', '')).toBe('');
  });
});
