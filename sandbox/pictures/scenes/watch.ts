import { shade } from '../color';
import { contactShadow } from '../props';
import type { Drawing } from '../stage';
import { circle, group, line, path, placed, rect } from '../svg';

/** A wrist watch leaning on its case, ten past ten as in every shop window. */
export const watch: Drawing = ({ paint, mall }) => {
  const steel = paint.slant('#ffffff', '#c9ced8', '#7d8594', '#e6e9ef');
  const gilt = paint.slant(shade(mall.gold, 0.6), mall.gold, shade(mall.gold, -0.4), shade(mall.gold, 0.3));
  const leather = paint.across('#4a2a1c', '#8b5636', '#6d4029', '#3a1f14');
  const ticks = Array.from({ length: 12 }, (_, hour) =>
    rect(-3, -88, 6, hour % 3 === 0 ? 22 : 13, gilt, { transform: `rotate(${hour * 30})`, rx: 2 }),
  ).join('');
  const strap = (from: number, to: number, narrow: number) =>
    path(`M-52 ${from}L52 ${from}L${narrow} ${to}L${-narrow} ${to}Z`, leather) +
    line(`M-42 ${from}L${-narrow + 9} ${to}M42 ${from}L${narrow - 9} ${to}`, '#d9a679', 3, {
      'stroke-dasharray': '7 7',
      'stroke-linecap': 'butt',
      opacity: '.8',
    });
  const dial = group(
    {},
    circle(0, 0, 124, steel),
    circle(0, 0, 112, paint.slant('#6b7280', '#f3f4f6', '#8b93a1')),
    circle(0, 0, 104, paint.ball(shade(mall.strong, 0.25), mall.strong, mall.deep)),
    ticks,
    circle(0, 46, 24, mall.deep, { opacity: '.75' }),
    circle(0, 46, 24, 'none', { stroke: shade(mall.gold, 0.3), 'stroke-width': 2 }),
    line('M0 46L10 34', '#ffffff', 3),
    line('M0 0L-42 -32', '#ffffff', 9),
    line('M0 0L50 -46', '#ffffff', 6),
    line('M-10 20L22 -74', mall.gold, 3),
    circle(0, 0, 8, gilt),
    path('M-84 -46A96 96 0 0 1 30 -91C-10 -60 -50 -10 -62 66A96 96 0 0 1 -84 -46Z', '#ffffff', {
      opacity: '.13',
    }),
  );
  return [
    contactShadow(paint, 410, 492, 470, 0.6),
    path('M200 440L620 440L596 490L224 490Z', paint.down(shade(mall.deep, 0.18), mall.deep)),
    path('M200 440L260 398L560 398L620 440Z', paint.down(shade(mall.strong, 0.3), shade(mall.strong, -0.1))),
    rect(378, 456, 64, 12, gilt, { rx: 3 }),
    placed(
      414,
      276,
      1,
      14,
      strap(86, 190, 42),
      strap(-86, -214, 40),
      [-158, -182, -206].map((y) => circle(0, y, 4, '#2a150c')).join(''),
      path('M-58 -112L58 -112L64 -80L-64 -80ZM-58 112L58 112L64 80L-64 80Z', steel),
      rect(118, -16, 26, 32, gilt, { rx: 7 }),
      dial,
    ),
  ].join('');
};
