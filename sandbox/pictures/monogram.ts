import { hashOf } from '../shared/seeded';
import { brandSlugs } from './brand-slugs';
import { drawn } from './drawn';
import type { Mall } from './mall';
import { circle, path, rect, text } from './svg';

/** A mark within −50…50 of the origin, in one colour. `cut` is the colour that shows through. */
export type Mark = (color: string, cut: string) => string;

/** A shop's own mark, or its initial on a shape. */
export function markOf(mall: Mall, slug: string, name: string): Mark {
  if (brandSlugs.some((one) => one === slug))
    return (color, cut) => drawn(mall, `marks/${slug}`, { color, cut });
  return monogram(slug, name);
}
function monogram(slug: string, name: string): Mark {
  const shape = shapes[hashOf(slug) % shapes.length] ?? circled;
  const initial = [...name][0] ?? '';
  return (color, cut) =>
    shape(color) + text(0, 21, 58, initial, cut, { 'font-weight': 800, 'text-anchor': 'middle' });
}

type Shape = (color: string) => string;

const circled: Shape = (color) => circle(0, 0, 48, color);

const shapes: readonly Shape[] = [
  circled,
  (color) => rect(-46, -46, 92, 92, color, { rx: 22 }),
  (color) => path('M0 -50L44 -25L44 25L0 50L-44 25L-44 -25Z', color, { 'stroke-linejoin': 'round' }),
  (color) => path('M-46 48L-46 -8C-46 -34 -26 -50 0 -50C26 -50 46 -34 46 -8L46 48Z', color),
  (color) => path('M0 -50C30 -50 48 -30 48 0C48 30 30 50 0 50L-48 50L-48 0C-48 -30 -30 -50 0 -50Z', color),
  (color) =>
    path('M-38 -46L38 -46L50 0L38 46L-38 46L-50 0Z', color) +
    path('M-50 58L50 58L50 64L-50 64Z', color, { opacity: '.5' }),
];
