import { shade } from '../color';
import { marks } from '../marks';
import { contactShadow } from '../props';
import type { Drawing } from '../stage';
import { circle, group, line, oval, path, placed, rect } from '../svg';

/** Headphones on a stand, sound going out in rings. */
export const headphones: Drawing = ({ paint, mall }) => {
  const main = mall.primary;
  const cup = (x: number, mirror: number) =>
    group(
      { transform: `translate(${x} 340) scale(${mirror} 1)` },
      rect(-12, -96, 24, 60, paint.across('#eceef3', '#9aa1af'), { rx: 8 }),
      rect(18, -78, 62, 156, paint.across('#3b3446', '#1a1622', '#0f0c15'), { rx: 31 }),
      path(
        'M-62 0C-62 -66 -34 -92 4 -92C30 -92 40 -70 40 -40V40C40 70 30 92 4 92C-34 92 -62 66 -62 0Z',
        paint.slant(shade(main, 0.35), main, shade(main, -0.45)),
      ),
      oval(-16, 0, 33, 62, 'none', { stroke: '#ffffff', 'stroke-width': 3, opacity: '.4' }),
      path('M-50 -20C-46 -58 -26 -78 -4 -80C-24 -64 -36 -40 -38 -8Z', '#ffffff', { opacity: '.3' }),
      placed(-14, 0, 0.42, 0, marks.aurivox('#ffffff', main)),
    );
  return [
    [150, 200, 250, 300]
      .map((r, index) =>
        circle(400, 300, r + 30, 'none', {
          stroke: shade(main, 0.35),
          'stroke-width': 3,
          opacity: `.${4 - index}`,
        }),
      )
      .join(''),
    contactShadow(paint, 400, 492, 330, 0.65),
    rect(386, 130, 28, 350, paint.across('#c89a66', '#efc896', '#a87740'), { rx: 12 }),
    oval(400, 484, 130, 20, '#8d6234'),
    oval(400, 477, 130, 20, paint.across('#c89a66', '#f4d2a4', '#a87740')),
    line('M226 330C210 170 300 106 400 106C500 106 590 170 574 330', '#15121c', 40),
    line(
      'M226 320C212 172 300 108 400 108C500 108 588 172 574 320',
      paint.across(shade(main, 0.3), main, shade(main, -0.35)),
      26,
    ),
    line('M236 270C236 172 310 118 400 116', '#ffffff', 5, { opacity: '.45' }),
    path(
      'M296 142C356 112 444 112 504 142L492 170C440 146 360 146 308 170Z',
      paint.down('#3b3446', '#16121d'),
    ),
    cup(222, 1),
    cup(578, -1),
    placed(
      660,
      190,
      1,
      12,
      oval(0, 40, 17, 13, shade(main, 0.5)),
      line('M16 38V-22L46 -32V20', shade(main, 0.5), 8),
      oval(30, 22, 17, 13, shade(main, 0.5)),
    ),
    placed(
      132,
      150,
      0.8,
      -10,
      oval(0, 40, 17, 13, shade(mall.gold, 0.3)),
      line('M16 38V-26C30 -20 40 -10 36 8', shade(mall.gold, 0.3), 8),
    ),
  ].join('');
};
