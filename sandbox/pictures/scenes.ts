import { type BrandSlug, brandScenes } from './brand-slugs';
import { drawn } from './drawn';
import type { Mall } from './mall';

/** The brands whose goods stand in the dark. */
export const atNight: ReadonlySet<BrandSlug> = new Set([
  'moonreel',
  'orlivane',
  'aurivox',
  'mirellune',
  'tenstrello',
  'pixelpod',
]);

/** What a brand sells, on 800 × 600 with its floor at y = 480. */
export function sceneOf(mall: Mall, slug: BrandSlug): string {
  return drawn(mall, `scenes/${brandScenes[slug]}`);
}
