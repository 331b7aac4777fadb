import { shade } from '../color';
import { marks } from '../marks';
import { contactShadow } from '../props';
import type { Drawing } from '../stage';
import { circle, group, line, oval, path, placed, rect } from '../svg';

/** A paper bag full of the week's shopping. */
export const groceries: Drawing = ({ paint, mall }) => {
  const leaf = paint.down('#9ed36a', '#4f9a3c', '#2f6e30');
  const greens = ['-34', '-14', '8', '28']
    .map((turn, index) =>
      path('M0 0C-34 -50 -30 -116 0 -150C30 -116 34 -50 0 0Z', leaf, {
        transform: `translate(${330 + index * 18} 268) rotate(${turn})`,
      }),
    )
    .join('');
  const fruit = (x: number, y: number, r: number, light: string, base: string) =>
    circle(x, y, r, paint.ball(light, base, shade(base, -0.35))) +
    oval(x - r * 0.3, y - r * 0.42, r * 0.26, r * 0.16, '#fff', { opacity: '.6' });
  const stem = (x: number, y: number) =>
    line(`M${x} ${y}C${x + 2} ${y - 12} ${x + 8} ${y - 18} ${x + 14} ${y - 20}`, '#4b6b2a', 6);
  const baguette = placed(
    498,
    190,
    1,
    17,
    rect(-34, -140, 68, 290, paint.across('#b56a2a', '#efb566', '#c67a32'), { rx: 34 }),
    [-96, -46, 4].map((y) => line(`M-16 ${y + 22}C-4 ${y + 10} 8 ${y} 18 ${y - 4}`, '#fde3b3', 13)).join(''),
  );
  const milk = group(
    {},
    path('M376 150L398 118H454L476 150Z', '#dbe9f4'),
    rect(392, 104, 68, 18, mall.primary, { rx: 4 }),
    rect(376, 150, 100, 150, paint.across('#ffffff', '#f1f6fb', '#c8d6e4')),
    path('M376 206C404 190 440 224 476 202V246H376Z', mall.primary),
  );
  const bag = 'M268 262L300 250L332 264L364 250L396 264L428 250L460 264L492 250L524 264L552 254L538 496H284Z';
  const carrots = [-16, 2]
    .map((turn) =>
      placed(
        250 + turn,
        250,
        1,
        turn - 16,
        path(
          'M-22 -70C-24 -20 -10 40 0 70C10 40 24 -20 22 -70Z',
          paint.across('#f7a04a', '#ea7a22', '#c4581a'),
        ) +
          line(
            'M-10 -72C-20 -100 -30 -108 -36 -112M0 -74C0 -104 0 -116 2 -124M10 -72C20 -96 28 -104 36 -106',
            '#5aa244',
            9,
          ),
      ),
    )
    .join('');
  return [
    contactShadow(paint, 410, 496, 420, 0.5),
    milk,
    greens,
    baguette,
    group({ transform: 'translate(46 24)' }, carrots),
    fruit(376, 254, 40, '#ff9a7d', '#e0432f'),
    fruit(448, 250, 38, '#ffd37a', '#f0992c'),
    path(bag, paint.across('#b98a58', '#e3bd8c', '#d3a873', '#9e7244')),
    path('M492 250L524 264L552 254L538 496H488Z', '#6d4a26', { opacity: '.22' }),
    line('M346 262L352 494', '#8f663c', 2, { opacity: '.4' }),
    circle(412, 380, 64, mall.strong),
    placed(412, 380, 0.82, 0, marks.greenpantri('#ffffff', mall.strong)),
    contactShadow(paint, 636, 492, 150, 0.5),
    fruit(612, 452, 42, '#ff8f73', '#d83a2c'),
    stem(612, 414),
    fruit(688, 462, 32, '#e3f08a', '#9cc43a'),
    stem(688, 433),
    contactShadow(paint, 190, 494, 160, 0.5),
    path(
      'M110 462C150 500 230 500 262 446C266 436 256 434 250 440C222 468 160 472 126 452C112 446 104 454 110 462Z',
      paint.down('#ffe98a', '#f4c430', '#c9922a'),
    ),
  ].join('');
};
