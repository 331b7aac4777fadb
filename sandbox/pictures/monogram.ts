import { brandSlugs } from './brand-slugs';
import { drawn } from './drawn';
import type { Mall } from './mall';
import { circle, text } from './svg';

/** A mark within −50…50 of the origin, in one colour. `cut` is the colour that shows through. */
export type Mark = (color: string, cut: string) => string;

/** A shop's own mark, or its initial on a circle. */
export function markOf(mall: Mall, slug: string, name: string): Mark {
  if (brandSlugs.some((one) => one === slug))
    return (color, cut) => drawn(mall, `marks/${slug}`, { color, cut });
  return monogram(name);
}

function monogram(name: string): Mark {
  const initial = [...name][0] ?? '';
  const style = { 'font-weight': 800, 'text-anchor': 'middle' };
  return (color, cut) => circle(0, 0, 48, color) + text(0, 21, 58, initial, cut, style);
}
