import { shade } from '../color';
import { contactShadow } from '../props';
import type { Drawing } from '../stage';
import { circle, group, line, oval, path, placed } from '../svg';

/** Ball and pins at the end of the lane. */
export const bowling: Drawing = ({ paint, mall }) => {
  const pin = (x: number, y: number, size: number, turn: number) =>
    placed(
      x,
      y,
      size,
      turn,
      path(
        'M-24 -196C-30 -230 -20 -258 0 -258C20 -258 30 -230 24 -196C18 -168 22 -152 38 -112C54 -70 42 -20 26 0H-26C-42 -20 -54 -70 -38 -112C-22 -152 -18 -168 -24 -196Z',
        paint.across('#d8d2dd', '#ffffff', '#f6f3f8', '#a79fb2'),
      ),
      path(
        'M-21 -178C-8 -172 8 -172 21 -178L21 -166C8 -160 -8 -160 -21 -166ZM-25 -154C-10 -147 10 -147 25 -154L29 -142C10 -134 -10 -134 -29 -142Z',
        mall.primary,
      ),
      oval(-11, -226, 5, 15, '#fff', { opacity: '.9' }),
    );
  const main = mall.primary;
  return [
    path('M300 440H500L940 760H-140Z', paint.down('#c98e52', '#f0c88e')),
    line('M340 440L40 760M380 440L260 760M420 440L540 760M460 440L760 760', '#a86f38', 2.5, {
      opacity: '.55',
    }),
    path('M300 440L-140 760H-230L270 440ZM500 440L940 760H1030L530 440Z', shade(mall.deep, 0.12)),
    [0, 1, 2]
      .map((row) =>
        path(`M${400 - 6} ${556 - row * 4}L${400} ${540 - row * 4}L${406} ${556 - row * 4}Z`, '#8a5426'),
      )
      .join(''),
    contactShadow(paint, 440, 478, 330, 0.4),
    pin(420, 462, 0.9, 0),
    pin(504, 462, 0.9, 3),
    pin(588, 462, 0.9, 0),
    pin(462, 478, 1, -2),
    pin(550, 478, 1, 2),
    pin(506, 496, 1.1, 0),
    pin(640, 478, 0.95, 27),
    contactShadow(paint, 262, 504, 250, 0.6),
    circle(258, 386, 122, paint.ball(shade(main, 0.55), main, shade(main, -0.4), mall.deep)),
    group(
      { opacity: '.35', 'clip-path': paint.clip(circle(258, 386, 122, '#000')) },
      line(
        'M130 420C190 350 250 470 390 360M140 460C220 420 300 500 380 420M160 320C230 280 290 380 380 300',
        '#ffffff',
        10,
      ),
    ),
    circle(284, 330, 17, mall.deep),
    circle(330, 344, 17, mall.deep),
    circle(296, 378, 19, mall.deep),
    circle(286, 333, 13, '#0d0815'),
    circle(332, 347, 13, '#0d0815'),
    circle(298, 381, 15, '#0d0815'),
    oval(208, 326, 34, 20, '#ffffff', { opacity: '.55', transform: 'rotate(-36 208 326)' }),
    line('M96 380H52M100 420H36M112 460H70', '#ffffff', 7, { opacity: '.5' }),
  ].join('');
};
