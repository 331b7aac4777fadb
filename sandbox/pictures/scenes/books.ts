import { shade } from '../color';
import { marks } from '../marks';
import { contactShadow } from '../props';
import type { Drawing } from '../stage';
import { circle, group, line, oval, path, placed, rect } from '../svg';

/** A pile of books, one standing with its cover to us, and a pair of glasses. */
export const books: Drawing = ({ paint, mall }) => {
  const flat = (x: number, y: number, width: number, height: number, color: string) =>
    group(
      {},
      rect(x, y, width, height, paint.down(shade(color, 0.22), color, shade(color, -0.28)), { rx: 9 }),
      rect(x + 16, y + 7, width - 8, height - 14, paint.down('#fffaf0', '#e7dcc8')),
      line(
        `M${x + 22} ${y + height / 2 - 4}H${x + width}M${x + 22} ${y + height / 2 + 5}H${x + width}`,
        '#cbbda4',
        1.5,
      ),
      rect(x, y, 42, height, paint.down(shade(color, 0.3), color, shade(color, -0.3)), { rx: 8 }),
      rect(x + 30, y, width - 26, 8, shade(color, 0.12), { rx: 4 }),
      rect(x + 30, y + height - 8, width - 26, 8, shade(color, -0.25), { rx: 4 }),
    );
  const cover = mall.strong;
  const standing = placed(
    510,
    296,
    1,
    7,
    path('M-112 -178L104 -178L126 -164L126 180L-94 180Z', '#efe5d2'),
    line('M112 -168V178M119 -164V178', '#cfc1a8', 1.5),
    rect(-114, -182, 220, 364, paint.slant(shade(cover, 0.25), cover, shade(cover, -0.25)), { rx: 8 }),
    rect(-114, -182, 26, 364, '#120a1f', { rx: 8, opacity: '.25' }),
    circle(10, -44, 76, shade(mall.gold, 0.2)),
    path('M-66 -2C-30 -34 0 -20 16 -40C40 -66 68 -34 86 -30L86 -10C70 40 -30 50 -66 -2Z', mall.second, {
      opacity: '.9',
    }),
    path('M-62 12C-20 -8 30 20 80 -2C66 44 -40 52 -62 12Z', shade(cover, -0.35), { opacity: '.85' }),
    placed(10, -70, 0.56, 0, marks.paperlark('#ffffff', cover)),
    rect(-54, 86, 130, 14, '#ffffff', { rx: 7, opacity: '.92' }),
    rect(-28, 112, 78, 9, '#ffffff', { rx: 4.5, opacity: '.6' }),
    path('M62 -182H88V-116L75 -130L62 -116Z', shade(mall.gold, 0.1)),
  );
  return [
    contactShadow(paint, 400, 492, 520, 0.5),
    flat(150, 436, 330, 56, mall.primary),
    flat(180, 386, 286, 50, '#f0c069'),
    flat(156, 330, 300, 56, mall.second),
    flat(194, 288, 236, 42, shade(mall.deep, 0.25)),
    oval(520, 490, 150, 12, paint.glow('#120a1f', 0.6)),
    standing,
    group(
      { transform: 'translate(248 262)' },
      oval(-8, 2, 38, 27, '#ffffff', { opacity: '.35' }),
      oval(92, 2, 38, 27, '#ffffff', { opacity: '.35' }),
      oval(-8, 2, 38, 27, 'none', { stroke: '#3b2a20', 'stroke-width': 7 }),
      oval(92, 2, 38, 27, 'none', { stroke: '#3b2a20', 'stroke-width': 7 }),
      line('M30 -2C38 -12 46 -12 54 -2M-46 0L-58 22M130 0L144 22', '#3b2a20', 7),
    ),
  ].join('');
};
