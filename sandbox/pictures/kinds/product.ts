import { backdrop } from '../backdrop';
import type { BrandSlug } from '../brand-slugs';
import { hexOr } from '../color';
import { drawings } from '../drawings';
import type { Mall } from '../mall';
import { createStage, finished } from '../stage';
import { group } from '../svg';
import { giftCard } from './gift-card';

/**
 * A product's scene, 800 × 600. View 1 is the shop window, 2 a closer look, 3 the other way round on another
 * set, 4 the product behind its gift card.
 */
export function productPicture(mall: Mall, slug: BrandSlug, view: 1 | 2 | 3 | 4): string {
  const stage = createStage(mall, `products/${slug}`);
  const { draw, light } = drawings[slug];
  const brand = mall.subjects.brand(slug);
  const color = hexOr(brand.color, mall.primary);
  const thing = draw(stage);
  const framed = {
    1: () => thing,
    2: () => group({ transform: 'translate(-210 -190) scale(1.5)' }, thing),
    3: () => group({ transform: 'translate(760 30) scale(-.9 .95)' }, thing),
    4: () => group({ transform: 'translate(118 -20) scale(.92)' }, thing) + giftCard(stage, slug, color),
  }[view]();
  const set = mall.set + (view === 1 ? 0 : view - 1);
  return finished(
    stage,
    800,
    600,
    `${brand.productName}, ${brand.brandName}`,
    backdrop(stage, color, light, set) + framed,
  );
}
