import { shade } from '../color';
import { marks } from '../marks';
import { contactShadow } from '../props';
import type { Drawing } from '../stage';
import { circle, group, line, oval, path, placed, rect } from '../svg';

/** A bouquet in its wrapping, tied with the mall's ribbon. */
export const flowers: Drawing = ({ paint, mall }) => {
  const roseHead = (color: string) =>
    circle(0, 0, 50, paint.ball(shade(color, 0.3), color, shade(color, -0.3))) +
    path('M-48 -8C-40 -48 30 -56 46 -16C30 -34 -20 -34 -30 2C-36 6 -46 2 -48 -8Z', shade(color, 0.22)) +
    path('M46 -4C50 36 0 58 -36 34C0 40 26 24 24 -6C30 -14 44 -14 46 -4Z', shade(color, -0.22)) +
    path('M-26 -4C-24 -34 24 -34 26 -4C26 24 -24 26 -26 -4Z', shade(color, 0.1)) +
    line('M-12 -2C-12 -18 14 -18 14 0C14 14 -4 14 -4 2', shade(color, -0.4), 5);
  const rose = (x: number, y: number, size: number, color: string) =>
    placed(x, y, size, 0, paint.stamp(roseHead(color)));
  const daisyHead = (color: string) =>
    line('M0 -34V34M-34 0H34M-24 -24L24 24M24 -24L-24 24', color, 20) +
    circle(0, 0, 15, paint.ball('#ffe08a', '#e0992c'));
  const daisy = (x: number, y: number, size: number, color: string) =>
    placed(x, y, size, 0, paint.stamp(daisyHead(color)));
  const leafBlade =
    path('M0 0C-30 -34 -26 -90 0 -124C26 -90 30 -34 0 0Z', paint.down('#9ccf88', '#3f8352')) +
    line('M0 -6V-106', '#d3efc0', 3, { opacity: '.6' });
  const leaf = (x: number, y: number, turn: number) => placed(x, y, 1, turn, paint.stamp(leafBlade));
  const paper = shade(mall.primary, 0.62);
  return [
    contactShadow(paint, 400, 500, 260, 0.5),
    leaf(250, 250, -58),
    leaf(282, 200, -36),
    leaf(344, 152, -14),
    leaf(456, 152, 14),
    leaf(520, 200, 38),
    leaf(552, 250, 58),
    leaf(400, 140, 0),
    path('M212 258L300 210L500 210L588 258L440 430H360Z', shade(paper, -0.12)),
    rose(322, 196, 0.86, '#f0907c'),
    rose(480, 192, 0.86, '#f4b35c'),
    rose(400, 164, 0.94, '#d9476b'),
    daisy(362, 132, 0.6, '#ffffff'),
    daisy(446, 130, 0.6, '#fff'),
    rose(276, 252, 0.84, '#f7c9c0'),
    rose(528, 252, 0.84, '#f0907c'),
    rose(352, 250, 1, '#d9476b'),
    rose(452, 250, 1, '#f7c9c0'),
    daisy(402, 224, 0.78, '#ffffff'),
    daisy(312, 300, 0.66, '#ffffff'),
    daisy(492, 300, 0.66, '#fff6d8'),
    rose(402, 306, 0.84, '#f4b35c'),
    path(
      'M196 244L300 300L400 352L374 486H352C340 420 260 330 196 244Z',
      paint.slant(shade(paper, 0.4), paper, shade(paper, -0.2)),
    ),
    path(
      'M604 244L500 300L400 352L426 486H448C460 420 540 330 604 244Z',
      paint.slant(shade(paper, 0.55), shade(paper, 0.1), shade(paper, -0.28)),
    ),
    path(
      'M300 300L400 352L500 300C470 380 440 420 432 486H368C360 420 330 380 300 300Z',
      paint.down(shade(paper, 0.5), shade(paper, -0.1)),
    ),
    path('M350 414H450L456 446H346Z', paint.down(shade(mall.strong, 0.15), shade(mall.strong, -0.2))),
    path(
      'M400 430C360 376 318 392 326 422C332 448 370 446 400 430ZM400 430C440 376 482 392 474 422C468 448 430 446 400 430Z',
      paint.down(shade(mall.strong, 0.3), mall.strong),
    ),
    path(
      'M396 436L352 512L378 506L388 520L406 438ZM404 436L448 512L424 506L412 520L396 438Z',
      shade(mall.strong, -0.12),
    ),
    circle(400, 430, 15, shade(mall.strong, -0.3)),
    group(
      { transform: 'translate(566 420) rotate(9)' },
      oval(30, 70, 80, 9, paint.glow('#1a1030', 0.4)),
      rect(-34, -30, 128, 96, '#fffaf4', { rx: 8 }),
      placed(30, 8, 0.5, 0, marks.bloomvedi(mall.primary, '#fffaf4')),
      rect(0, 42, 60, 7, shade(mall.primary, 0.5), { rx: 3.5 }),
    ),
  ].join('');
};
