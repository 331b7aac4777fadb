import { gift } from '../art/gift';
import { shade } from '../color';
import type { Mall } from '../mall';
import { contactShadow } from '../props';
import { createStage, finished } from '../stage';
import { circle, group, line, oval, path, placed, rect } from '../svg';

/** The present of the referral page, 640 × 480 on no ground of its own: two friends and what both get. */
export function referralPicture(mall: Mall): string {
  const stage = createStage(mall, 'referral/gift');
  const { paint, random } = stage;
  const friend = (x: number, mirror: number, shirt: string, hair: string, skin: string) =>
    group(
      { transform: `translate(${x} 424) scale(${mirror} 1)` },
      path(
        'M-62 0C-66 -92 -46 -132 0 -136C46 -132 66 -92 62 0Z',
        paint.slant(shade(shirt, 0.25), shirt, shade(shirt, -0.25)),
      ),
      path('M34 -104C70 -120 96 -158 116 -196', 'none', {
        stroke: shade(shirt, -0.08),
        'stroke-width': 34,
        'stroke-linecap': 'round',
      }),
      circle(122, -208, 17, skin),
      rect(-15, -160, 30, 36, shade(skin, -0.12), { rx: 12 }),
      oval(0, -192, 43, 48, skin),
      path('M-47 -184C-56 -262 56 -266 47 -186C40 -214 18 -224 -6 -222C-26 -220 -40 -208 -47 -184Z', hair),
      circle(10, -190, 5, '#2d1c14'),
      circle(32, -190, 5, '#2d1c14'),
      line('M8 -168C16 -160 26 -160 32 -168', '#8d3d2a', 4),
      circle(2, -174, 8, '#f0806a', { opacity: '.35' }),
    );
  const confetti = Array.from({ length: 22 }, (_, index) =>
    rect(-7, -4, 14, 8, [mall.primary, mall.gold, mall.second, '#ef6f6c'][index % 4] ?? mall.gold, {
      rx: 2,
      transform: `translate(${Math.round(random.between(50, 590))} ${Math.round(random.between(24, 210))}) rotate(${Math.round(random.between(0, 180))})`,
    }),
  ).join('');
  const body = group(
    {},
    circle(320, 240, 214, shade(mall.primary, 0.84)),
    circle(320, 240, 164, shade(mall.primary, 0.72)),
    confetti,
    contactShadow(paint, 320, 428, 480, 0.45),
    friend(146, 1, mall.second, '#2f1c14', '#c98a62'),
    friend(494, -1, shade(mall.gold, -0.05), '#1f1620', '#a9673f'),
    gift(paint, 320, 430, 216, mall.primary, mall.gold),
    placed(
      320,
      132,
      1.1,
      0,
      circle(0, 0, 40, paint.slant('#fff3c4', '#f3c34f', '#c98a22')),
      circle(0, 0, 30, 'none', { stroke: '#a9741e', 'stroke-width': 3 }),
      path('M0 -20L6 -6L20 -5L9 4L13 18L0 10L-13 18L-9 4L-20 -5L-6 -6Z', '#a9741e'),
    ),
  );
  return finished(stage, 640, 480, 'A present for you and your friend', body);
}
