import { shade } from '../color';
import { contactShadow } from '../props';
import type { Drawing } from '../stage';
import { circle, group, line, oval, path, placed } from '../svg';

/** Sunglasses propped on a leather case, the horizon in their lenses. */
export const sunglasses: Drawing = ({ paint, mall }) => {
  const lensShape =
    'M-112 -56C-60 -76 60 -76 108 -52C122 -44 112 40 62 68C18 90 -56 84 -88 50C-114 20 -126 -48 -112 -56Z';
  const frame = paint.slant('#6d4a35', '#2d1c14', '#130b08');
  const lens = (x: number, mirror: number, key: string) =>
    group(
      { transform: `translate(${x} 0) scale(${mirror} 1)` },
      path(lensShape, frame, { stroke: '#1c110b', 'stroke-width': 22, 'stroke-linejoin': 'round' }),
      path(lensShape, paint.down(shade(mall.deep, 0.1), shade(mall.primary, -0.15), shade(mall.gold, 0.3))),
      group(
        { 'clip-path': paint.clip(path(lensShape, '#000', { id: key === '' ? undefined : key })) },
        circle(14, 46, 30, '#fff3cf', { opacity: '.9' }),
        path('M-130 44C-60 26 0 56 130 38V100H-130Z', shade(mall.second, -0.35), { opacity: '.75' }),
        path('M-96 -80L-20 -80L-92 90L-150 90Z', '#ffffff', { opacity: '.26' }),
        path('M2 -80L22 -80L-56 90L-76 90Z', '#ffffff', { opacity: '.2' }),
      ),
    );
  return [
    contactShadow(paint, 410, 498, 580, 0.5),
    path(
      'M164 430C164 400 190 392 220 390H600C634 392 654 404 654 432V458C654 486 634 496 604 496H214C184 496 164 486 164 458Z',
      paint.down('#c98d58', '#9a5f33', '#63381b'),
    ),
    path(
      'M164 430C164 400 190 392 220 390H600C634 392 654 404 654 432C560 462 260 462 164 430Z',
      paint.down('#dca572', '#b4753f'),
    ),
    line('M184 428C280 452 540 452 634 430', '#f4d3a8', 3, { 'stroke-dasharray': '9 8', opacity: '.8' }),
    circle(410, 452, 12, paint.ball('#fff1c4', mall.gold)),
    oval(410, 394, 230, 14, paint.glow('#120a1f', 0.6)),
    placed(
      408,
      292,
      1.12,
      -5,
      line('M-236 -50C-262 -70 -240 -118 -180 -128M244 -50C270 -70 240 -118 180 -128', '#2d1c14', 15),
      lens(-128, 1, ''),
      lens(134, -1, ''),
      line('M-18 -42C-6 -60 12 -60 24 -42', '#2d1c14', 17),
      line('M-236 -46L-214 -46M222 -46L246 -46', shade(mall.gold, 0.3), 9),
    ),
    placed(
      672,
      470,
      1,
      0,
      path(
        'M-44 20C-56 -16 -16 -50 0 -52C16 -50 56 -16 44 20C24 34 -24 34 -44 20Z',
        paint.down('#fff6ea', '#f3c9a8', '#d99a78'),
      ),
      line('M0 -46V26M-14 -40L-28 24M14 -40L28 24', '#c98a66', 3),
    ),
  ].join('');
};
