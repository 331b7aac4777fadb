import { shade } from '../color';
import { contactShadow } from '../props';
import type { Drawing } from '../stage';
import { circle, group, line, oval, path, placed, rect } from '../svg';

/** An arcade cabinet, a controller and prize tokens. */
export const arcade: Drawing = ({ paint, mall }) => {
  const side = mall.primary;
  const gold = paint.slant('#fff0c2', '#e9bb55', '#a9741e');
  const dots = [
    [330, 224],
    [352, 224],
    [374, 224],
    [396, 224],
    [330, 250],
    [374, 250],
    [396, 250],
    [418, 224],
    [418, 250],
  ];
  const cabinet = group(
    {},
    contactShadow(paint, 370, 500, 310, 0.65),
    path(
      'M250 92H492L500 170L484 330L512 372V496H232V372L258 330L242 170Z',
      paint.across(shade(side, -0.1), shade(side, 0.2), shade(side, -0.5)),
    ),
    path('M262 104H480V154H262Z', paint.across(shade(mall.gold, 0.5), '#fff6dc', shade(mall.gold, 0.4))),
    [290, 330, 371, 412, 452]
      .map((x, index) =>
        path(
          'M0 -15L4 -5L15 -4L7 3L9 14L0 8L-9 14L-7 3L-15 -4L-4 -5Z',
          index % 2 === 0 ? side : mall.second,
          { transform: `translate(${x} 129)` },
        ),
      )
      .join(''),
    path('M270 176H474L464 328H280Z', '#120a1f'),
    path('M284 188H460L452 316H292Z', paint.down('#2b1a5a', mall.deep)),
    dots
      .map(([x = 0, y = 0], index) =>
        rect(x - 7, y - 6, 15, 12, ['#7ef0c8', '#ffd15c', '#ff7da0'][index % 3] ?? '#fff', { rx: 3 }),
      )
      .join(''),
    path('M360 304L371 282L382 304Z', '#ffffff'),
    line('M371 274V258', '#ffe08a', 4),
    path('M284 188H340L310 316H292Z', '#fff', { opacity: '.1' }),
    path('M248 336H494L516 376H228Z', paint.down('#3a2c52', '#1c1329')),
    line('M300 364V336', '#c9c5d4', 8),
    circle(300, 330, 15, paint.ball('#ff9a9a', '#d8263c')),
    [
      [386, 352],
      [418, 348],
      [450, 354],
    ]
      .map(([x = 0, y = 0], index) => oval(x, y, 13, 8, ['#ffd15c', '#7ef0c8', '#ff7da0'][index] ?? '#fff'))
      .join(''),
    rect(318, 408, 106, 70, shade(side, -0.45), { rx: 8 }),
    rect(340, 424, 10, 30, gold, { rx: 4 }),
    rect(392, 424, 10, 30, gold, { rx: 4 }),
    rect(258, 400, 10, 80, '#fff', { rx: 5, opacity: '.25' }),
  );
  const pad = group(
    {},
    contactShadow(paint, 622, 500, 200, 0.55),
    placed(
      620,
      446,
      1,
      -7,
      path(
        'M-66 -44C-40 -54 40 -54 66 -44C96 -36 108 34 94 52C80 66 56 46 40 22H-40C-56 46 -80 66 -94 52C-108 34 -96 -36 -66 -44Z',
        paint.down('#ffffff', '#e9e5f0', '#b4adc4'),
      ),
      line('M-50 -26V6M-66 -10H-34', '#3a2c52', 11),
      circle(40, -18, 8, '#ff7da0'),
      circle(60, -4, 8, '#38c6a0'),
      circle(20, -4, 8, '#ffb238'),
      circle(40, 10, 8, '#5c8cff'),
    ),
  );
  const coin = (x: number, y: number) => oval(x, y + 7, 38, 12, '#96682a') + oval(x, y, 38, 12, gold);
  return [
    circle(370, 260, 300, paint.glow(shade(side, 0.4), 0.5)),
    cabinet,
    pad,
    contactShadow(paint, 150, 496, 110, 0.5),
    coin(150, 484),
    coin(154, 468),
    coin(148, 452),
    coin(152, 436),
    placed(
      176,
      396,
      1,
      18,
      circle(0, 0, 32, gold),
      circle(0, 0, 23, 'none', { stroke: '#96682a', 'stroke-width': 3 }),
      path('M0 -15L4 -5L15 -4L7 3L9 14L0 8L-9 14L-7 3L-15 -4L-4 -5Z', '#96682a'),
    ),
  ].join('');
};
