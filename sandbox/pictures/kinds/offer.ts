import { mix } from '@/lib/color';
import type { SampleBrand } from '../../brands/sample-brands';
import { markOf, sceneOf } from '../brand-art';
import { darkEnough, hexOr, shade } from '../color';
import type { Mall } from '../mall';
import { createStage, finished } from '../paint';
import { circle, fitted, group, path, placed, rect, text } from '../svg';

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
