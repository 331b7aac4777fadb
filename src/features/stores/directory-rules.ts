import type { Location } from '@/contract/locations';
import type {
  MallLayout,
  StoreBrand,
  StoreCategory,
  StoreDirectory,
  StoreFloor,
  StoreProfile,
} from '@/contract/stores';
import { named } from '@/lib/search-text';
import { uniqueById } from '@/lib/unique-by-id';

/** The location that an address names, or else the first. */
export function locationOf<Place extends Pick<Location, 'id'>>(
  locations: readonly Place[],
  wanted: string | number | undefined,
): Place | undefined {
  return locations.find(({ id }) => id === String(wanted)) ?? locations[0];
}

/** All brands whose names have a part like this, by their names. */
export function brandsLike({ floors, categories }: StoreDirectory, search: string): StoreBrand[] {
  const all = uniqueById([...categories, ...floors].flatMap(({ brands }) => brands));
  return named(all, search).sort((a, b) => a.name.localeCompare(b.name));
}

/** The floors on which a brand has shops. */
export function floorsOf({ floors }: StoreDirectory, brandId: string): StoreFloor[] {
  return floors.filter(({ brands }) => brands.some(({ id }) => id === brandId));
}

/** A floor as the directory knows it, for when its own layout cannot be had. */
export function layoutIn({ floors, categories }: StoreDirectory, floorId: string): MallLayout | undefined {
  const floor = floors.find(({ id }) => id === floorId);
  if (!floor) return undefined;
  const here = new Set(floor.brands.map(({ id }) => id));
  const own = categories.map(({ name, brands }) => ({
    name,
    brands: brands.filter(({ id }) => here.has(id)),
  }));
  return {
    image: floor.images[0] ?? '',
    name: floor.name,
    categories: own.filter(({ brands }) => brands.length > 0),
  };
}

/**
 * The brands of a floor under their categories, in two columns, split at half the count of brands. A category on the
 * split is in both.
 */
export function columnsOf(categories: readonly StoreCategory[]): [StoreCategory[], StoreCategory[]] {
  const entries = categories.flatMap(({ name, brands }) => brands.map((brand) => ({ name, brand })));
  const middle = Math.ceil(entries.length / 2);
  return [underCategories(entries.slice(0, middle)), underCategories(entries.slice(middle))];
}

function underCategories(entries: readonly { name: string; brand: StoreBrand }[]): StoreCategory[] {
  const names = [...new Set(entries.map(({ name }) => name))];
  return names.map((name) => ({
    name,
    brands: entries.filter((entry) => entry.name === name).map(({ brand }) => brand),
  }));
}

/** The floor before or after one, from the lowest up. */
export function neighbours(floors: readonly StoreFloor[], floorId: string | undefined) {
  const place = floors.findIndex(({ id }) => id === floorId);
  return place < 0 ? {} : { previous: floors[place - 1], next: floors[place + 1] };
}

/** Categories and floors that hold nobody say nothing. */
export function inhabited<Group extends StoreCategory | StoreFloor>(groups: readonly Group[]): Group[] {
  return groups.filter(({ brands }) => brands.length > 0);
}

/** What a shop says about itself, under either name. */
export function aboutOf({ aboutShop, aboutText }: StoreProfile): string {
  return aboutShop.trim() || aboutText.trim();
}

/** The words that there are, in one line. */
export function facts(...words: readonly string[]): string {
  return words
    .map((word) => word.trim())
    .filter(Boolean)
    .join(' · ');
}
