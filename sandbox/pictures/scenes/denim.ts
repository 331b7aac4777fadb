import { shade } from '../color';
import { marks } from '../marks';
import { contactShadow } from '../props';
import type { Drawing } from '../stage';
import { circle, group, line, path, placed, rect } from '../svg';

/** Jeans folded on a pile of other washes. */
export const denim: Drawing = ({ paint, mall }) => {
  const stitch = '#e8a752';
  const dashed = { 'stroke-dasharray': '9 7', 'stroke-linecap': 'butt' };
  const wash = (y: number, color: string, inset: number) =>
    rect(170 + inset, y, 460 - inset * 2, 46, paint.down(shade(color, 0.25), color, shade(color, -0.35)), {
      rx: 22,
    }) + line(`M${196 + inset} ${y + 24}H${604 - inset}`, shade(color, -0.4), 3, { opacity: '.5' });
  const blue = '#35558f';
  const jeans = group(
    {},
    path(
      'M206 132C330 116 470 116 594 132L606 370C480 388 320 388 194 370Z',
      paint.slant('#6f92c9', blue, '#1f3665'),
    ),
    path('M230 200C300 250 340 310 350 372H290C270 320 240 260 222 240Z', '#ffffff', { opacity: '.12' }),
    path(
      'M206 132C330 116 470 116 594 132L596 180C470 164 330 164 204 180Z',
      paint.down('#4c6ca8', '#2b4679'),
    ),
    line('M208 142C330 126 470 126 592 142M206 172C330 156 470 156 594 172', stitch, 3, dashed),
    [236, 400, 550]
      .map((x) => rect(x, 116, 22, 66, paint.across('#2b4679', '#4c6ca8', '#24396a'), { rx: 4 }))
      .join(''),
    line('M411 182V380', stitch, 3, dashed),
    line('M419 182V380', '#1b2f58', 4),
    path('M244 214L364 206L370 306L308 342L248 314Z', paint.slant('#5d80ba', '#3d5f9c', '#2b4679')),
    line('M254 222L356 215L361 300L308 331L257 307ZM256 254C290 286 320 250 358 276', stitch, 3, dashed),
    path('M456 206L576 214L572 314L512 342L450 306Z', paint.slant('#5d80ba', '#3d5f9c', '#2b4679')),
    line('M464 215L566 222L563 307L512 331L459 300ZM462 276C500 250 530 286 564 254', stitch, 3, dashed),
    [
      [246, 216],
      [364, 210],
      [458, 210],
      [574, 216],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 5, paint.ball('#ffe2b0', '#b9772e')))
      .join(''),
    placed(
      522,
      150,
      1,
      3,
      rect(-46, -4, 92, 46, paint.down('#d29a5e', '#a56c34'), { rx: 5 }),
      placed(0, 19, 0.34, 0, marks.indigrove('#5d3818', '#c08a50')),
    ),
  );
  const tag = placed(
    606,
    300,
    1,
    12,
    line('M0 -60C-14 -90 -40 -96 -50 -100', '#fff3df', 3),
    path('M-34 -60H34L42 -46V62H-42V-46Z', paint.down(shade(mall.primary, 0.15), mall.strong)),
    circle(0, -44, 6, '#ffffff'),
    placed(0, 10, 0.6, 0, marks.indigrove('#ffffff', mall.strong)),
  );
  return [
    contactShadow(paint, 400, 508, 520, 0.55),
    wash(462, '#1d2a4a', 0),
    wash(422, '#8fb0d8', 8),
    wash(382, shade(mall.second, -0.1), 2),
    wash(344, '#4a6aa6', 10),
    jeans,
    tag,
  ].join('');
};
