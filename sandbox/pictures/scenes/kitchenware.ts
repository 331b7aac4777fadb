import { shade } from '../color';
import { marks } from '../marks';
import { contactShadow } from '../props';
import type { Drawing } from '../stage';
import { circle, group, line, oval, path, placed, rect } from '../svg';

/** An enamelled casserole, a jar of wooden spoons and copper on the wall. */
export const kitchenware: Drawing = ({ paint, mall }) => {
  const enamel = mall.primary;
  const glaze = paint.across(shade(enamel, -0.3), shade(enamel, 0.3), enamel, shade(enamel, -0.45));
  const copper = paint.slant('#ffd9b8', '#d98752', '#8d4a24');
  const wood = paint.across('#b97f45', '#eec48e', '#a56c34');
  const pan = (x: number, y: number, r: number) =>
    line(`M${x} ${y - r}V${y - r - 90}`, '#5b3f30', 13) +
    circle(x, y - r - 96, 9, 'none', { stroke: '#5b3f30', 'stroke-width': 5 }) +
    circle(x, y, r, copper) +
    circle(x, y, r * 0.8, paint.ball('#ffe6cf', '#e09a66', '#b4683a'));
  const pot = group(
    {},
    contactShadow(paint, 360, 500, 420, 0.55),
    line('M196 356C150 346 150 410 200 404M530 356C576 346 576 410 526 404', shade(enamel, -0.3), 22),
    path('M192 330H534V432C534 474 504 496 466 496H260C222 496 192 474 192 432Z', glaze),
    rect(184, 318, 358, 24, paint.across(shade(enamel, -0.4), shade(enamel, 0.1), shade(enamel, -0.5)), {
      rx: 12,
    }),
    path('M192 318C198 256 280 238 363 238C446 238 528 256 534 318Z', glaze),
    path('M226 306C240 266 300 252 350 250C290 262 262 280 250 306Z', '#fff', { opacity: '.35' }),
    rect(336, 214, 54, 28, paint.across('#b98a3c', '#f7dd9a', '#96682a'), { rx: 12 }),
    circle(363, 418, 42, '#ffffff', { opacity: '.94' }),
    placed(363, 418, 0.6, 0, marks['ladle-and-loom'](mall.strong, '#ffffff')),
    rect(210, 356, 12, 104, '#fff', { rx: 6, opacity: '.35' }),
  );
  const jar = group(
    {},
    contactShadow(paint, 640, 496, 150, 0.5),
    placed(
      604,
      350,
      1,
      -15,
      rect(-8, -130, 16, 170, wood, { rx: 8 }),
      oval(0, -150, 27, 38, wood),
      oval(-4, -152, 16, 26, '#c08a50', { opacity: '.6' }),
    ),
    placed(
      644,
      350,
      1,
      2,
      rect(-8, -150, 16, 190, wood, { rx: 8 }),
      path('M-26 -150H26L20 -224H-20Z', wood),
      line('M-8 -212V-164M8 -212V-164', '#a56c34', 5),
    ),
    placed(
      682,
      350,
      1,
      17,
      rect(-7, -120, 14, 160, '#8b909e', { rx: 7 }),
      line(
        'M0 -112C-36 -150 -26 -206 0 -210C26 -206 36 -150 0 -112M0 -112C-14 -150 -12 -196 0 -210C12 -196 14 -150 0 -112',
        '#a9aebb',
        5,
      ),
    ),
    path(
      'M574 336H706L694 480C692 490 686 494 676 494H604C594 494 588 490 586 480Z',
      paint.across('#d9cfc0', '#fffaf0', '#efe5d6', '#b9ac98'),
    ),
    path('M578 380H702L700 404H580Z', mall.second, { opacity: '.85' }),
  );
  return [
    line('M90 66H430', '#8b5a34', 11),
    pan(170, 220, 50),
    pan(292, 200, 38),
    pan(394, 190, 30),

    pot,
    jar,
    group(
      { transform: 'translate(120 470)' },
      circle(0, -2, 30, paint.ball('#ff9a7d', '#e0432f', '#9c2318')),
      path('M-16 -28C-6 -22 6 -22 16 -28C8 -36 -8 -36 -16 -28Z', '#5aa244'),
      circle(46, 8, 24, paint.ball('#ffb08f', '#e65a3c', '#a82c1c')),
      path('M34 -12C42 -8 50 -8 58 -12C52 -18 40 -18 34 -12Z', '#5aa244'),
    ),
  ].join('');
};
