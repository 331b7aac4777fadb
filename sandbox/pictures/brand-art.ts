import { type SampleBrand, sampleBrands } from '../brands/sample-brands';
import { drawn } from './drawn';
import type { Mall } from './mall';
import { circle, text } from './svg';

/** What a brand sells, on 800 × 600 with its floor at y = 480. */
export function sceneOf(mall: Mall, { scene }: SampleBrand): string {
  return drawn(mall, `scenes/${scene}`);
}

/** A mark within −50…50 of the origin, in one colour. `cut` is the colour that shows through. */
export type Mark = (color: string, cut: string) => string;

/** A brand's own mark, or a shop's initial on a circle. */
export function markOf(mall: Mall, slug: string, name: string): Mark {
  if (sampleBrands.some((brand) => brand.slug === slug)) {
    return (color, cut) => drawn(mall, `marks/${slug}`, { color, cut });
  }
  const initial = [...name][0] ?? '';
  const style = { 'font-weight': 800, 'text-anchor': 'middle' };
  return (color, cut) => circle(0, 0, 48, color) + text(0, 21, 58, initial, cut, style);
}
