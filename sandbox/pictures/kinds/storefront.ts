import type { BrandSlug } from '../brand-slugs';
import { drawn } from '../drawn';
import type { Mall } from '../mall';
import { markOf } from '../monogram';
import { sceneOf } from '../scenes';
import { text } from '../svg';

export interface Storefront {
  slug: string;
  /** What hangs over the door. */
  name: string;
  /** The brand whose goods are in its window. */
  like: BrandSlug;
  color: string;
}

/** A shop's front in the mall, 800 × 480 with its foot at y = 480. */
export function storefront(mall: Mall, { slug, name, like, color }: Storefront): string {
  const size = Math.min(52, 540 / (name.length * 0.66));
  return drawn(mall, 'frames/storefront', {
    color,
    mark: markOf(mall, slug, name)(color, '#ffffff'),
    lettering: text(184, 113, size, name, '#ffffff', { 'font-weight': 700 }),
    display: sceneOf(mall, like),
  });
}
