import { mix } from '@/lib/color';
import { type SampleBrand, sampleBrandOf } from '../../brands/sample-brands';
import type { SampleShop } from '../../brands/sample-shops';
import { markOf, sceneOf } from '../brand-art';
import { darkEnough, hexOr, shade } from '../color';
import { drawn } from '../drawn';
import type { Mall } from '../mall';
import { createStage, finished } from '../paint';
import { circle, fitted, group, path, placed, rect, svgDocument, text } from '../svg';

/** A brand's logo, 400 × 400: its mark over its name, white on its colour. */
export function drawBrand(mall: Mall, { slug, brandName: full, color }: SampleShop): string {
  const stage = createStage(mall, `brands/${slug}`);
  const name = full.includes('&') ? full : (full.split(' ')[0] ?? '');
  const own = darkEnough(mix(hexOr(color, mall.primary), mall.primary, 0.12), 3.6);
  return finished(
    stage,
    400,
    400,
    full,
    group(
      {},
      rect(0, 0, 400, 400, stage.paint.slant(shade(own, 0.14), own, shade(own, -0.28))),
      placed(200, 164, 1.5, 0, markOf(mall, slug, full)('#ffffff', own)),
      text(200, 326, wordSize(name), name, '#ffffff', {
        'font-weight': 700,
        'text-anchor': 'middle',
        'letter-spacing': 1,
      }),
    ),
  );
}

/** As large as 300 units allow in the widest of the system fonts (0.72 em a letter). */
function wordSize(name: string): number {
  return Math.min(52, 300 / (name.length * 0.72));
}

/**
 * An offer of a brand, 960 × 540: the brand on the left, what it sells on the right. It names no percentage and
 * no price, so that it suits whatever the offer's own texts say.
 */
export function drawOffer(mall: Mall, brand: SampleBrand): string {
  const { slug, brandName: name } = brand;
  const stage = createStage(mall, `offers/${slug}`);
  const { paint } = stage;
  const own = hexOr(brand.color, mall.primary);
  const panel = darkEnough(mix(own, mall.strong, 0.35));
  const wall = shade(own, 0.66);
  const shape = 'M0 0H360C310 180 310 360 380 540H0Z';
  const body = group(
    {},
    rect(0, 0, 960, 540, paint.slant(shade(wall, 0.4), wall)),
    circle(690, 250, 260, paint.glow('#ffffff', 0.8)),
    rect(0, 440, 960, 100, paint.down(shade(own, 0.5), shade(own, 0.7))),
    group({ transform: 'translate(376 82) scale(.72)' }, sceneOf(mall, brand)),
    path(shape, shade(mall.gold, 0.2), { transform: 'translate(16 0)' }),
    path(shape, paint.down(shade(panel, 0.12), shade(panel, -0.3))),
    circle(170, 190, 84, '#ffffff'),
    placed(170, 190, 1.1, 0, markOf(mall, slug, name)(panel, '#ffffff')),
    text(170, 350, fitted(name, 240, 44), name, '#ffffff', { 'font-weight': 800, 'text-anchor': 'middle' }),
    text(170, 394, fitted(brand.category, 250, 24), brand.category, '#ffffff', {
      'text-anchor': 'middle',
      opacity: '.9',
    }),
  );
  return finished(stage, 960, 540, name, body);
}

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
