import { mix } from '@/lib/color';
import type { BrandSlug } from '../brand-slugs';
import { darkEnough, shade } from '../color';
import { marks } from '../marks';
import type { Stage } from '../stage';
import { circle, group, oval, path, placed, rect } from '../svg';

/** A brand's gift card standing at the lower left, in the brand's colour towards the mall's. */
export function giftCard({ paint, mall }: Stage, slug: BrandSlug, color: string): string {
  const base = darkEnough(mix(color, mall.primary, 0.3), 3);
  const clip = paint.clip(rect(-190, -118, 380, 236, '#000', { rx: 22 }));
  return (
    oval(250, 548, 230, 26, paint.glow('#1a1030', 0.5)) +
    placed(
      236,
      410,
      1,
      -8,
      rect(-184, -108, 380, 236, '#1a1030', { rx: 22, opacity: '.22' }),
      group(
        { 'clip-path': clip },
        rect(-190, -118, 380, 236, paint.slant(shade(base, 0.25), base, shade(base, -0.4))),
        circle(150, -100, 150, '#ffffff', { opacity: '.1' }),
        circle(190, 60, 110, '#ffffff', { opacity: '.08' }),
        path('M-190 60C-80 10 20 120 190 40V118H-190Z', mall.strong, { opacity: '.55' }),
        rect(60, -118, 34, 236, paint.down(shade(mall.gold, 0.4), mall.gold, shade(mall.gold, -0.2))),
        path(
          'M77 0C40 -56 8 -36 18 -10C26 10 56 8 77 0ZM77 0C114 -56 146 -36 136 -10C128 10 98 8 77 0Z',
          paint.down(shade(mall.gold, 0.5), mall.gold),
        ),
        circle(77, 0, 12, shade(mall.gold, -0.25)),
      ),
      placed(-104, -34, 0.92, 0, marks[slug]('#ffffff', base)),
      rect(-158, 60, 110, 13, '#ffffff', { rx: 6.5, opacity: '.9' }),
      rect(-158, 84, 66, 9, '#ffffff', { rx: 4.5, opacity: '.6' }),
    )
  );
}
