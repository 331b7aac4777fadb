import { shade } from '../color';
import { contactShadow } from '../props';
import type { Drawing } from '../stage';
import { circle, group, line, oval, path, placed, rect } from '../svg';

/** A camera with its strap and the prints it made. */
export const camera: Drawing = ({ paint, mall }) => {
  const print = (x: number, y: number, turn: number, sky: string, land: string) =>
    placed(
      x,
      y,
      1,
      turn,
      rect(-76, -88, 152, 182, '#fffdf8', { rx: 4, stroke: '#1a1030', 'stroke-opacity': '.12' }),
      rect(-64, -76, 128, 120, paint.down(shade(sky, 0.5), sky)),
      circle(26, -34, 19, '#fff3cf'),
      path('M-64 20L-20 -22L12 14L34 -6L64 22V44H-64Z', land),
      path('M-64 34C-20 20 20 44 64 28V44H-64Z', shade(land, -0.35)),
    );
  const body = group(
    {},
    contactShadow(paint, 420, 494, 460, 0.6),
    path('M330 226L360 170H470L500 226Z', paint.down('#d5d8e0', '#8d93a2')),
    rect(226, 200, 70, 30, paint.across('#b4b9c6', '#f4f5f8', '#8d93a2'), { rx: 8 }),
    circle(262, 196, 15, mall.primary),
    rect(536, 198, 56, 30, paint.across('#b4b9c6', '#f4f5f8', '#8d93a2'), { rx: 6 }),
    rect(190, 222, 450, 266, paint.down('#e9ebf0', '#b2b7c4', '#8a90a0'), { rx: 34 }),
    rect(190, 276, 450, 150, paint.slant(shade(mall.strong, 0.12), mall.strong, shade(mall.strong, -0.4))),
    rect(216, 240, 74, 24, '#20242f', { rx: 6 }),
    circle(588, 252, 13, '#20242f'),
    circle(588, 252, 8, '#ffdf9a'),
    rect(368, 184, 94, 36, '#20242f', { rx: 7 }),
    path('M372 188H412L392 216H372Z', '#fff', { opacity: '.25' }),
    circle(415, 356, 132, paint.slant('#f3f4f7', '#a4aab8', '#5f6675')),
    circle(415, 356, 116, paint.slant('#3a3f4d', '#171a23')),
    circle(415, 356, 92, paint.slant('#11131b', '#434959')),
    circle(415, 356, 76, paint.ball('#7fb8ff', '#2c4f9c', '#141b3a', '#08060f')),
    circle(415, 356, 42, paint.ball('#b388ff', '#3b2a7a', '#0a0716')),
    oval(384, 322, 25, 16, '#fff', { opacity: '.8', transform: 'rotate(-36 384 322)' }),
    circle(442, 386, 9, '#fff', { opacity: '.45' }),
    line('M309 334A110 110 0 0 1 340 276', '#fff', 5, { opacity: '.5' }),
    rect(604, 300, 22, 96, '#fff', { rx: 11, opacity: '.1' }),
  );
  return [
    line('M196 250C90 230 70 380 120 470C150 520 250 520 300 512', '#6d432a', 19),
    line('M196 250C90 230 70 380 120 470C150 520 250 520 300 512', '#c08a50', 3, {
      'stroke-dasharray': '10 9',
    }),
    print(672, 330, 14, mall.second, shade(mall.strong, 0.1)),
    print(640, 350, -6, '#7fc0dd', '#5f9f6a'),
    body,
  ].join('');
};
