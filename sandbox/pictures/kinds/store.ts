import { mix } from '@/lib/color';
import { storefront } from '../art/storefront';
import type { BrandSlug, ShopSlug } from '../brand-slugs';
import { darkEnough, hexOr, shade } from '../color';
import { drawings } from '../drawings';
import type { Mall } from '../mall';
import { markOf } from '../monogram';
import { createStage, finished } from '../stage';
import { group, line, oval, path, rect } from '../svg';

/** A brand's shop front in the mall's hall, 960 × 540. */
export function storePicture(mall: Mall, slug: BrandSlug | ShopSlug): string {
  const stage = createStage(mall, `stores/${slug}`);
  const { paint } = stage;
  const shop = mall.subjects.shop(slug);
  const color = darkEnough(mix(hexOr(shop.color, mall.primary), mall.primary, 0.15));
  const tiles = [-3, -2, -1, 0, 1, 2, 3]
    .map((step) => `M${480 + step * 120} 456L${480 + step * 260} 540`)
    .join('');
  const front = storefront(stage, {
    name: shop.brandName,
    mark: markOf(slug, shop.brandName)(color, '#ffffff'),
    color,
    display: drawings[shop.like].draw(stage),
  });
  const body = group(
    {},
    rect(0, 0, 960, 460, paint.down(shade(mall.soft, 0.5), mall.soft)),
    path('M0 0H960V26H0Z', shade(mall.strong, 0.1)),
    [120, 360, 600, 840]
      .map((x) => oval(x, 30, 44, 8, '#fff7dd') + oval(x, 60, 120, 60, paint.glow('#fff2c4', 0.7)))
      .join(''),
    rect(0, 456, 960, 84, paint.down(shade(mall.gold, 0.55), shade(mall.gold, 0.82))),
    line(`${tiles}M0 478H960M0 508H960`, shade(mall.gold, 0.3), 2, { opacity: '.5' }),
    oval(480, 466, 450, 22, paint.glow('#1a1030', 0.5)),
    group({ transform: 'translate(72 24) scale(1.02 .92)' }, front),
  );
  return finished(stage, 960, 540, shop.brandName, body);
}
