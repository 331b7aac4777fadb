import { shade } from '../color';
import { contactShadow } from '../props';
import type { Drawing } from '../stage';
import { circle, line, oval, path, placed } from '../svg';
import { gift } from './gift';

/** Lanterns, lamps and presents of a festive season. */
export const festival: Drawing = ({ paint, mall }) => {
  const lantern = (x: number, y: number, size: number, color: string) =>
    line(`M${x} -400V${y - 70 * size}`, mall.gold, 3) +
    circle(x, y, 130 * size, paint.glow('#ffd27a', 0.55)) +
    placed(
      x,
      y,
      size,
      0,
      path(
        'M-34 -70H34L62 0L34 70H-34L-62 0Z',
        paint.across(shade(color, -0.1), shade(color, 0.4), shade(color, -0.2)),
      ),
      path('M-14 -70H14L22 0L14 70H-14L-22 0Z', '#fff3c9', { opacity: '.75' }),
      line('M-62 0H62', mall.gold, 5),
      path('M-38 -82H38V-66H-38ZM-38 66H38V82H-38Z', mall.gold),
      line('M-24 84V128M-8 84V140M8 84V140M24 84V128', shade(color, 0.25), 5),
    );
  const lamp = (x: number, y: number, size: number) =>
    placed(
      x,
      y,
      size,
      0,
      circle(0, -48, 92, paint.glow('#ffc85c', 0.85)),
      path(
        'M0 -100C26 -66 24 -40 0 -28C-24 -40 -26 -66 0 -100Z',
        paint.down('#fff9d8', '#ffc043', '#f08a24'),
      ),
      path(
        'M-76 -26C-50 -14 50 -14 76 -26C70 24 40 36 0 36C-40 36 -70 24 -76 -26Z',
        paint.across('#a94f22', '#e68a4a', '#8d3d18'),
      ),
      oval(0, -24, 76, 12, '#6d2c10'),
      line('M-56 2C-30 14 30 14 56 2', mall.gold, 5, { 'stroke-dasharray': '1 13' }),
    );
  const string = 'M-10 12Q90 84 200 12Q300 84 410 12Q510 84 620 12Q720 84 820 12';
  const bloom = (width: number, color: string, offset: number) =>
    line(string, color, width, { 'stroke-dasharray': '.1 52', 'stroke-dashoffset': offset });
  const marigolds =
    bloom(40, '#f7a823', 0) + bloom(20, '#e08414', 0) + bloom(40, '#f5c83c', 26) + bloom(20, '#e8ac1e', 26);
  return [
    lantern(180, 186, 1, mall.second),
    lantern(640, 150, 0.8, mall.primary),
    lantern(410, 120, 0.62, '#f0a03c'),
    marigolds,
    contactShadow(paint, 410, 490, 460, 0.6),
    gift(paint, 480, 488, 240, mall.primary, mall.gold),
    gift(paint, 304, 490, 180, shade(mall.second, 0.05), '#fff1d6'),
    gift(paint, 470, 300, 130, '#f6e3c4', mall.strong),
    lamp(180, 470, 0.8),
    lamp(640, 476, 0.92),
    lamp(404, 520, 0.62),
  ].join('');
};
