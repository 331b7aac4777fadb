import { shade } from '../color';
import { marks } from '../marks';
import { contactShadow } from '../props';
import type { Drawing } from '../stage';
import { circle, group, line, oval, path, placed, rect } from '../svg';

/** Warm stones, rolled towels, oil and a candle. */
export const spa: Drawing = ({ paint, mall }) => {
  const stone = (x: number, y: number, rx: number, ry: number) =>
    oval(x, y, rx, ry, paint.ball('#8d97a3', '#59626e', '#2f3640')) +
    oval(x - rx * 0.25, y - ry * 0.45, rx * 0.4, ry * 0.18, '#fff', { opacity: '.22' });
  const towel = (x: number, y: number, color: string) =>
    group(
      {},
      rect(x, y - 40, 200, 80, paint.down(shade(color, 0.5), color, shade(color, -0.18)), { rx: 40 }),
      circle(x + 162, y, 40, shade(color, 0.3)),
      line(`M${x + 162} ${y}a10 10 0 0 1 18 8a22 22 0 0 1 -38 -4a28 28 0 0 1 44 -22`, shade(color, -0.25), 4),
      rect(x + 40, y - 40, 22, 80, shade(color, -0.1), { opacity: '.5' }),
    );
  const glass = mall.second;
  const bottle = group(
    {},
    rect(548, 232, 52, 34, paint.across('#3a2a20', '#7d5d45', '#3a2a20'), { rx: 6 }),
    rect(554, 262, 40, 26, shade(glass, -0.1)),
    path(
      'M528 310C528 290 548 286 556 282H592C600 286 620 290 620 310V470C620 482 612 488 600 488H548C536 488 528 482 528 470Z',
      paint.across(shade(glass, -0.25), shade(glass, 0.35), glass, shade(glass, -0.45)),
    ),
    rect(536, 348, 76, 96, '#fffaf2', { rx: 6 }),
    placed(574, 388, 0.55, 0, marks.seravelle(mall.strong, '#fffaf2')),
    rect(552, 424, 44, 6, mall.strong, { rx: 3, opacity: '.6' }),
    rect(538, 306, 9, 160, '#fff', { rx: 4, opacity: '.4' }),
  );
  const petal = (turn: number, color: string) =>
    path('M0 0C-34 -18 -40 -66 0 -88C40 -66 34 -18 0 0Z', color, { transform: `rotate(${turn})` });
  const blossom = [-96, 96, -52, 52, 0]
    .map((turn) => petal(turn, paint.down('#ffffff', shade(mall.primary, 0.72), shade(mall.primary, 0.35))))
    .join('');
  return placed(
    -56,
    -74,
    1.15,
    0,
    [
      contactShadow(paint, 410, 494, 620, 0.42),
      bottle,
      towel(130, 446, '#f3e9dc'),
      towel(160, 370, shade(mall.primary, 0.62)),
      stone(424, 462, 92, 28),
      stone(428, 414, 70, 24),
      stone(424, 374, 50, 19),
      placed(424, 362, 0.86, 0, blossom, circle(0, -10, 13, mall.gold)),
      group(
        {},
        rect(646, 420, 82, 70, paint.across('#e8dcc9', '#fffaf0', '#cbbba3'), { rx: 10 }),
        oval(687, 422, 41, 9, '#f7eddb'),
        circle(687, 386, 56, paint.glow('#ffcf6b', 0.8)),
        path('M687 356C700 376 700 396 687 406C674 396 674 376 687 356Z', paint.down('#fff3c2', '#ffb238')),
        line('M687 402V420', '#4a3626', 4),
      ),
      line('M96 500C130 480 150 496 180 484', shade(mall.second, -0.2), 6, { opacity: '.35' }),
    ].join(''),
  );
};
