import { shade } from '../color';
import { marks } from '../marks';
import type { Drawing } from '../stage';
import { circle, group, line, oval, path, placed, rect } from '../svg';

/** Small clothes on a washing line. */
export const kidswear: Drawing = ({ paint, mall }) => {
  const dress = (color: string) => paint.slant(shade(color, 0.35), color, shade(color, -0.18));
  const peg = (x: number, y: number) =>
    rect(x - 7, y - 20, 14, 44, paint.across('#d9a566', '#f3cf9a', '#b97f43'), { rx: 5 }) +
    rect(x - 7, y - 2, 14, 4, '#8d5f30');
  const shirt = placed(
    232,
    286,
    1.34,
    -4,
    path(
      'M-34 -92C-18 -74 18 -74 34 -92L92 -62L70 -12L48 -22V92H-48V-22L-70 -12L-92 -62Z',
      dress('#fff3df'),
      { stroke: '#e9d5b6', 'stroke-width': 2 },
    ),
    path('M-48 4H48V26H-48ZM-48 48H48V70H-48Z', mall.second),
    path('M-92 -62L-70 -12L-60 -17L-82 -67ZM92 -62L70 -12L60 -17L82 -67Z', mall.second),
    circle(0, 30, 36, '#fff8ec'),
    placed(0, 30, 0.6, 0, marks.wobblewood('#b9773c', '#fff8ec')),
    line('M-34 -92C-18 -74 18 -74 34 -92', mall.second, 7),
  );
  const frock = placed(
    556,
    300,
    1.3,
    5,
    path(
      'M-40 -96L-26 -96C-20 -70 20 -70 26 -96L40 -96L46 -20L92 88C40 106 -40 106 -92 88L-46 -20Z',
      dress(mall.primary),
    ),
    path('M-92 88C-40 106 40 106 92 88L86 72C40 90 -40 90 -86 72Z', shade(mall.primary, 0.6)),
    rect(-47, -26, 94, 15, mall.gold, { rx: 4 }),
    path('M0 -18L-24 -32V-4ZM0 -18L24 -32V-4Z', shade(mall.gold, 0.2)),
    circle(0, -18, 7, shade(mall.gold, -0.2)),
    [
      [-40, 40],
      [0, 24],
      [40, 44],
      [-14, 62],
      [26, 74],
      [-52, 70],
      [22, 4],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 7, '#ffffff', { opacity: '.85' }))
      .join(''),
  );
  const sock = (x: number, color: string) =>
    placed(
      x,
      218,
      1,
      0,
      path('M-18 -40H20V22C20 40 48 38 52 54C54 70 8 74 -8 62C-18 54 -18 34 -18 20Z', dress(color)),
      rect(-20, -44, 42, 17, '#fff', { rx: 6 }),
      path('M30 40C44 42 56 52 50 62C44 68 32 68 26 66Z', '#fff', { opacity: '.8' }),
    );
  return [
    line('M-200 56L-10 120C200 184 600 184 810 120L1000 56', '#8b7260', 5),
    oval(232, 500, 120, 14, paint.glow('#1a1030', 0.3)),
    oval(560, 500, 130, 14, paint.glow('#1a1030', 0.3)),
    oval(392, 500, 60, 9, paint.glow('#1a1030', 0.25)),
    shirt,
    frock,
    sock(364, shade(mall.gold, 0.1)),
    sock(420, shade(mall.gold, 0.1)),
    [166, 292, 364, 422, 514, 606].map((x) => peg(x, 160 + (x > 300 && x < 500 ? 7 : 1))).join(''),
    group(
      { opacity: '.9' },
      [
        [90, 250, 0.5],
        [700, 230, 0.6],
        [96, 420, 0.4],
        [716, 430, 0.45],
      ]
        .map(([x = 0, y = 0, s = 1]) =>
          path('M0 -30L8 -9L30 -8L13 6L19 28L0 15L-19 28L-13 6L-30 -8L-8 -9Z', shade(mall.gold, 0.25), {
            transform: `translate(${x} ${y}) scale(${s})`,
          }),
        )
        .join(''),
    ),
  ].join('');
};
