import { shade } from '../color';
import { contactShadow } from '../props';
import type { Drawing } from '../stage';
import { circle, group, line, oval, path, placed, rect } from '../svg';

/** An armchair, a lamp and a side table on a rug. */
export const furniture: Drawing = ({ paint, mall }) => {
  const cloth = mall.primary;
  const wood = paint.across('#8d5a34', '#c48a58', '#6d4223');
  const chair = group(
    {},
    path('M268 470L256 512M520 470L534 512', 'none', {
      stroke: '#7a4c2a',
      'stroke-width': 17,
      'stroke-linecap': 'round',
    }),
    rect(262, 178, 264, 250, paint.slant(shade(cloth, 0.3), cloth, shade(cloth, -0.25)), { rx: 56 }),
    line('M350 196C344 260 344 320 350 372M438 196C444 260 444 320 438 372', shade(cloth, -0.35), 4, {
      opacity: '.6',
    }),
    [
      [350, 250],
      [394, 232],
      [438, 250],
      [394, 300],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 6, shade(cloth, -0.4)))
      .join(''),
    rect(270, 372, 248, 62, paint.down(shade(cloth, 0.35), shade(cloth, 0.05)), { rx: 24 }),
    rect(256, 414, 276, 64, paint.down(cloth, shade(cloth, -0.35)), { rx: 18 }),
    path(
      'M226 330C226 302 246 290 266 292C292 294 300 314 298 338V470C298 480 292 486 282 486H246C234 486 228 480 228 468Z',
      paint.across(shade(cloth, 0.25), shade(cloth, -0.05), shade(cloth, -0.3)),
    ),
    path(
      'M566 330C566 302 546 290 526 292C500 294 492 314 494 338V470C494 480 500 486 510 486H546C558 486 564 480 564 468Z',
      paint.across(shade(cloth, 0.15), shade(cloth, -0.15), shade(cloth, -0.45)),
    ),
  );
  const cushion = placed(
    404,
    330,
    1,
    11,
    path(
      'M-62 -52C-30 -44 30 -44 62 -52C54 -20 54 26 62 56C30 48 -30 48 -62 56C-54 26 -54 -20 -62 -52Z',
      paint.slant(shade(mall.gold, 0.45), mall.gold, shade(mall.gold, -0.3)),
    ),
    line('M-44 -20C-10 -10 10 -10 44 -20M-44 4C-10 14 10 14 44 4M-44 28C-10 38 10 38 44 28', '#ffffff', 4, {
      opacity: '.55',
    }),
  );
  const lamp = group(
    {},
    circle(168, 178, 170, paint.glow('#ffe4a3', 0.75)),
    rect(163, 180, 9, 312, paint.across('#5b5248', '#a89a88', '#4a4239')),
    oval(168, 494, 52, 10, '#4a4239'),
    path('M128 112H208L244 206H92Z', paint.down('#fffaf0', '#ffe2a6', '#f3c470')),
    oval(168, 206, 76, 10, '#fff1c9'),
  );
  const table = group(
    {},
    line('M618 424L604 506M682 424L696 506', '#7a4c2a', 12),
    oval(650, 420, 74, 16, wood),
    oval(650, 414, 74, 15, paint.across('#d7a06c', '#efc494', '#b97f4a')),
    path(
      'M628 364C622 380 618 402 630 414H662C674 402 670 380 664 364Z',
      paint.across(shade(mall.second, -0.1), shade(mall.second, 0.4), shade(mall.second, -0.3)),
    ),
    line(
      'M640 364C630 320 606 300 596 280M648 364C648 310 652 290 650 256M654 364C664 326 684 310 696 292',
      '#4f8a54',
      6,
    ),
    [
      [596, 280, -36],
      [650, 256, 0],
      [696, 292, 40],
      [620, 318, -60],
      [676, 316, 56],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        oval(x, y, 13, 27, paint.down('#8cc58a', '#4f8a54'), { transform: `rotate(${turn} ${x} ${y})` }),
      )
      .join(''),
  );
  return [
    oval(400, 508, 350, 46, shade(mall.second, 0.45), { opacity: '.75' }),
    oval(400, 508, 310, 37, 'none', {
      stroke: '#ffffff',
      'stroke-width': 4,
      opacity: '.6',
      'stroke-dasharray': '14 10',
    }),
    lamp,
    contactShadow(paint, 400, 504, 360, 0.5),
    table,
    chair,
    cushion,
  ].join('');
};
