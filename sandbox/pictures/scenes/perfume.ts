import { shade } from '../color';
import { marks } from '../marks';
import { contactShadow } from '../props';
import type { Drawing } from '../stage';
import { circle, group, line, oval, path, placed, rect } from '../svg';

/** Two flacons on a tray of petals. */
export const perfume: Drawing = ({ paint, mall }) => {
  const gold = paint.across('#9c6a1c', '#fff0c2', '#e0ad4a', '#8a5a14');
  const juice = mall.primary;
  const tall = group(
    {},
    contactShadow(paint, 346, 492, 250, 0.55),
    rect(300, 112, 92, 92, paint.across('#2a1f2e', '#6d5a70', '#3a2c3e', '#15101a'), { rx: 10 }),
    rect(314, 204, 64, 26, gold, { rx: 4 }),
    rect(
      236,
      228,
      220,
      262,
      paint.across(shade(juice, 0.2), shade(juice, 0.75), shade(juice, 0.4), shade(juice, -0.1)),
      { rx: 26 },
    ),
    path(
      'M252 300C300 288 392 312 440 298V462C440 470 434 474 426 474H266C258 474 252 470 252 462Z',
      paint.down(shade(juice, 0.25), shade(juice, -0.05)),
      { opacity: '.85' },
    ),
    rect(336, 230, 6, 220, '#ffffff', { opacity: '.35' }),
    rect(284, 336, 124, 96, '#fffaf2', { rx: 4 }),
    rect(290, 342, 112, 84, 'none', { stroke: mall.gold, 'stroke-width': 2 }),
    placed(346, 378, 0.5, 0, marks.vetivelle(mall.strong, '#fffaf2')),
    rect(318, 410, 56, 6, mall.strong, { rx: 3, opacity: '.7' }),
    path('M250 262C250 250 258 244 268 244H290V470H268C258 470 250 466 250 456Z', '#ffffff', {
      opacity: '.38',
    }),
    rect(430, 250, 8, 220, '#fff', { rx: 4, opacity: '.4' }),
  );
  const round = group(
    {},
    contactShadow(paint, 566, 494, 200, 0.5),
    circle(566, 268, 34, paint.ball('#ffffff', shade(mall.second, 0.35), shade(mall.second, -0.2))),
    rect(546, 296, 40, 24, gold, { rx: 4 }),
    circle(
      566,
      404,
      90,
      paint.ball('#ffffff', shade(mall.second, 0.5), shade(mall.second, -0.05), shade(mall.second, -0.3)),
    ),
    circle(566, 404, 74, 'none', { stroke: '#ffffff', 'stroke-width': 2, opacity: '.6' }),
    line('M566 332V476M496 380L636 428M496 428L636 380', '#ffffff', 2.5, { opacity: '.45' }),
    oval(532, 358, 22, 13, '#fff', { opacity: '.75', transform: 'rotate(-36 532 358)' }),
  );
  const petal = (x: number, y: number, turn: number) =>
    path('M-26 0C-18 -20 18 -20 26 0C18 14 -18 14 -26 0Z', paint.down('#fff4f0', shade(mall.primary, 0.45)), {
      transform: `translate(${x} ${y}) rotate(${turn})`,
    });
  return [
    round,
    tall,
    petal(190, 486, 14),
    petal(152, 506, -20),
    petal(226, 516, 40),
    petal(660, 512, 10),
    petal(474, 514, -12),
    petal(700, 488, -30),
    placed(
      176,
      440,
      1,
      0,
      [0, 72, 144, 216, 288]
        .map((turn) =>
          path(
            'M0 0C-28 -14 -30 -52 0 -64C30 -52 28 -14 0 0Z',
            paint.down('#ffffff', shade(mall.second, 0.6)),
            { transform: `rotate(${turn})` },
          ),
        )
        .join(''),
      circle(0, 0, 13, mall.gold),
    ),
    group(
      { opacity: '.8' },
      [
        [430, 130, 5],
        [456, 104, 7],
        [484, 132, 4],
        [474, 84, 4],
        [506, 108, 6],
        [528, 76, 4],
      ]
        .map(([x = 0, y = 0, r = 4]) => circle(x, y, r, '#ffffff'))
        .join(''),
    ),
  ].join('');
};
