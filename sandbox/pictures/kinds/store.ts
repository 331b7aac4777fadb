import { mix } from '@/lib/color';
import { sampleBrandOf } from '../../brands/sample-brands';
import type { SampleShop } from '../../brands/sample-shops';
import { markOf, sceneOf } from '../brand-art';
import { darkEnough, hexOr } from '../color';
import { drawn } from '../drawn';
import type { Mall } from '../mall';
import { svgDocument, text } from '../svg';

/** A brand's shop front in the mall's hall, 960 × 540. */
export function drawStore(mall: Mall, shop: SampleShop): string {
  const color = darkEnough(mix(hexOr(shop.color, mall.primary), mall.primary, 0.15));
  const front = storefront(mall, shop, color);
  return svgDocument(960, 540, shop.brandName, '', drawn(mall, 'frames/hall', { front }));
}

/** A shop's front in the mall, 800 × 480 with its foot at y = 480. Its name hangs over the door. */
export function storefront(
  mall: Mall,
  { slug, brandName, like }: Pick<SampleShop, 'slug' | 'brandName' | 'like'>,
  color: string,
): string {
  const size = Math.min(52, 540 / (brandName.length * 0.66));
  return drawn(mall, 'frames/storefront', {
    color,
    mark: markOf(mall, slug, brandName)(color, '#ffffff'),
    lettering: text(184, 113, size, brandName, '#ffffff', { 'font-weight': 700 }),
    display: sceneOf(mall, sampleBrandOf(like)),
  });
}
