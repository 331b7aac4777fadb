import { shade } from '../color';
import { marks } from '../marks';
import { contactShadow } from '../props';
import type { Drawing } from '../stage';
import { circle, group, line, oval, path, placed, rect } from '../svg';

/** A teddy bear among building blocks and a stacking ring. */
export const toys: Drawing = ({ paint, mall }) => {
  const fur = paint.ball('#f0bd83', '#d6924f', '#a9642b');
  const pale = paint.ball('#fff1d8', '#f3d3a2');
  const bear = group(
    {},
    circle(318, 178, 38, fur),
    circle(470, 178, 38, fur),
    circle(318, 180, 20, '#f0c08c'),
    circle(470, 180, 20, '#f0c08c'),
    oval(394, 402, 104, 100, fur),
    oval(394, 416, 64, 66, pale),
    oval(288, 372, 34, 62, fur, { transform: 'rotate(28 288 372)' }),
    oval(500, 372, 34, 62, fur, { transform: 'rotate(-28 500 372)' }),
    oval(394, 242, 112, 96, fur),
    oval(322, 474, 54, 44, fur),
    oval(466, 474, 54, 44, fur),
    oval(322, 476, 30, 26, pale),
    oval(466, 476, 30, 26, pale),
    oval(394, 276, 46, 36, pale),
    oval(394, 260, 17, 12, '#4a2a18'),
    line('M394 272V284M394 284C386 296 374 296 368 288M394 284C402 296 414 296 420 288', '#4a2a18', 5),
    circle(350, 236, 11, '#2f1a10'),
    circle(438, 236, 11, '#2f1a10'),
    circle(354, 232, 4, '#fff'),
    circle(442, 232, 4, '#fff'),
    oval(326, 268, 18, 12, '#f08a6c', { opacity: '.45' }),
    oval(462, 268, 18, 12, '#f08a6c', { opacity: '.45' }),
    path(
      'M394 344L340 320C330 340 330 356 342 370ZM394 344L448 320C458 340 458 356 446 370Z',
      paint.down(shade(mall.primary, 0.2), shade(mall.primary, -0.15)),
    ),
    circle(394, 344, 16, shade(mall.primary, -0.2)),
  );
  const block = (x: number, y: number, size: number, color: string, inner: string) =>
    placed(
      x,
      y,
      size / 100,
      0,
      path('M0 0L18 -16H118L100 0Z', shade(color, 0.4)),
      path('M100 0L118 -16V84L100 100Z', shade(color, -0.35)),
      rect(0, 0, 100, 100, paint.slant(shade(color, 0.15), shade(color, -0.1))),
      rect(13, 13, 74, 74, '#ffffff', { rx: 8, opacity: '.92' }),
      inner,
    );
  const rings = [
    [92, 470, '#e8574b'],
    [80, 434, '#f2a33a'],
    [66, 400, '#f4d24a'],
    [52, 370, mall.second],
    [38, 344, mall.primary],
  ] as const;
  return [
    contactShadow(paint, 400, 510, 640, 0.45),
    rect(646, 316, 12, 150, '#e0c39a', { rx: 6 }),
    rings
      .map(([width, y, color]) =>
        rect(652 - width, y, width * 2, 36, paint.down(shade(color, 0.35), color, shade(color, -0.25)), {
          rx: 18,
        }),
      )
      .join(''),
    circle(652, 326, 20, paint.ball('#fff', '#f4d24a')),
    block(92, 402, 104, mall.primary, placed(50, 50, 0.55, 0, marks.wobblewood(mall.primary, '#ffffff'))),
    block(
      124,
      300,
      92,
      '#f2a33a',
      path('M50 24L58 42L78 44L63 57L68 76L50 66L32 76L37 57L22 44L42 42Z', '#f2a33a'),
    ),
    bear,
    block(196, 446, 62, mall.second, circle(50, 50, 22, mall.second)),
  ].join('');
};
