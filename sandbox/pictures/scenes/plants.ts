import { shade } from '../color';
import { marks } from '../marks';
import { contactShadow } from '../props';
import type { Drawing } from '../stage';
import { group, line, oval, path, placed, rect } from '../svg';

/** Three house plants in glazed pots. */
export const plants: Drawing = ({ paint, mall }) => {
  const pot = (x: number, top: number, width: number, color: string, mark = '') => {
    const half = width / 2;
    const glaze = paint.across(shade(color, -0.2), shade(color, 0.3), color, shade(color, -0.4));
    return group(
      {},
      contactShadow(paint, x, 494, width * 1.1, 0.5),
      path(`M${x - half} ${top}H${x + half}L${x + half * 0.74} 492H${x - half * 0.74}Z`, glaze),
      rect(x - half - 8, top - 10, width + 16, 30, glaze, { rx: 9 }),
      rect(x - half, top + 20, width, 9, '#170d2b', { opacity: '.18' }),
      mark,
    );
  };
  const big = (x: number, y: number, turn: number, size: number) =>
    placed(
      x,
      y,
      size,
      turn,
      path(
        'M0 0C-62 -10 -86 -70 -58 -132C-46 -110 -40 -104 -30 -104C-40 -130 -34 -156 0 -184C34 -156 40 -130 30 -104C40 -104 46 -110 58 -132C86 -70 62 -10 0 0Z',
        paint.slant('#8fd08a', '#3f8f56', '#1f5f3c'),
      ),
      line('M0 0V-164M0 -40L-46 -72M0 -40L46 -72M0 -82L-26 -112M0 -82L26 -112', '#c7edb8', 3.5, {
        opacity: '.65',
      }),
    );
  const blade = (x: number, height: number, turn: number) =>
    placed(
      x,
      372,
      1,
      turn,
      path(
        `M-20 0C-30 ${-height * 0.5} -14 ${-height * 0.85} 0 ${-height}C14 ${-height * 0.85} 30 ${-height * 0.5} 20 0Z`,
        paint.across('#d9d77a', '#3f7d4c', '#2f6b44', '#d9d77a'),
      ),
      line(`M-6 -20C-2 ${-height * 0.4} -4 ${-height * 0.6} 0 ${-height * 0.85}`, '#8fc48a', 4, {
        opacity: '.5',
        'stroke-dasharray': '10 14',
      }),
    );
  return [
    blade(178, 170, -15),
    blade(238, 190, 14),
    blade(208, 226, 0),
    blade(192, 128, -26),
    blade(226, 130, 28),
    pot(208, 376, 128, '#f1ebe2'),
    line(
      'M420 380C400 300 330 290 300 236M420 380C420 300 424 260 420 190M424 380C440 310 500 290 530 236M420 380C410 330 370 320 352 306M424 380C440 330 480 330 498 320',
      '#4d8f52',
      9,
    ),
    big(312, 250, -48, 0.8),
    big(520, 250, 48, 0.8),
    big(418, 224, 2, 0.92),
    big(356, 320, -72, 0.58),
    big(490, 332, 70, 0.58),
    big(452, 310, 24, 0.5),
    pot(420, 366, 168, mall.primary, placed(414, 438, 0.62, 0, marks.fernquay('#ffffff', mall.primary))),
    group(
      {},
      rect(590, 292, 72, 140, paint.across('#2f7a4b', '#7cc47f', '#4f9f60', '#24603c'), { rx: 36 }),
      path(
        'M594 376C560 376 560 330 568 326C580 322 582 346 596 350ZM660 350C690 350 694 310 684 306C672 304 674 328 658 326Z',
        '#4f9f60',
      ),
      line('M612 308V420M626 300V424M640 308V420', '#d6f0c5', 3, { 'stroke-dasharray': '3 11' }),
      oval(626, 292, 17, 13, mall.second),
      oval(614, 296, 9, 9, shade(mall.second, 0.35)),
      oval(638, 296, 9, 9, shade(mall.second, 0.25)),
    ),
    pot(626, 410, 106, shade(mall.gold, 0.1)),
  ].join('');
};
