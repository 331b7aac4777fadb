import { mix } from '@/lib/color';
import { backdrop } from '../backdrop';
import type { BrandSlug } from '../brand-slugs';
import { darkEnough, hexOr } from '../color';
import { drawn } from '../drawn';
import type { Mall } from '../mall';
import { markOf } from '../monogram';
import { atNight, sceneOf } from '../scenes';
import { createStage, finished } from '../stage';
import { group } from '../svg';

/**
 * A product's scene, 800 × 600. View 1 is the shop window, 2 a closer look, 3 the other way round on another
 * set, 4 the product behind its gift card.
 */
export function productPicture(mall: Mall, slug: BrandSlug, view: 1 | 2 | 3 | 4): string {
  const stage = createStage(mall, `products/${slug}`);
  const brand = mall.subjects.brand(slug);
  const color = hexOr(brand.color, mall.primary);
  const thing = sceneOf(mall, slug);
  const framed = {
    1: () => thing,
    2: () => group({ transform: 'translate(-210 -190) scale(1.5)' }, thing),
    3: () => group({ transform: 'translate(760 30) scale(-.9 .95)' }, thing),
    4: () => group({ transform: 'translate(118 -20) scale(.92)' }, thing) + giftCard(mall, slug, color),
  }[view]();
  const set = mall.set + (view === 1 ? 0 : view - 1);
  return finished(
    stage,
    800,
    600,
    `${brand.productName}, ${brand.brandName}`,
    backdrop(stage, color, atNight.has(slug), set) + framed,
  );
}

/** A brand's gift card standing at the lower left, in the brand's colour towards the mall's. */
function giftCard(mall: Mall, slug: BrandSlug, color: string): string {
  const base = darkEnough(mix(color, mall.primary, 0.3), 3);
  return drawn(mall, 'frames/gift-card', { base, mark: markOf(mall, slug, '')('#ffffff', base) });
}
