import { mix } from '@/lib/color';
import type { SampleShop } from '../../brands/sample-shops';
import { markOf } from '../brand-art';
import { darkEnough, hexOr, shade } from '../color';
import type { Mall } from '../mall';
import { createStage, finished } from '../paint';
import { group, placed, rect, text } from '../svg';

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
