import { shade } from '../color';
import { marks } from '../marks';
import { contactShadow } from '../props';
import type { Drawing } from '../stage';
import { circle, group, line, oval, path, placed, rect } from '../svg';

/** A phone on its charging stand, earbuds and a power bank. */
export const phone: Drawing = ({ paint, mall }) => {
  const screen = rect(-84, -176, 168, 352, '#000', { rx: 26 });
  const handset = placed(
    394,
    276,
    1,
    -6,
    rect(-100, -192, 206, 384, paint.across('#9aa0ad', '#e9ebf0', '#5f6673'), { rx: 40 }),
    rect(-98, -190, 196, 380, '#14121c', { rx: 38 }),
    group(
      { 'clip-path': paint.clip(screen) },
      rect(-84, -176, 168, 352, paint.slant(shade(mall.second, 0.3), mall.primary, mall.deep)),
      circle(60, -90, 96, shade(mall.gold, 0.25), { opacity: '.85' }),
      path('M-84 40C-30 -20 20 60 84 0V176H-84Z', mall.strong, { opacity: '.9' }),
      path('M-84 100C-40 50 30 120 84 70V176H-84Z', mall.deep, { opacity: '.85' }),
    ),
    rect(-30, -166, 60, 16, '#14121c', { rx: 8 }),
    [-52, -17, 18, 53]
      .map((x, index) =>
        rect(
          x - 13,
          128,
          28,
          28,
          ['#ffffff', shade(mall.gold, 0.3), '#ffffff', shade(mall.second, 0.5)][index] ?? '#fff',
          { rx: 8, opacity: '.9' },
        ),
      )
      .join(''),
    path('M-84 -150A26 26 0 0 1 -58 -176H10L-84 60Z', '#ffffff', { opacity: '.14' }),
  );
  const buds = group(
    {},
    path(
      'M540 420C540 386 560 372 596 372H648C684 372 704 386 704 420V452C704 480 684 490 656 490H588C560 490 540 480 540 452Z',
      paint.down('#ffffff', '#eceaf1', '#bdb8c9'),
    ),
    line('M542 418H702', '#cfcad9', 3),
    circle(622, 446, 5, mall.primary),
    placed(622, 400, 0.3, 0, marks.clikkomo('#b5afc4', '#f4f2f8')),
  );
  const bank = placed(
    172,
    402,
    1,
    8,
    rect(-54, -96, 112, 192, shade(mall.strong, -0.3), { rx: 22 }),
    rect(
      -58,
      -98,
      110,
      190,
      paint.slant(shade(mall.primary, 0.3), mall.primary, shade(mall.primary, -0.25)),
      { rx: 22 },
    ),
    placed(-4, -20, 0.7, 0, marks.clikkomo('#ffffff', mall.primary)),
    [0, 1, 2, 3]
      .map((dot) => circle(-28 + dot * 16, 64, 4, '#fff', { opacity: dot === 3 ? '.4' : '1' }))
      .join(''),
  );
  return [
    contactShadow(paint, 400, 494, 330, 0.55),
    contactShadow(paint, 624, 492, 190, 0.45),
    contactShadow(paint, 176, 500, 150, 0.45),
    path('M354 320L470 320L500 470H330Z', paint.down('#3c3848', '#1d1a26')),
    bank,
    line('M168 500C230 540 300 520 330 486', '#2a2634', 8),
    handset,
    oval(410, 478, 132, 22, paint.across('#d9d6e2', '#ffffff', '#aaa5b8')),
    oval(410, 472, 132, 20, paint.down('#ffffff', '#e3e0ea')),
    rect(318, 452, 170, 18, '#c9c5d4', { rx: 9 }),
    circle(410, 482, 4, '#58d68d'),
    buds,
  ].join('');
};
