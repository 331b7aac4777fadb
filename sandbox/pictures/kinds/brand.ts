import { mix } from '@/lib/color';
import { hashOf } from '../../shared/seeded';
import { darkEnough, hexOr, shade } from '../color';
import type { Mall } from '../mall';
import { markOf } from '../monogram';
import { createStage, finished } from '../stage';
import { circle, group, path, placed, rect, text } from '../svg';

/** A brand's logo, 400 × 400: its mark over its name, on one of four grounds. */
export function brandPicture(mall: Mall, slug: string): string {
  const stage = createStage(mall, `brands/${slug}`);
  const { paint } = stage;
  const brand = mall.subjects.shop(slug);
  const full = brand.brandName;
  const name = full.includes('&') ? full : (full.split(' ')[0] ?? '');
  const own = darkEnough(mix(hexOr(brand.color, mall.primary), mall.primary, 0.12), 3.6);
  const pale = shade(own, 0.9);
  const [ground, ink, cut] = (
    [
      [rect(0, 0, 400, 400, paint.slant(shade(own, 0.14), own, shade(own, -0.28))), '#ffffff', own],
      [rect(0, 0, 400, 400, pale), own, pale],
      [rect(0, 0, 400, 400, '#ffffff') + circle(200, 164, 108, pale), own, pale],
      [
        rect(0, 0, 400, 400, shade(own, -0.5)) +
          path('M0 400C120 330 260 420 400 320V400Z', shade(own, -0.25)),
        shade(mall.gold, 0.55),
        shade(own, -0.5),
      ],
    ] as const
  )[hashOf(slug) % 4] ?? ['', own, pale];
  return finished(
    stage,
    400,
    400,
    brand.brandName,
    group(
      {},
      ground,
      placed(200, 164, 1.5, 0, markOf(mall, slug, full)(ink, cut)),
      text(200, 326, wordSize(name), name, ink, {
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
