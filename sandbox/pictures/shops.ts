import { type Level, levels } from './address';
import { type BrandSlug, catalogue } from './catalogue';
import { hashOf } from './seed';

/** A brand's place in a mall. */
export interface Shop {
  slug: BrandSlug;
  level: Level;
  /** As the floor plan shows it: `G-05`, `1-13`. */
  number: string;
}

/** The brands on a level of a mall with their shop numbers, the same that its floor plan shows. */
export function shopsOf(merchantId: string, level: Level): Shop[] {
  const order = catalogue
    .map(({ slug }) => ({ slug, rank: hashOf(`${merchantId}/${slug}`) }))
    .sort((one, other) => one.rank - other.rank || one.slug.localeCompare(other.slug, 'en'));
  const here = order.filter((_, index) => index % levels.length === level);
  return here.map(({ slug }, index) => ({
    slug,
    level,
    number: shopNumber(level, index * unitsPerBrand + (level % unitsPerBrand)),
  }));
}

/** The number of a level's unit, counted from 0. */
export function shopNumber(level: Level, unit: number): string {
  return `${level === 0 ? 'G' : level}-${String(unit + 1).padStart(2, '0')}`;
}

/** A level has 28 units for its seven brands; the others are let to shops that the sample data do not know. */
const unitsPerBrand = 4;
