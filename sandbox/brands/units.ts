import type { Level, Place } from '../noun/picture-path';
import { seeded } from '../shared/seeded';
import { brandsOf } from './sample-brands';
import { type SampleShop, sampleShopOf, sampleShops } from './sample-shops';

/** A floor of a sample location. */
export interface SampleFloor {
  level: Level;
  name: string;
  /** Before the numbers of its shops. */
  prefix: string;
}

/** A unit of a floor; without a slug it is to let. */
export interface Unit {
  /** As the floor plan shows it: `G-05`, `1-13`. */
  number: string;
  slug?: SampleShop['slug'];
}

/** The floors of a mall's locations. The third location has none. */
export const sampleFloors: Record<Place, readonly SampleFloor[]> = {
  0: [
    { level: 0, name: 'Ground Floor', prefix: 'G' },
    { level: 1, name: 'Level 1', prefix: '1' },
    { level: 2, name: 'Level 2', prefix: '2' },
    { level: 3, name: 'Level 3', prefix: '3' },
  ],
  1: [
    { level: 0, name: 'Lower Ground', prefix: 'LG' },
    { level: 1, name: 'Upper Ground', prefix: 'UG' },
  ],
  2: [],
};

/** Every shop is at the first location, some are at the second, and one has the third for itself. */
export function shopsAt(merchantId: string, place: Place): SampleShop[] {
  if (place === 0) return [...sampleShops];
  if (place === 2)
    return brandsOf(merchantId)
      .slice(0, 1)
      .map(({ slug }) => sampleShopOf(slug));
  const chance = ({ slug, like }: SampleShop) =>
    seeded(`${merchantId}/second/${slug}`).next() * (slug === like ? 0.6 : 1);
  return [...sampleShops].sort((a, b) => chance(a) - chance(b)).slice(0, 50);
}

/** All units of a floor in the order of their numbers, which is the floor plan's. */
export function unitsOf(merchantId: string, place: Place, level: Level): Unit[] {
  const floors = sampleFloors[place];
  const shops = shopsAt(merchantId, place).sort((a, b) => height(merchantId, a) - height(merchantId, b));
  const perFloor = Math.ceil(shops.length / floors.length);
  const own = shops.slice(level * perFloor, (level + 1) * perFloor);
  // Some shop of another floor has a second one here, where the mall is large.
  const second =
    place === 0 ? shops[Math.floor((((level + 1) % floors.length) + 0.5) * perFloor)] : undefined;
  const order = ({ slug }: { slug: string }) => seeded(`${merchantId}/${place}/${level}/${slug}`).next();
  const toLet = { slug: '' } as const;
  return [...own, ...(second ? [second] : []), toLet]
    .sort((a, b) => order(a) - order(b))
    .map(({ slug }, index) => ({
      number: `${floors[level]?.prefix}-${String(index + 1).padStart(2, '0')}`,
      ...(slug && { slug }),
    }));
}

/** The lower, the nearer to the street: jewellers there, cinemas and kitchens at the top. */
const heights: Partial<Record<string, number>> = {
  Hypermarket: 0,
  'Watches & Jewellery': 0.5,
  'Beauty & Wellness': 1,
  Services: 1,
  Eyewear: 1.5,
  'Gifts & Flowers': 2,
  Fashion: 2.5,
  Footwear: 3.5,
  Travel: 4,
  Kids: 4.5,
  'Books & Stationery': 5,
  'Home & Living': 5.5,
  Electronics: 6,
  'Sports & Fitness': 6.5,
  'Food & Beverage': 7.5,
  Entertainment: 8,
};

function height(merchantId: string, { slug, category }: SampleShop): number {
  return (heights[category] ?? 3) + seeded(`${merchantId}/height/${slug}`).next();
}
