import { shade } from '../color';
import { marks } from '../marks';
import { contactShadow } from '../props';
import type { Drawing } from '../stage';
import { circle, group, line, oval, path, placed, rect } from '../svg';

/** Popcorn, a drink and two tickets under the projector's beam. */
export const cinema: Drawing = ({ paint, mall, random }) => {
  const red = mall.primary;
  const corn = paint.ball('#fffdf2', '#ffe9b0', '#e8b95c');
  const kernels = [
    [318, 238, 30],
    [362, 214, 34],
    [408, 206, 36],
    [452, 220, 32],
    [490, 242, 28],
    [340, 252, 32],
    [386, 240, 36],
    [432, 246, 34],
    [472, 258, 28],
    [410, 176, 26],
    [364, 184, 22],
    [452, 188, 22],
  ] as const;
  const popcorn = kernels
    .map(
      ([x, y, r]) =>
        circle(x + random.between(-3, 3), y, r, corn) +
        circle(x + r * 0.4, y + r * 0.35, r * 0.42, '#f3c766', { opacity: '.5' }),
    )
    .join('');
  const bucket = 'M296 256L514 256L484 486L326 486Z';
  const stripes = [0, 1, 2, 3].map((index) => {
    const top = 322 + index * 54;
    const bottom = 344 + index * 39;
    return path(`M${top} 250L${top + 28} 250L${bottom + 20} 490L${bottom} 490Z`, red);
  });
  const ticket = (color: string) =>
    path('M0 0H190V28A14 14 0 0 0 190 56V86H0V56A14 14 0 0 0 0 28Z', color) +
    line('M138 8V78', shade(color, -0.45), 3, { 'stroke-dasharray': '5 9' }) +
    placed(50, 43, 0.5, 0, marks.moonreel(shade(color, -0.55), color)) +
    rect(86, 28, 40, 8, shade(color, -0.4), { rx: 4 }) +
    rect(86, 48, 28, 8, shade(color, -0.4), { rx: 4 }) +
    rect(154, 22, 20, 42, shade(color, -0.4), { rx: 4, opacity: '.7' });
  return [
    path('M800 -20L860 60L330 520L90 480Z', paint.fade('#fff2cf', 0.34, 0.02)),
    contactShadow(paint, 400, 488, 270, 0.6),
    contactShadow(paint, 592, 484, 150, 0.6),
    path(
      'M534 262L652 262L636 484L550 484Z',
      paint.across(shade(red, -0.5), shade(red, 0.1), shade(red, -0.1), shade(red, -0.6)),
    ),
    path('M540 330L646 330L640 410L546 410Z', '#fff6e8'),
    placed(593, 370, 0.6, 0, marks.moonreel(red, '#fff6e8')),
    rect(526, 246, 134, 24, paint.across('#e8e2f0', '#ffffff', '#bfb6cc'), { rx: 10 }),
    line('M606 246L626 130L664 118', '#ffffff', 11),
    line('M606 246L626 130L664 118', red, 11, { 'stroke-dasharray': '16 16', 'stroke-linecap': 'butt' }),
    popcorn,
    group(
      { 'clip-path': paint.clip(path(bucket, '#000')) },
      path(bucket, '#fff8ee'),
      ...stripes,
      rect(290, 250, 230, 240, paint.across('#170d2b', '#170d2b', '#ffffff', '#170d2b'), { opacity: '.16' }),
    ),
    oval(405, 374, 62, 62, '#fff8ee'),
    placed(405, 374, 0.92, 0, marks.moonreel(shade(red, -0.2), '#fff8ee')),
    placed(140, 404, 1, -16, ticket('#f4c65a')),
    placed(156, 424, 1, 4, ticket('#ffe2a0')),
    placed(250, 500, 0.62, 0, circle(0, 0, 30, corn) + circle(20, 10, 20, corn) + circle(420, -6, 26, corn)),
  ].join('');
};
