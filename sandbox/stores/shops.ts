import { type Level, levels } from '../pictures/address';
import { type BrandSlug, brandSlugs } from '../pictures/brand-slugs';
import { hashOf } from '../shared/seeded';

/** A brand's place in a mall. */
export interface Shop {
  slug: BrandSlug;
  level: Level;
  /** As the floor plan shows it: `G-05`, `1-13`. */
  number: string;
}

/** A level has 28 units for its seven brands; the others are let to shops that the sample data do not know. */
const unitsPerBrand = 4;

/** The brands on a level of a mall with their shop numbers. */
export function shopsOf(merchantId: string, level: Level): Shop[] {
  return unitsOf(merchantId, level).flatMap(({ slug, number }) => (slug ? [{ slug, level, number }] : []));
}

/** All units of a level in the order of their numbers, which is the floor plan's. */
export function unitsOf(merchantId: string, level: Level): { number: string; slug?: BrandSlug }[] {
  const order = brandSlugs
    .map((slug) => ({ slug, rank: hashOf(`${merchantId}/${slug}`) }))
    .sort((one, other) => one.rank - other.rank || one.slug.localeCompare(other.slug, 'en'));
  const here = order.filter((_, index) => index % levels.length === level);
  return Array.from({ length: here.length * unitsPerBrand }, (_, unit) => {
    const brand =
      unit % unitsPerBrand === level % unitsPerBrand ? here[Math.floor(unit / unitsPerBrand)] : undefined;
    return {
      number: `${level === 0 ? 'G' : level}-${String(unit + 1).padStart(2, '0')}`,
      ...(brand && { slug: brand.slug }),
    };
  });
}
