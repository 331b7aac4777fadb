import { shade } from '../color';
import { marks } from '../marks';
import { contactShadow } from '../props';
import type { Drawing } from '../stage';
import { circle, group, line, oval, path, placed, rect } from '../svg';

/** A hard-shell trolley, a cabin bag and a straw hat. */
export const luggage: Drawing = ({ paint, mall }) => {
  const shell = (x: number, y: number, width: number, height: number, color: string) =>
    group(
      {},
      rect(
        x,
        y,
        width,
        height,
        paint.across(shade(color, -0.12), shade(color, 0.3), color, shade(color, -0.4)),
        { rx: 34 },
      ),
      ...[0.2, 0.4, 0.6, 0.8].map((share) =>
        rect(
          x + width * share - 6,
          y + 22,
          12,
          height - 44,
          paint.across(shade(color, -0.35), shade(color, 0.35)),
          { rx: 6, opacity: '.75' },
        ),
      ),
      rect(x + 14, y + 18, 9, height - 60, '#fff', { rx: 4, opacity: '.3' }),
    );
  const wheel = (x: number) => circle(x, 492, 16, '#23202c') + circle(x, 492, 7, '#8b8798');
  const tag = placed(
    470,
    200,
    1,
    16,
    line('M0 -40C-10 -60 -30 -62 -40 -58', '#5b3a22', 5),
    rect(-30, -42, 60, 96, paint.down('#d9a066', '#a9713a'), { rx: 12 }),
    circle(0, -26, 6, '#5b3a22'),
    rect(-18, -4, 36, 40, '#fff6e6', { rx: 5 }),
    placed(0, 16, 0.3, 0, marks.tripmoor(mall.strong, '#fff6e6')),
  );
  return [
    path('M500 128C570 70 640 96 690 76', 'none', {
      stroke: '#ffffff',
      'stroke-width': 4,
      'stroke-dasharray': '3 14',
      'stroke-linecap': 'round',
      opacity: '.9',
    }),
    placed(
      712,
      68,
      0.85,
      62,
      path(
        'M0 -30C6 -30 8 -20 8 -10L40 12V20L8 10L6 26L16 34V39L0 34L-16 39V34L-6 26L-8 10L-40 20V12L-8 -10C-8 -20 -6 -30 0 -30Z',
        '#ffffff',
      ),
    ),
    contactShadow(paint, 330, 506, 320, 0.55),
    contactShadow(paint, 588, 504, 240, 0.5),
    line('M280 180V84H380V180', paint.across('#c7cad4', '#f4f5f8', '#8b909e'), 13),
    rect(268, 66, 124, 26, paint.down('#4a4656', '#1f1c28'), { rx: 13 }),
    wheel(250),
    wheel(410),
    shell(210, 156, 240, 330, mall.primary),
    circle(330, 300, 40, '#ffffff', { opacity: '.94' }),
    placed(330, 300, 0.62, 0, marks.tripmoor(mall.strong, '#ffffff')),
    rect(296, 164, 68, 15, shade(mall.strong, -0.4), { rx: 7 }),
    tag,
    line('M546 330C546 286 630 286 630 330', '#4a2f1c', 13),
    wheel(520),
    wheel(656),
    shell(488, 324, 200, 164, shade(mall.second, -0.05)),
    rect(488, 392, 200, 20, '#4a2f1c', { opacity: '.85' }),
    rect(572, 384, 32, 36, paint.slant('#fff0c2', '#e0ad4a', '#9c6a1c'), { rx: 6 }),
    group(
      { transform: 'translate(590 300)' },
      oval(0, 12, 112, 24, '#c99b56'),
      oval(0, 6, 112, 23, paint.across('#e2b871', '#f9e0ae', '#c99b56')),
      path(
        'M-60 4C-58 -60 -30 -66 0 -66C30 -66 58 -60 60 4C30 16 -30 16 -60 4Z',
        paint.across('#d9aa60', '#fbe6b8', '#c4924a'),
      ),
      path('M-60 -4C-30 10 30 10 60 -4L60 -22C30 -8 -30 -8 -60 -22Z', mall.strong),
    ),
  ].join('');
};
